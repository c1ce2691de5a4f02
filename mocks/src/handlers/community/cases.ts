import type { CaseSource, CaseSubject, CircleId, HeldReason, UserId } from '@sakina/platform/contract';
import { iso } from '../../clock.ts';
import { hasLink, isNewcomer } from '../../rules/community.ts';
import { speaksOfCrisis } from '../../rules/crisis-words.ts';
import type { Tables } from '../../store/table.ts';
import type { CircleRow, ModerationCaseRow } from '../../store/tables/community.ts';
import { ApiFailure } from '../api-failure.ts';
import type { Caller } from '../caller.ts';

interface NewCase {
  source: CaseSource;
  subject: CaseSubject;
  circleId: CircleId | null;
  words?: string | null;
  isUrgent?: boolean;
  now: Date;
}

/** The open case of one source about something, if there is one. */
export function openCase(tables: Tables, source: CaseSource, subject: CaseSubject): ModerationCaseRow | undefined {
  return tables.moderationCases
    .all()
    .find(
      (row) =>
        row.status === 'OPEN' &&
        row.source === source &&
        row.subject.kind === subject.kind &&
        row.subject.id === subject.id,
    );
}

/** Brings something before the moderators. */
export function newCase(
  tables: Tables,
  { source, subject, circleId, words = null, isUrgent = false, now }: NewCase,
): ModerationCaseRow {
  return tables.moderationCases.put({
    id: `mod-${crypto.randomUUID().slice(0, 8)}`,
    source,
    priority: isUrgent ? 'URGENT' : 'NORMAL',
    subject,
    circleId,
    words,
    status: 'OPEN',
    openedAt: iso(now),
    decision: null,
    notes: [],
  });
}

interface Words {
  tables: Tables;
  user: Caller;
  circle: CircleRow;
  now: Date;
  /** All that was written: title, warning and text. */
  text: string;
}

/**
 * Why something has to be held before others read it, or null. Words that may speak of danger come first: the author is shown
 * crisis help at once, and moderators see it before everything else (CARE-1). They are kept from other members, for whom they can be
 * dangerous, and never called a breach of rules. Providers are known to us, so their links are not held.
 */
export function heldFor({ tables, user, now, text }: Words): HeldReason | null {
  if (speaksOfCrisis(text)) return 'CRISIS';
  return user.providerId === null && hasLink(text) && isNewcomer(publishedBy(tables, user.userId), now) ? 'LINK' : null;
}

/** Brings what is held before the moderators, unless it is there already. */
export function bringHeld(
  tables: Tables,
  source: HeldReason,
  subject: CaseSubject,
  circleId: CircleId,
  now: Date,
): void {
  if (!openCase(tables, source, subject))
    newCase(tables, { source, subject, circleId, isUrgent: source === 'CRISIS', now });
}

/** When somebody wrote what stands today. */
function publishedBy(tables: Tables, userId: UserId): string[] {
  return [...tables.posts.all(), ...tables.replies.all()]
    .filter((row) => row.authorId === userId && row.status === 'PUBLISHED')
    .map((row) => row.createdAt);
}

/**
 * Runs what may refuse a text. A refusal of words that may speak of danger asks for crisis help as well: who is muted, or writes too
 * much, may need it most.
 */
export function withCrisisHelp<Result>(text: string, write: () => Result): Result {
  try {
    return write();
  } catch (failure) {
    if (!(failure instanceof ApiFailure) || !speaksOfCrisis(text)) throw failure;
    throw new ApiFailure(failure.status, failure.code, failure.message, {
      ...(failure.details as object | undefined),
      crisisHelp: true,
    });
  }
}
