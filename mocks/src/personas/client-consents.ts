import type { ClientConsent, ClientConsentKind, UserId } from '@sakina/platform/contract';
import { ids } from './ids.ts';
import { clients } from './people.ts';

/** The newest version of each text. */
export const consentTextVersions: Readonly<Record<ClientConsentKind, number>> = {
  TREATMENT: 3,
  TELEHEALTH: 2,
  RECORDING: 2,
  AI_SCRIBE: 1,
  RELEASE: 1,
};

/** Consents of the demo practice to Dr. Rahman; days count back from today. */
interface ConsentSeed extends Pick<ClientConsent, 'kind' | 'textVersion' | 'language' | 'how'> {
  id: string;
  client: UserId;
  daysAgo: number;
  status?: 'GIVEN' | 'REQUESTED';
  recipient?: string;
}

const { layla, noah } = ids.users;
const person = (index: number) => (clients[index] ?? clients[0]).id;

export const consentSeeds: readonly ConsentSeed[] = [
  { id: 'cst-l1treat', client: layla, kind: 'TREATMENT', textVersion: 3, language: 'en', how: 'ONLINE', daysAgo: 58 },
  { id: 'cst-l2tele', client: layla, kind: 'TELEHEALTH', textVersion: 1, language: 'en', how: 'ONLINE', daysAgo: 58 },
  { id: 'cst-l3rec', client: layla, kind: 'RECORDING', textVersion: 2, language: 'en', how: 'IN_PERSON', daysAgo: 44 },
  { id: 'cst-l4ai', client: layla, kind: 'AI_SCRIBE', textVersion: 1, language: 'en', how: 'ONLINE', daysAgo: 30 },
  {
    id: 'cst-l5rel',
    client: layla,
    kind: 'RELEASE',
    textVersion: 1,
    language: 'en',
    how: null,
    daysAgo: 2,
    status: 'REQUESTED',
    recipient: 'Rania Haddad, sister',
  },
  { id: 'cst-n1treat', client: noah, kind: 'TREATMENT', textVersion: 3, language: 'en', how: 'ONLINE', daysAgo: 29 },
  {
    id: 'cst-f1treat',
    client: person(5),
    kind: 'TREATMENT',
    textVersion: 2,
    language: 'fr',
    how: 'ON_PAPER',
    daysAgo: 61,
  },
];
