import type { CaseSource, CircleId, HeldReason, UserId } from '@sakina/platform/contract';
import { iso } from '../../clock.ts';
import { hasLink, isNewcomer } from '../../rules/community.ts';
import { speaksOfCrisis } from '../../rules/crisis-words.ts';
import type { Tables } from '../../store/table.ts';
import type { CaseSubjectRow, CircleRow, ModerationCaseRow } from '../../store/tables/community.ts';
import { ApiFailure } from '../api-failure.ts';
import type { Caller } from '../caller.ts';

interface NewCase {
  source: CaseSource;
  subject: CaseSubjectRow;
  circleId: CircleId | null;
  words?: string | null;
  isUrgent?: boolean;
  now: Date;
}

/** The open case of one source about something, if there is one. */
export function openCase(tables: Tables, source: CaseSource, subject: CaseSubjectRow): ModerationCaseRow | undefined {
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

/** Opens a moderation case. */
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
  /** The whole text of a post: title, warning and body. */
  text: string;
}

/**
 * Why a text has to be held before others read it, or null. Words that may point to a crisis come first: the author is
 * shown crisis help at once, and moderators see it first (CARE-1). Such texts are hidden from other members, for whom
 * they can be dangerous, and never treated as a breach of rules. Providers are verified, so their links are not held.
 */
export function heldFor({ tables, user, now, text }: Words): HeldReason | null {
  if (speaksOfCrisis(text)) return 'CRISIS';
  return user.providerId === null && hasLink(text) && isNewcomer(publishedBy(tables, user.userId), now) ? 'LINK' : null;
}

/** Opens a case for held content, unless one is open. */
export function openHeldCase(
  tables: Tables,
  source: HeldReason,
  subject: CaseSubjectRow,
  circleId: CircleId,
  now: Date,
): void {
  if (!openCase(tables, source, subject))
    newCase(tables, { source, subject, circleId, isUrgent: source === 'CRISIS', now });
}

/** When a user wrote their published posts and replies. */
function publishedBy(tables: Tables, userId: UserId): string[] {
  return [...tables.posts.all(), ...tables.replies.all()]
    .filter((row) => row.authorId === userId && row.status === 'PUBLISHED')
    .map((row) => row.createdAt);
}

/**
 * Runs a check that may reject a text. If the text may point to a crisis, the rejection also asks for crisis help: a
 * user who is muted or rate-limited may need it most.
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
