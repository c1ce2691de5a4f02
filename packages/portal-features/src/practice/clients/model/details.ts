import type { Client, ClientDetails } from '@sakina/platform/contract';
import { clientDetailsLimits, language } from '@sakina/platform/contract';
import { isPhone, plainPhone } from '@sakina/platform/domain';

/** What is typed of a client's details; an empty text is nothing. */
export interface DetailsForm {
  preferredName: string;
  pronouns: string;
  /** `YYYY-MM-DD`, or empty. */
  birthDate: string;
  phone: string;
  language: string;
  contactName: string;
  contactRelationship: string;
  contactPhone: string;
  /** Separated by commas. */
  tags: string;
  risk: '' | 'WATCH' | 'HIGH';
  riskNotes: string;
}

/** The details as a form shows them. */
export function formOf({ emergencyContact, risk, tags, ...details }: ClientDetails): DetailsForm {
  return {
    preferredName: details.preferredName ?? '',
    pronouns: details.pronouns ?? '',
    birthDate: details.birthDate ?? '',
    phone: details.phone ?? '',
    language: details.language ?? '',
    contactName: emergencyContact?.name ?? '',
    contactRelationship: emergencyContact?.relationship ?? '',
    contactPhone: emergencyContact?.phone ?? '',
    tags: tags.join(', '),
    risk: risk?.level ?? '',
    riskNotes: risk?.notes ?? '',
  };
}

/** What is sent: only what differs from what was read, so that another window's change of another field stands. */
export function changesOf(form: DetailsForm, base: ClientDetails): Partial<ClientDetails> {
  const before = formOf(base);
  const differs = (...fields: (keyof DetailsForm)[]) =>
    fields.some((field) => form[field].trim() !== before[field].trim());
  const orNull = (text: string) => text.trim() || null;
  const contact = [form.contactName.trim(), form.contactRelationship.trim(), plainPhone(form.contactPhone)];
  const [name = '', relationship = '', phone = ''] = contact;
  return {
    ...(differs('preferredName') && { preferredName: orNull(form.preferredName) }),
    ...(differs('pronouns') && { pronouns: orNull(form.pronouns) }),
    ...(differs('birthDate') && { birthDate: orNull(form.birthDate) }),
    ...(differs('phone') && { phone: orNull(plainPhone(form.phone)) }),
    ...(differs('language') && { language: language.options.find((tag) => tag === form.language) ?? null }),
    ...(differs('contactName', 'contactRelationship', 'contactPhone') && {
      emergencyContact: contact.every((text) => text === '') ? null : { name, relationship, phone },
    }),
    ...(differs('tags') && { tags: tagsOf(form.tags) }),
    ...(differs('risk', 'riskNotes') && {
      risk: form.risk === '' ? null : { level: form.risk, notes: form.riskNotes.trim() },
    }),
  };
}

/** Tags as typed, each once; Arabic commas separate too. */
export function tagsOf(typed: string): string[] {
  return [
    ...new Set(
      typed
        .split(/[,،]/)
        .map((tag) => tag.trim())
        .filter((tag) => tag !== ''),
    ),
  ];
}

/** Which fields are wrong, before anything is sent. */
export type DetailsProblem = 'phone' | 'contact' | 'contactPhone' | 'riskNotes' | 'tags';

/** What is wrong with a form, in its order. */
export function problemsOf(form: DetailsForm): DetailsProblem[] {
  const name = form.contactName.trim();
  const others = [form.contactRelationship, form.contactPhone].map((text) => text.trim());
  const hasContact = name !== '' || others.some((text) => text !== '');
  const tags = tagsOf(form.tags);
  const problems: [DetailsProblem, boolean][] = [
    ['phone', form.phone.trim() !== '' && !isPhone(form.phone)],
    ['contact', hasContact && (name === '' || others[0] === '')],
    ['contactPhone', hasContact && !isPhone(others[1] ?? '')],
    ['tags', tags.length > clientDetailsLimits.tags || tags.some((tag) => tag.length > clientDetailsLimits.tag)],
    ['riskNotes', form.risk !== '' && form.riskNotes.trim() === ''],
  ];
  return problems.filter(([, isWrong]) => isWrong).map(([problem]) => problem);
}

/** The name a client is called by first, and the other where there are two. */
export function namesOf({ displayName, preferredName }: Pick<Client, 'displayName' | 'preferredName'>): {
  name: string;
  preferred: string | null;
} {
  return {
    name: displayName,
    preferred: preferredName !== null && preferredName !== displayName ? preferredName : null,
  };
}
