import type { RecordGrantId } from '@sakina/platform/contract';
import { addMinutes, iso } from '../clock.ts';
import type { Rows } from '../store/rows.ts';
import { ids } from './ids.ts';
import { clients } from './people.ts';

const DAY = 1440;
const [, , , , , fatima = clients[0]] = clients;

/**
 * Administrators who asked to read a record: one who waits, one who can read now, and one whose access no one has
 * reviewed.
 */
export function recordGrantSeeds(now: Date): readonly Rows['recordGrants'][] {
  const ago = (minutes: number) => iso(addMinutes(now, -minutes));
  const ingrid = { id: ids.users.ingrid, displayName: 'Ingrid Solheim' };
  const mariam = { id: ids.users.mariam, displayName: 'Dr. Mariam El-Sayed' };
  const open = { ended: null, reads: [], review: null, withheldReason: null };
  return [
    {
      ...open,
      id: 'brk-m4k8r2t6' as RecordGrantId,
      client: { id: ids.users.noah, displayName: 'Noah Bergström' },
      requestedBy: mariam,
      requestedAt: ago(4),
      reason: 'COMPLAINT',
      words: 'He says a session is on file that never took place. We need to check the note from November 11.',
      isInDanger: false,
      decision: null,
      activeUntil: null,
    },
    {
      ...open,
      id: 'brk-h6d2w9p3' as RecordGrantId,
      client: { id: fatima.id, displayName: fatima.displayName },
      requestedBy: ingrid,
      requestedAt: ago(20),
      reason: 'COURT_ORDER',
      words: 'The family court in Brooklyn asked which sessions took place this fall. Counsel has reviewed the order.',
      isInDanger: false,
      decision: { by: mariam, at: ago(12), isAllowed: true, words: 'The order is on file.' },
      activeUntil: iso(addMinutes(now, 48)),
    },
    {
      ...open,
      id: 'brk-v7q3n9d5' as RecordGrantId,
      client: { id: ids.users.layla, displayName: 'Layla Haddad' },
      requestedBy: mariam,
      requestedAt: ago(2 * DAY),
      reason: 'DANGER',
      words: 'Her sister called: she hasn’t answered since last night, and her provider is on a flight.',
      isInDanger: true,
      decision: { by: null, at: ago(2 * DAY - 5), isAllowed: true, words: null },
      activeUntil: ago(2 * DAY - 65),
      ended: { at: ago(2 * DAY - 31), byName: 'Dr. Mariam El-Sayed' },
      reads: [
        { part: 'NOTES', at: ago(2 * DAY - 6) },
        { part: 'PLANS', at: ago(2 * DAY - 9) },
      ],
    },
  ];
}
