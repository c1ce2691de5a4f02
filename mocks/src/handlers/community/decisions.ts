import { decideModerationCase } from '@sakina/platform/contract';
import type {
  DecisionAction,
  ModerationDecision,
  NotificationSubject,
  Removal,
  UserId,
} from '@sakina/platform/contract';
import { addMinutes, iso } from '../../clock.ts';
import { tellOf } from '../../rules/tell.ts';
import type { Tables } from '../../store/table.ts';
import type { ModerationCaseRow } from '../../store/tables/community.ts';
import { ApiFailure, invalid } from '../api-failure.ts';
import { defineHandler } from '../define-handler.ts';
import type { HandlerContext } from '../define-handler.ts';
import { caseDetail, removalOf } from './case-view.ts';
import { findContent, setContent } from './content.ts';
import type { Content } from './content.ts';
import { memberId } from './find.ts';
import { logCase, moderatedCase, noteOf } from './moderation.ts';

/** The possible decisions on a case. */
function actionsFor(tables: Tables, { id, source, subject }: ModerationCaseRow): readonly DecisionAction[] {
  if (source === 'JOIN_REQUEST' || source === 'APPEAL') return ['APPROVE', 'DISMISS'];
  // Words of crisis are never punished (CARE-1): they are shown with help beside them, or stay hidden from other
  // members.
  if (source === 'CRISIS') return ['APPROVE', 'DISMISS'];
  if (source === 'LINK') return ['APPROVE', 'REMOVE', 'MUTE'];
  if (subject.kind === 'REVIEW') return ['REMOVE', 'DISMISS'];
  const isAtRisk = tables.contentReports.all().some(({ caseId, reason }) => caseId === id && reason === 'AT_RISK');
  return isAtRisk ? ['REMOVE', 'LOCK', 'DISMISS'] : ['REMOVE', 'LOCK', 'MUTE', 'DISMISS'];
}

const ownMatter = (message: string) => new ApiFailure(403, 'OWN_MATTER', message);

type Context = HandlerContext<typeof decideModerationCase>;

function check({ tables, user, body }: Context, row: ModerationCaseRow, content: Content | undefined): void {
  if (row.decision)
    throw new ApiFailure(409, 'ALREADY_DECIDED', `${row.decision.decidedBy.displayName} has decided this already.`, {
      decision: row.decision,
    });
  const author = content?.authorId ?? (row.subject.kind === 'MEMBER' ? row.subject.id : null);
  if (author === user.userId) throw ownMatter('This is about you, so someone else has to decide it.');
  if (tables.contentReports.all().some((report) => report.caseId === row.id && report.reporterId === user.userId))
    throw ownMatter('You reported this, so someone else has to decide it.');
  if (row.source === 'APPEAL' && removalOf(tables, row)?.decidedBy.id === user.userId)
    throw ownMatter('You took the decision that this appeal is against, so someone else has to look at it.');
  const allowed = actionsFor(tables, row);
  if (!allowed.includes(body.action)) throw invalid({ action: `Choose one of: ${allowed.join(', ')}.` });
  if (body.contentVersion !== undefined && content?.version !== null && content?.version !== body.contentVersion)
    throw new ApiFailure(409, 'CONTENT_CHANGED', 'Its author has changed the text since you read it. Read it again.');
  const guidelines = (row.circleId === null ? undefined : tables.circles.get(row.circleId)?.guidelines) ?? [];
  if (body.guideline !== undefined && guidelines[body.guideline - 1] === undefined)
    throw invalid({ guideline: 'The circle has no guideline of this number.' });
  const takesDown = body.action === 'REMOVE' || body.action === 'MUTE';
  if (takesDown && body.reason === undefined) throw invalid({ reason: 'The author is told why: choose a reason.' });
  if (body.action === 'MUTE' && body.muteDays === undefined) throw invalid({ muteDays: 'Say for how many days.' });
}

