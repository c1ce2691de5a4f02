import { decideModerationCase } from '@sakina/platform/contract';
import type { DecisionAction, ModerationDecision, Removal } from '@sakina/platform/contract';
import { addMinutes, iso } from '../../clock.ts';
import { notify } from '../../rules/notify.ts';
import type { Tables } from '../../store/table.ts';
import type { ModerationCaseRow } from '../../store/tables/community.ts';
import { ApiFailure, forbidden, invalid } from '../api-failure.ts';
import { defineHandler } from '../define-handler.ts';
import type { HandlerContext } from '../define-handler.ts';
import { caseDetail, removalOf } from './case-view.ts';
import { findContent, setContent } from './content.ts';
import type { Content } from './content.ts';
import { memberId } from './find.ts';
import { noteOf, theirCase } from './moderation.ts';

/** What can be decided of a matter. */
function actionsFor({ source, subject }: ModerationCaseRow): readonly DecisionAction[] {
  if (source === 'JOIN_REQUEST' || source === 'APPEAL') return ['APPROVE', 'DISMISS'];
  if (source === 'LINK' || source === 'CRISIS') return ['APPROVE', 'REMOVE', 'MUTE'];
  return subject.kind === 'REVIEW' ? ['REMOVE', 'DISMISS'] : ['REMOVE', 'LOCK', 'MUTE', 'DISMISS'];
}

type Context = HandlerContext<typeof decideModerationCase>;

function check({ tables, user, body }: Context, row: ModerationCaseRow, content: Content | undefined): void {
  if (row.decision)
    throw new ApiFailure(409, 'ALREADY_DECIDED', `${row.decision.decidedBy.displayName} has decided this already.`, {
      decision: row.decision,
    });
  const author = content?.authorId ?? (row.subject.kind === 'MEMBER' ? row.subject.id : null);
  if (author === user.userId) throw forbidden('This is about you, so somebody else has to decide it.');
  if (row.source === 'APPEAL' && removalOf(tables, row)?.decidedBy.id === user.userId)
    throw forbidden('You took the decision that this appeal is against, so somebody else has to look at it.');
  const allowed = actionsFor(row);
  if (!allowed.includes(body.action)) throw invalid({ action: `Choose one of: ${allowed.join(', ')}.` });
  const takesDown = body.action === 'REMOVE' || body.action === 'MUTE';
  if (takesDown && body.reason === undefined) throw invalid({ reason: 'The author is told why: choose a reason.' });
  if (body.action === 'MUTE' && body.muteDays === undefined) throw invalid({ muteDays: 'Say for how many days.' });
}

/** Lets a decision take effect on what it is about. */
function carryOut(
  { tables, now }: Context,
  row: ModerationCaseRow,
  content: Content | undefined,
  decision: ModerationDecision,
): void {
  if (row.subject.kind === 'MEMBER') {
    const place = row.circleId === null ? undefined : tables.circleMembers.get(memberId(row.circleId, row.subject.id));
    if (place && decision.action === 'APPROVE')
      tables.circleMembers.put({ ...place, state: 'MEMBER', joinedAt: iso(now) });
    if (place && decision.action === 'DISMISS') tables.circleMembers.remove(place.id);
    return;
  }
  if (!content) return;
  if (decision.action === 'APPROVE') setContent(tables, content, 'PUBLISHED', null);
  if (decision.action === 'DISMISS' && row.source === 'APPEAL' && content.removal)
    setContent(tables, content, 'REMOVED', { ...content.removal, appeal: 'REFUSED' });
  if (decision.action === 'LOCK') lock(tables, content);
  if (decision.action === 'REMOVE' || decision.action === 'MUTE') {
    const removal: Removal = {
      reason: decision.reason ?? 'OTHER',
      words: decision.words,
      removedAt: decision.decidedAt,
      appeal: null,
    };
    setContent(tables, content, 'REMOVED', removal);
  }
  if (decision.action === 'MUTE' && content.circleId !== null && content.authorId !== null) {
    const place = tables.circleMembers.get(memberId(content.circleId, content.authorId));
    if (place)
      tables.circleMembers.put({ ...place, mutedUntil: iso(addMinutes(now, (decision.muteDays ?? 0) * 24 * 60)) });
  }
}

function lock(tables: Tables, { postId }: Content): void {
  const post = postId === null ? undefined : tables.posts.get(postId);
  if (post) tables.posts.put({ ...post, isLocked: true });
}

/** Closes a matter, tells those who reported it, and keeps a note. */
function close(context: Context, row: ModerationCaseRow, decision: ModerationDecision): ModerationCaseRow {
  const { tables, body, now } = context;
  const actedOn = decision.action !== 'DISMISS' && decision.action !== 'APPROVE';
  for (const report of tables.contentReports
    .all()
    .filter((entry) => entry.caseId === row.id && entry.status === 'OPEN')) {
    tables.contentReports.put({ ...report, status: actedOn ? 'ACTED_ON' : 'NO_ACTION', decidedAt: decision.decidedAt });
    notify(tables, {
      userId: report.reporterId,
      kind: 'MODERATION_OUTCOME',
      subject: { contentReportId: report.id },
      at: now,
    });
  }
  const notes = body.note === undefined ? row.notes : [...row.notes, noteOf(row, context, body.note)];
  return tables.moderationCases.put({ ...row, status: 'DECIDED', decision, notes });
}

export const decideModerationCaseHandler = defineHandler(decideModerationCase, (context) => {
  const { tables, user, body, now } = context;
  const row = theirCase(context, context.params.id);
  const content = findContent(tables, row.subject);
  check(context, row, content);
  const takesDown = body.action === 'REMOVE' || body.action === 'MUTE';
  const taken: ModerationDecision = {
    action: body.action,
    reason: takesDown ? (body.reason ?? null) : null,
    words: body.words ?? null,
    muteDays: body.action === 'MUTE' ? (body.muteDays ?? null) : null,
    decidedBy: { id: user.userId, displayName: user.displayName },
    decidedAt: iso(now),
  };
  carryOut(context, row, content, taken);
  // Whatever else waits about something that has been taken down is answered by the same decision.
  const others = takesDown
    ? tables.moderationCases
        .all()
        .filter(
          (other) =>
            other.status === 'OPEN' &&
            other.id !== row.id &&
            other.subject.kind === row.subject.kind &&
            other.subject.id === row.subject.id,
        )
    : [];
  for (const other of others) close(context, other, taken);
  const isHeard = takesDown || row.source === 'APPEAL' || row.source === 'LINK' || row.source === 'CRISIS';
  if (isHeard && content?.authorId && content.postId)
    notify(tables, {
      userId: content.authorId,
      kind: 'MODERATION_OUTCOME',
      subject: { postId: content.postId },
      at: now,
    });
  return caseDetail(tables, close(context, row, taken), now);
});
