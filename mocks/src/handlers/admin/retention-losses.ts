import type { KeepingPolicy, RetentionLoss } from '@sakina/platform/contract';
import type { Tables } from '../../store/table.ts';
import { searchUsers } from './user-search.ts';

const DAY_MS = 86_400_000;
const YEAR_MS = 365.25 * DAY_MS;

/** When each record began that a policy keeps for a time. */
const begun: Readonly<Record<KeepingPolicy, (tables: Tables) => (string | null)[]>> = {
  'policies.recording.keepDays': (tables) => tables.sessions.all().map(({ recording }) => recording.stoppedAt),
  'policies.retention.clinicalRecordYears': (tables) => tables.notes.all().map(({ createdAt }) => createdAt),
  'policies.retention.auditLogYears': (tables) => tables.auditEntries.all().map(({ at }) => at),
  'policies.retention.deletedAccountDays': (tables) =>
    searchUsers(tables, { status: ['DELETED'] }, { limit: 10_000 }).items.map(
      ({ lastSeenAt, createdAt }) => lastSeenAt ?? createdAt,
    ),
};

/** How many records a shorter time deletes that the time of now still keeps. */
export function retentionLosses(
  tables: Tables,
  shorter: readonly { path: KeepingPolicy; from: number; to: number }[],
  now: Date,
): RetentionLoss[] {
  return shorter.map(({ path, from, to }) => {
    const unit = path.endsWith('Years') ? YEAR_MS : DAY_MS;
    const [newest, oldest] = [now.getTime() - to * unit, now.getTime() - from * unit];
    const records = begun[path](tables).filter(
      (at) => at !== null && Date.parse(at) < newest && Date.parse(at) >= oldest,
    );
    return { path, records: records.length };
  });
}
