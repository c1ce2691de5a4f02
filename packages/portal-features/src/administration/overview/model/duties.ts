import type { AdminTask, CredentialCase } from '@sakina/platform/contract';
import { paths } from '@sakina/platform/domain';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** How long each kind may wait for its decision, from when it began. */
const DUE_AFTER: Readonly<Record<AdminTask['kind'], number>> = {
  SAFETY: 4 * HOUR,
  MODERATION: 72 * HOUR,
  FAILED_PAYOUTS: 3 * DAY,
  CALENDAR_SYNC: 3 * DAY,
  SESSIONS_HELD_BACK: DAY,
  CREDENTIALS: 30 * DAY,
  APPLICATIONS: 30 * DAY,
  APPROVALS: 7 * DAY,
  RECORD_ACCESS: HOUR / 2,
  RECORD_REVIEWS: 3 * DAY,
};

/** Something that waits for a decision. */
export interface Duty {
  id: string;
  kind: AdminTask['kind'];
  /** Who waits, where it is one person’s case. */
  name: string | null;
  /** How many wait, where it is a whole list. */
  count: number;
  /** Since when the oldest waits. */
  since: string;
  /** When it has to be decided, in epoch milliseconds. */
  dueAt: number;
  /** Where it is decided; null where the administration has no screen for it. */
  href: string | null;
}

const placeOf: Readonly<Record<AdminTask['kind'], string | null>> = {
  SAFETY: paths.adminSafety(),
  CREDENTIALS: paths.adminProviders({ 'f.source': 'PROVIDER' }),
  APPLICATIONS: paths.adminProviders({ 'f.source': 'APPLICATION' }),
  FAILED_PAYOUTS: paths.adminRevenue({ view: 'payouts' }),
  MODERATION: paths.adminModeration(),
  CALENDAR_SYNC: null,
  SESSIONS_HELD_BACK: paths.adminSessions({ show: 'HELD_BACK', period: 'upcoming' }),
  APPROVALS: `${paths.adminSettings()}?view=approvals`,
  RECORD_ACCESS: paths.adminSafety({ list: 'records' }),
  RECORD_REVIEWS: paths.adminSafety({ list: 'records' }),
};

/** 1 where someone may be in danger: it stands before what is only late (ADM-1). */
const danger = ({ kind }: Duty) => Number(kind === 'SAFETY');

/**
 * One queue of all that waits: danger, then what is due first at the top. The cases that are known by name stand for
 * themselves, and the list they come from counts the others.
 * @param tasks Kinds with how many wait; a kind that is not among them is not the reader’s to decide.
 * @param cases The credentials cases that have waited longest.
 */
export function dutiesOf(tasks: readonly AdminTask[], cases: readonly CredentialCase[]): readonly Duty[] {
  const own = new Set(tasks.map(({ kind }) => kind));
  const named = cases.flatMap((entry): Duty[] => {
    const kind = entry.source === 'APPLICATION' ? 'APPLICATIONS' : 'CREDENTIALS';
    // An owner may read the cases of their own people, and decides none of them.
    if (!own.has(kind)) return [];
    return [
      {
        id: entry.id,
        kind,
        name: entry.displayName,
        count: 1,
        since: entry.submittedAt,
        dueAt: Date.parse(entry.submittedAt) + DUE_AFTER[kind],
        href: paths.adminProviders({ case: entry.id }),
      },
    ];
  });
  const rest = tasks.flatMap(({ kind, count, oldestAt }): Duty[] => {
    const apart = named.filter((duty) => duty.kind === kind);
    const others = count - apart.length;
    // The rest of a queue began after the last of its cases that stands here by name.
    const since = apart.at(-1)?.since ?? oldestAt;
    if (others <= 0 || since === null) return [];
    return [
      {
        id: kind,
        kind,
        name: null,
        count: others,
        since,
        dueAt: Date.parse(since) + DUE_AFTER[kind],
        href: placeOf[kind],
      },
    ];
  });
  return [...named, ...rest].toSorted((first, second) => danger(second) - danger(first) || first.dueAt - second.dueAt);
}
