import { answerLimits, applicationLimits } from '@sakina/platform/contract';
import type { CredentialDocument } from '@sakina/platform/contract';
import { looksLikeEmail } from '@sakina/platform/domain';
import type { JoiningMessage } from '../messages/index.ts';
import type { ApplicationForm } from './application-form.ts';
import { isLicenceNumber } from './licence.ts';
import type { Problem } from './joining-problems.ts';

/** The steps of an application, in order. */
export const applicationSteps = ['person', 'work', 'papers', 'references', 'documents', 'review'] as const;
export type ApplicationStep = (typeof applicationSteps)[number];

/** The parts of an application that each step fills in; documents are uploaded one by one, and the review adds none. */
export const partsOfStep: Readonly<Record<ApplicationStep, readonly (keyof ApplicationForm)[]>> = {
  person: ['kind', 'years', 'statement'],
  work: ['specialities', 'languages'],
  papers: ['credentials'],
  references: ['references'],
  documents: [],
  review: [],
};

/** What the applicant confirms on submit; given each time, so never stored. */
export interface Confirmations {
  truthful: boolean;
  contact: boolean;
}

export const noConfirmations: Confirmations = { truthful: false, contact: false };

type Finding = Omit<Problem<ApplicationStep>, 'step'>;

/** The problems of a required line of text. */
function lineProblems(name: string, text: string, missing: JoiningMessage, limit: number): Finding[] {
  const { length } = text.trim();
  if (length === 0) return [{ name, text: missing }];
  return length > limit ? [{ name, text: 'problem.tooLong', count: limit }] : [];
}

function personProblems({ kind, years, statement }: ApplicationForm): Finding[] {
  const { length } = statement.trim();
  const { statementLeast, statement: most } = applicationLimits;
  return [
    ...(kind === '' ? [{ name: 'kind', text: 'problem.kind' } as const] : []),
    ...(years === null ? [{ name: 'years', text: 'problem.years' } as const] : []),
    ...(years !== null && (!Number.isInteger(years) || years < 0 || years > answerLimits.years)
      ? [{ name: 'years', text: 'problem.yearsWrong', count: answerLimits.years } as const]
      : []),
    ...(length < statementLeast
      ? [
          {
            name: 'statement',
            text: length === 0 ? 'problem.statement' : 'problem.statementShort',
            count: statementLeast,
          } as const,
        ]
      : []),
    ...(length > most ? [{ name: 'statement', text: 'problem.tooLong', count: most } as const] : []),
  ];
}

function paperProblems({ kind, credentials }: ApplicationForm): Finding[] {
  const found = credentials.flatMap(({ key, title, issuer, number }): Finding[] => [
    ...lineProblems(`credential-${key}-title`, title, 'problem.credentialTitle', applicationLimits.title),
    ...lineProblems(`credential-${key}-issuer`, issuer, 'problem.credentialIssuer', applicationLimits.issuer),
    ...(number.trim() !== '' && !isLicenceNumber(number)
      ? [{ name: `credential-${key}-number`, text: 'problem.licenseNumberWrong' } as const]
      : []),
  ]);
  const hasNumber = credentials.some(({ number }) => number.trim() !== '');
  if (kind === 'THERAPIST' && !hasNumber)
    found.push({
      name: credentials[0] ? `credential-${credentials[0].key}-number` : 'credentials',
      text: 'problem.credentialTherapist',
    });
  if (kind === 'IMAM' && credentials.length === 0) found.push({ name: 'credentials', text: 'problem.credentialImam' });
  return found;
}

function referenceProblems({ references }: ApplicationForm): Finding[] {
  if (references.length === 0) return [{ name: 'references', text: 'problem.references' }];
  return references.flatMap(({ key, name, relation, email }): Finding[] => [
    ...lineProblems(`reference-${key}-name`, name, 'problem.referenceName', applicationLimits.name),
    ...lineProblems(`reference-${key}-relation`, relation, 'problem.referenceRelation', applicationLimits.relation),
    ...(looksLikeEmail(email) && email.trim().length <= applicationLimits.email
      ? []
      : [
          {
            name: `reference-${key}-email`,
            text: email.trim() === '' ? 'problem.referenceEmail' : 'problem.referenceEmailWrong',
          } as const,
        ]),
  ]);
}

/** All problems of an application, in the order of its steps; empty once it can be submitted. */
export function applicationProblems(
  form: ApplicationForm,
  documents: readonly CredentialDocument[],
  confirmed: Confirmations,
): Problem<ApplicationStep>[] {
  const at = (step: ApplicationStep, found: readonly Finding[]) => found.map((problem) => ({ ...problem, step }));
  return [
    ...at('person', personProblems(form)),
    ...at('work', [
      ...(form.specialities.length === 0 ? [{ name: 'specialities', text: 'problem.specialities' } as const] : []),
      ...(form.languages.length === 0 ? [{ name: 'languages', text: 'problem.languages' } as const] : []),
    ]),
    ...at('papers', paperProblems(form)),
    ...at('references', referenceProblems(form)),
    ...at('documents', documents.length === 0 ? [{ name: 'documents', text: 'problem.documents' }] : []),
    ...at('review', [
      ...(confirmed.truthful ? [] : [{ name: 'truthful', text: 'problem.truthful' } as const]),
      ...(confirmed.contact ? [] : [{ name: 'contact', text: 'problem.contact' } as const]),
    ]),
  ];
}

/**
 * The form field for a field name in the server's response, with its step; null for one that the form does not show.
 */
export function applicationFieldOf(
  serverName: string,
  form: ApplicationForm,
): { step: ApplicationStep; name: string } | null {
  const [part = '', index, field] = serverName.split('.');
  const row = (rows: readonly { key: number }[], kind: string) => {
    const key = index === undefined ? undefined : rows[Number(index)]?.key;
    return key === undefined || field === undefined ? null : `${kind}-${key}-${field}`;
  };
  switch (part) {
    case 'kind':
    case 'statement':
      return { step: 'person', name: part };
    case 'yearsOfExperience':
      return { step: 'person', name: 'years' };
    case 'specialities':
    case 'languages':
      return { step: 'work', name: part };
    case 'credentials':
      return { step: 'papers', name: row(form.credentials, 'credential') ?? part };
    case 'references':
      return { step: 'references', name: row(form.references, 'reference') ?? part };
    case 'documents':
      return { step: 'documents', name: part };
    default:
      return null;
  }
}
