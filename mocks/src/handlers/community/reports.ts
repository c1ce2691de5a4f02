import { listContentReports, reportContent } from '@sakina/platform/contract';
import type { ContentReport, ContentReportId, ContentReportReason } from '@sakina/platform/contract';
import { iso } from '../../clock.ts';
import type { Tables } from '../../store/table.ts';
import type { ContentReportRow } from '../../store/tables/community.ts';
import { ApiFailure, invalid, notFound } from '../api-failure.ts';
import { defineHandler } from '../define-handler.ts';
import { newCase, openCase } from './cases.ts';
import { excerptOf, findContent } from './content.ts';
import { contentRemoved, findCircle, isVisible, readablePost, readableCircle } from './find.ts';
import type { Writing } from './find.ts';

/** Report reasons that may mean a person is in danger: their cases are urgent. */
const urgent: readonly ContentReportReason[] = ['AT_RISK', 'METHODS_OF_HARM'];

const nouns = { POST: 'post', REPLY: 'reply', REVIEW: 'review' } as const;

function reportView(
  tables: Tables,
  { id, target, reason, words, status, createdAt, decidedAt }: ContentReportRow,
): ContentReport {
  const content = findContent(tables, target);
  // Removed content is not shown again, not even an excerpt.
  return {
    id,
    target,
    reason,
    words,
    status,
    createdAt,
    decidedAt,
    place: content?.place ?? 'Not there any more',
    excerpt: content?.status === 'PUBLISHED' ? excerptOf(content.text) : '',
  };
}

/** Published content that the caller can see. @throws ApiFailure */
function reportable(context: Writing, target: ContentReport['target']) {
  const { tables, user } = context;
  const content = findContent(tables, target);
  const noun = nouns[target.kind];
  if (!content) throw notFound(`this ${noun}`);
  if (content.circleId !== null) readableCircle(context, content.circleId);
  const row =
    target.kind === 'POST'
      ? tables.posts.get(target.id)
      : target.kind === 'REPLY'
        ? tables.replies.get(target.id)
        : undefined;
  if (row?.status === 'PENDING' && !isVisible(row, findCircle(context, row.circleId), user))
    throw notFound(`this ${noun}`);
  if (content.status === 'REMOVED' || content.status === 'DELETED') throw contentRemoved(noun);
  if (target.kind === 'REPLY' && content.postId !== null) readablePost(context, content.postId);
  if (content.authorId === user.userId) throw invalid({ target: `This is your own ${noun}: you can delete it.` });
  return content;
}

export const reportContentHandler = defineHandler(reportContent, (context) => {
  const { tables, user, body, now } = context;
  const content = reportable(context, body.target);
  const own = tables.contentReports
    .all()
    .find(
      (row) =>
        row.reporterId === user.userId &&
        row.status === 'OPEN' &&
        row.target.kind === body.target.kind &&
        row.target.id === body.target.id,
    );
  if (own)
    throw new ApiFailure(409, 'ALREADY_REPORTED', 'You have reported this already. Moderators are looking at it.', {
      reportId: own.id,
    });
  const isUrgent = urgent.includes(body.reason);
  const open =
    openCase(tables, 'REPORT', body.target) ??
    newCase(tables, { source: 'REPORT', subject: body.target, circleId: content.circleId, isUrgent, now });
  if (isUrgent && open.priority !== 'URGENT') tables.moderationCases.put({ ...open, priority: 'URGENT' });
  return reportView(
    tables,
    tables.contentReports.put({
      id: `rpt-${crypto.randomUUID().slice(0, 8)}` as ContentReportId,
      target: body.target,
      reason: body.reason,
      words: body.words ?? null,
      status: 'OPEN',
      createdAt: iso(now),
      decidedAt: null,
      reporterId: user.userId,
      caseId: open.id,
      text: content.text,
    }),
  );
});

export const listContentReportsHandler = defineHandler(listContentReports, ({ tables, user }) => {
  const own = tables.contentReports.all().filter((row) => row.reporterId === user.userId);
  return {
    items: own
      .toSorted((first, second) => second.createdAt.localeCompare(first.createdAt))
      .map((row) => reportView(tables, row)),
  };
});
