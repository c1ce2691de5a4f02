/** What the person types and agrees to. */
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

/** The longest reason the server takes. */
export const REASON_LIMIT = 2000;

const PHONE = /^\+?[0-9 ()-]{6,20}$/;

/** Whether a phone number may be sent; an empty one is no number. */
export function isPhone(value: string): boolean {
  const number = value.trim();
  return number === '' || (PHONE.test(number) && number.replace(/\D/g, '').length >= 6);
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

/** What a person types for a booking, kept until it is booked. Consents are not: they are given anew. */
export type TypedDetails = Pick<DetailsForm, 'reasonForVisit' | 'phone'>;

/** What is typed; null for nothing. */
export function typedDetails(reasonForVisit: string, phone: string): TypedDetails | null {
  return reasonForVisit.trim() === '' && phone.trim() === '' ? null : { reasonForVisit, phone };
}

/** Reads what was kept of an earlier visit; what is no text is left out. */
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
