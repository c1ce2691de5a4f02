import type { RecordGrant, RecordGrantStatus } from '@sakina/platform/contract';
import { addMinutes, iso } from '../clock.ts';
import type { Rows } from '../store/rows.ts';
import type { Tables } from '../store/table.ts';
import { tellOf } from './tell.ts';

export type GrantRow = Rows['recordGrants'];

const HOUR = 60;
const DAY = 24 * HOUR;
/** Minutes for which a record can be read (docs/rules/administration.md, Reading a record). */
const READABLE = HOUR;
/** Minutes for which a second administrator can decide. */
const DECIDABLE = 30;
/** Minutes after which a request in danger begins by itself. */
const DANGER_WAIT = 5;
const REVIEW_WITHIN = 3 * DAY;
const CLIENT_TOLD_WITHIN = 7 * DAY;

const after = (instant: string, minutes: number) => addMinutes(new Date(instant), minutes);
const isPast = (instant: Date, now: Date) => now.getTime() >= instant.getTime();

/** When a second administrator's time to decide is over. */
const decideUntil = ({ requestedAt, isInDanger }: GrantRow) => after(requestedAt, isInDanger ? DANGER_WAIT : DECIDABLE);

export function statusOf(row: GrantRow, now: Date): RecordGrantStatus {
  if (row.decision && !row.decision.isAllowed) return 'REFUSED';
  if (row.ended) return 'ENDED';
  if (row.activeUntil !== null) return isPast(new Date(row.activeUntil), now) ? 'ENDED' : 'ACTIVE';
  return isPast(decideUntil(row), now) ? 'EXPIRED' : 'REQUESTED';
}

/** The hour that begins with a decision. */
export const activeFrom = (at: Date) => iso(addMinutes(at, READABLE));

const reviewDueAt = ({ activeUntil, decision }: GrantRow) =>
  activeUntil === null || !decision ? null : iso(after(decision.at, REVIEW_WITHIN));

/** When the client is told, or was: with the review, and after seven days at the latest. */
export function clientToldAt({ decision, activeUntil, review, withheldReason }: GrantRow): string | null {
  if (withheldReason !== null || !decision || activeUntil === null) return null;
  return review ? review.at : iso(after(decision.at, CLIENT_TOLD_WITHIN));
}

/** Whether someone else has to review it: it is over, and no one has. */
export const isReviewOpen = (row: GrantRow, now: Date) =>
  row.activeUntil !== null && row.review === null && statusOf(row, now) === 'ENDED';

/**
 * Begins requests in danger that no one decided in time, ends those whose hour is over, and tells clients whose seven
 * days have passed.
 * @param onChange Called for each that began or ended, to write it to the log.
 */
export function settleGrants(
  tables: Tables,
  now: Date,
  onChange: (row: GrantRow, change: 'opened' | 'closed', at: Date) => void,
): void {
  for (const row of tables.recordGrants.all()) {
    let current = row;
    const begins = decideUntil(row);
    if (row.isInDanger && !row.decision && !row.ended && isPast(begins, now)) {
      current = tables.recordGrants.put({
        ...current,
        decision: { by: null, at: iso(begins), isAllowed: true, words: null },
        activeUntil: activeFrom(begins),
      });
      onChange(current, 'opened', begins);
    }
    if (current.activeUntil !== null && !current.ended && isPast(new Date(current.activeUntil), now)) {
      const at = new Date(current.activeUntil);
      current = tables.recordGrants.put({ ...current, ended: { at: current.activeUntil, byName: null } });
      onChange(current, 'closed', at);
    }
    tellClient(tables, current, now);
  }
}

/** Notifies the client once their time has come. */
export function tellClient(tables: Tables, row: GrantRow, now: Date): void {
  const at = clientToldAt(row);
  if (at === null || !isPast(new Date(at), now)) return;
  const wasTold = tables.notifications
    .all()
    .some(({ kind, userId, createdAt }) => kind === 'RECORD_READ' && userId === row.client.id && createdAt === at);
  if (!wasTold)
    tellOf(tables, 'record.read', { by: null, to: { CLIENT: row.client.id }, subject: {}, at: new Date(at) });
}

/** A grant as an administrator sees it. Whom it concerns decides nothing about it. */
export function grantView(row: GrantRow, userId: string, now: Date): RecordGrant {
  const status = statusOf(row, now);
  const isOwn = row.requestedBy.id === userId;
  const isOthers = !isOwn && row.client.id !== userId;
  return {
    ...row,
    status,
    decideUntil: iso(decideUntil(row)),
    reviewDueAt: reviewDueAt(row),
    clientToldAt: clientToldAt(row),
    mayDecide: status === 'REQUESTED' && isOthers,
    mayRead: status === 'ACTIVE' && isOwn,
    mayEnd: (status === 'ACTIVE' && (isOwn || isOthers)) || (status === 'REQUESTED' && isOwn),
    mayReview: isReviewOpen(row, now) && isOthers,
  };
}
