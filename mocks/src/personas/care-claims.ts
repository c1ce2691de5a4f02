import type { Diagnosis, UserId } from '@sakina/platform/contract';
import { ids } from './ids.ts';
import { clients } from './people.ts';

const person = (index: number) => (clients[index] ?? clients[0]).id;

/**
 * The error in a claim: sent without the modifier of a video session, with questionnaires that are part of the session,
 * or with a diagnosis that is not complete.
 */
export type ClaimQuirk = 'MISSING_MODIFIER' | 'QUESTIONNAIRES' | 'INCOMPLETE_DIAGNOSIS';

/** Claims with errors, by the client's sessions counted from 0. Claims after the end of a policy need no entry. */
export const claimQuirks: readonly { client: UserId; session: number; quirk: ClaimQuirk }[] = [
  { client: ids.users.layla, session: 1, quirk: 'MISSING_MODIFIER' },
  { client: person(3), session: 3, quirk: 'QUESTIONNAIRES' },
  { client: person(1), session: 6, quirk: 'INCOMPLETE_DIAGNOSIS' },
];

const adjustment: Diagnosis = {
  code: 'F43.23',
  description: 'Adjustment disorder with mixed anxiety and depressed mood',
};

const diagnoses = new Map<UserId, Diagnosis[]>([
  [
    ids.users.layla,
    [
      { code: 'F41.0', description: 'Panic disorder [episodic paroxysmal anxiety]' },
      { code: 'Z63.4', description: 'Disappearance and death of family member' },
    ],
  ],
  [
    ids.users.noah,
    [
      { code: 'F51.01', description: 'Primary insomnia' },
      { code: 'Z56.6', description: 'Other physical and mental strain related to work' },
    ],
  ],
  [person(0), [{ code: 'F41.1', description: 'Generalized anxiety disorder' }]],
  [person(1), [{ code: 'F33.1', description: 'Major depressive disorder, recurrent, moderate' }]],
  [person(3), [{ code: 'F43.12', description: 'Post-traumatic stress disorder, chronic' }]],
  [person(5), [{ code: 'F34.1', description: 'Dysthymic disorder' }]],
]);

/** What a client is treated for, the leading diagnosis first. */
export function diagnosesOf(client: UserId): Diagnosis[] {
  return diagnoses.get(client) ?? [adjustment];
}
