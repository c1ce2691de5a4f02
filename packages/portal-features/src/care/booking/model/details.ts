import { isPhone } from '@sakina/platform/domain';

/** What the user types and agrees to. */
export interface DetailsForm {
  reasonForVisit: string;
  phone: string;
  treatment: boolean;
  telehealth: boolean;
  policy: boolean;
}

export type DetailsField = keyof DetailsForm;

export const emptyDetails: DetailsForm = {
  reasonForVisit: '',
  phone: '',
  treatment: false,
  telehealth: false,
  policy: false,
};

/** Whether a phone number may be sent. It is optional, so an empty one may. */
export function isOptionalPhone(value: string): boolean {
  return value.trim() === '' || isPhone(value);
}

/** What the server rejected, with its message for each field. */
export type RefusedDetails = readonly (readonly [DetailsField, string])[];

export const NO_REFUSALS: RefusedDetails = [];

/** The rejected fields that the details step asks for; a field it does not ask for is left out. */
export function refusedDetails(fields: Readonly<Record<string, string>>): RefusedDetails {
  return Object.entries(fields).flatMap(([name, message]) => {
    const field = detailsField(name);
    return field ? [[field, message] as const] : [];
  });
}

/** The form field that a name in the server's answer refers to, or null. */
export function detailsField(name: string): DetailsField | null {
  const field = name.replace(/^consent\./, '');
  return Object.hasOwn(emptyDetails, field) ? (field as DetailsField) : null;
}

/** The part of the details that is kept as a draft. Consents are not: they have to be given again. */
export type TypedDetails = Pick<DetailsForm, 'reasonForVisit' | 'phone'>;

/** The draft of what is typed; null where nothing is. */
export function typedDetails(reasonForVisit: string, phone: string): TypedDetails | null {
  return reasonForVisit.trim() === '' && phone.trim() === '' ? null : { reasonForVisit, phone };
}

/** Reads a stored draft; a value that is not a string becomes empty. */
export function readKeptDetails(value: unknown): TypedDetails {
  const { reasonForVisit, phone } = (typeof value === 'object' && value !== null ? value : {}) as {
    reasonForVisit?: unknown;
    phone?: unknown;
  };
  return {
    reasonForVisit: typeof reasonForVisit === 'string' ? reasonForVisit : '',
    phone: typeof phone === 'string' ? phone : '',
  };
}
