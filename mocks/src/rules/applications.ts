import type { ProviderApplication } from '@sakina/platform/contract';

/** The minimum length of a statement. */
const STATEMENT_LENGTH = 80;

/** What an application still needs before it can be submitted, in words by field. */
export function missingFrom({
  kind,
  statement,
  specialities,
  languages,
  credentials,
  references,
  documents,
  yearsOfExperience,
}: ProviderApplication): Record<string, string> {
  const missing: Record<string, string> = {};
  if (statement.trim().length < STATEMENT_LENGTH)
    missing['statement'] = 'Please tell us a little more: two or three sentences at least.';
  if (specialities.length === 0) missing['specialities'] = 'Choose at least one.';
  if (languages.length === 0) missing['languages'] = 'Choose at least one.';
  if (yearsOfExperience === null) missing['yearsOfExperience'] = 'This is needed.';
  if (references.length === 0) missing['references'] = 'Name someone who can speak for you.';
  if (documents.length === 0) missing['documents'] = 'Add at least one document.';
  if (kind === 'THERAPIST' && !credentials.some(({ number }) => number !== null))
    missing['credentials'] = 'Therapists need a license with its number.';
  if (kind === 'IMAM' && credentials.length === 0) missing['credentials'] = 'Name your training or appointment.';
  return missing;
}