/** Applies a decision to its subject. */
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
  if (decision.action === 'APPROVE') {
    setContent(tables, content, 'PUBLISHED', null);
    if (row.source === 'APPEAL') unmute(tables, row, content);
  }
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

/** A granted appeal undoes all of what was decided, also that its author could only read. */
function unmute(tables: Tables, row: ModerationCaseRow, { circleId, authorId }: Content): void {
  if (removalOf(tables, row)?.action !== 'MUTE' || circleId === null || authorId === null) return;
  const place = tables.circleMembers.get(memberId(circleId, authorId));
  if (place) tables.circleMembers.put({ ...place, mutedUntil: null });
}

function lock(tables: Tables, { postId }: Content): void {
  const post = postId === null ? undefined : tables.posts.get(postId);
  if (post) tables.posts.put({ ...post, isLocked: true });
}

/** Closes a case, notifies its reporters, and logs it. */
function close(context: Context, row: ModerationCaseRow, decision: ModerationDecision): ModerationCaseRow {
  const { tables, user, body, now } = context;
  const actedOn = decision.action !== 'DISMISS' && decision.action !== 'APPROVE';
  for (const report of tables.contentReports
    .all()
    .filter((entry) => entry.caseId === row.id && entry.status === 'OPEN')) {
    tables.contentReports.put({ ...report, status: actedOn ? 'ACTED_ON' : 'NO_ACTION', decidedAt: decision.decidedAt });
    tellOf(tables, 'case.decide', {
      by: user.userId,
      to: { REPORTER: report.reporterId, AUTHOR: null },
      subject: { contentReportId: report.id },
      at: now,
    });
  }
  const notes = body.note === undefined ? row.notes : [...row.notes, noteOf(row, context, body.note)];
  return tables.moderationCases.put({ ...row, status: 'DECIDED', decision, notes });
}

/** Says to whom it is about that there is a decision, also where someone was not let in. */
function tell({ tables, user, now }: Context, author: UserId, subject: NotificationSubject): void {
  tellOf(tables, 'case.decide', { by: user.userId, to: { REPORTER: null, AUTHOR: author }, subject, at: now });
}

/** The guideline that the decision names, as it reads now. */
function guidelineOf({ tables, body }: Context, row: ModerationCaseRow): ModerationDecision['guideline'] {
  const circle = row.circleId === null ? undefined : tables.circles.get(row.circleId);
  const text = body.guideline === undefined ? undefined : circle?.guidelines[body.guideline - 1];
  return body.guideline === undefined || text === undefined ? null : { number: body.guideline, text };
}

export const decideModerationCaseHandler = defineHandler(decideModerationCase, (context) => {
  const { tables, user, body, now } = context;
  const row = moderatedCase(context, context.params.id);
  const content = findContent(tables, row.subject);
  check(context, row, content);
  const takesDown = body.action === 'REMOVE' || body.action === 'MUTE';
  const taken: ModerationDecision = {
    action: body.action,
    reason: takesDown ? (body.reason ?? null) : null,
    words: body.words ?? null,
    muteDays: body.action === 'MUTE' ? (body.muteDays ?? null) : null,
    guideline: guidelineOf(context, row),
    decidedBy: { id: user.userId, displayName: user.displayName },
    decidedAt: iso(now),
  };
  carryOut(context, row, content, taken);
  // The same decision closes other open cases about removed content.
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
  const isHeard = takesDown || row.source === 'APPEAL' || row.source === 'LINK' || body.action === 'APPROVE';
  if (row.subject.kind === 'MEMBER')
    tell(context, row.subject.id, row.circleId === null ? {} : { circleId: row.circleId });
  else if (isHeard && content?.authorId)
    tell(context, content.authorId, {
      ...(content.postId && { postId: content.postId }),
      ...(content.providerId && { providerId: content.providerId }),
    });
  for (const closed of [row, ...others])
    logCase(context, closed, 'moderation.decided', { after: { decision: taken.action } });
  return caseDetail(context, close(context, row, taken));
});
