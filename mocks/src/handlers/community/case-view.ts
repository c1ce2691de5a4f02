import type {
  ModerationCase,
  ModerationCaseDetail,
  ModerationDecision,
  ModerationLogEntry,
  UserId,
} from '@sakina/platform/contract';
import { onCallAt } from '../../rules/on-call.ts';
import type { Tables } from '../../store/table.ts';
import type { ModerationCaseRow, ReplyRow } from '../../store/tables/community.ts';
import type { Caller } from '../caller.ts';
import { excerptOf, findContent } from './content.ts';
import { memberId, mutedUntil } from './find.ts';
import { identityOf } from './view.ts';

/** How many posts and replies before and after its subject are shown with a case. */
const CONTEXT = 6;

function circleOf(tables: Tables, row: ModerationCaseRow) {
  const circle = row.circleId === null ? undefined : tables.circles.get(row.circleId);
  return circle ? { id: circle.id, name: circle.name } : null;
}

/** The account that a case is about, with the name it has in its place; it leaves the server in no answer. */
function authorOf(tables: Tables, { subject, circleId }: ModerationCaseRow): { id: UserId; name: string } | null {
  if (subject.kind === 'MEMBER') {
    const place = circleId === null ? undefined : tables.circleMembers.get(memberId(circleId, subject.id));
    return { id: subject.id, name: place?.displayName ?? 'Member' };
  }
  const content = findContent(tables, subject);
  return content?.authorId ? { id: content.authorId, name: content.authorName } : null;
}

/** Where a case is read: by whom. */
interface Reading {
  tables: Tables;
  user: Caller;
}

/** A case as the queue lists it. */
export function caseView({ tables, user }: Reading, row: ModerationCaseRow): ModerationCase {
  const author = authorOf(tables, row);
  const reports = tables.contentReports.all().filter((report) => report.caseId === row.id);
  const { id, source, priority, subject, status, openedAt, decision } = row;
  return {
    id,
    source,
    priority,
    subject,
    status,
    openedAt,
    decision,
    owner: status === 'OPEN' ? (row.owner ?? null) : null,
    circle: circleOf(tables, row),
    author: author && { ...identityOf(tables, author.id, author.name), isOwn: author.id === user.userId },
    body: subject.kind === 'MEMBER' ? (row.words ?? '') : (findContent(tables, subject)?.text ?? ''),
    reports: reports.map(({ reason, words, createdAt }) => ({ reason, words, createdAt })),
  };
}

/** The thread around a post or a reply: the post and the replies nearest to the subject. */
function threadOf(tables: Tables, { subject }: ModerationCaseRow): ModerationCaseDetail['thread'] {
  const postId = subject.kind === 'MEMBER' ? null : findContent(tables, subject)?.postId;
  const post = postId ? tables.posts.get(postId) : undefined;
  if (!post) return null;
  const replies = tables.replies
    .all()
    .filter((reply) => reply.postId === post.id)
    .toSorted((first, second) => first.createdAt.localeCompare(second.createdAt));
  const at = Math.max(
    0,
    replies.findIndex((reply) => reply.id === subject.id),
  );
  const near = replies.slice(Math.max(0, at - CONTEXT), at + CONTEXT + 1);
  const item = (kind: 'POST' | 'REPLY', row: typeof post | ReplyRow) => ({
    kind,
    authorName: row.authorName,
    body: row.body,
    createdAt: row.createdAt,
    isSubject: row.id === subject.id,
  });
  return {
    postId: post.id,
    title: post.title,
    isLocked: post.isLocked,
    items: [item('POST', post), ...near.map((reply) => item('REPLY', reply))],
  };
}

/** The decision by which something was removed. */
export function removalOf(tables: Tables, { subject, openedAt }: ModerationCaseRow): ModerationDecision | null {
  const decisions = tables.moderationCases.all().flatMap(({ subject: other, decision }) => {
    const isRemoval = decision?.action === 'REMOVE' || decision?.action === 'MUTE';
    return isRemoval && other.kind === subject.kind && other.id === subject.id && decision.decidedAt <= openedAt
      ? [decision]
      : [];
  });
  return decisions.toSorted((first, second) => second.decidedAt.localeCompare(first.decidedAt))[0] ?? null;
}

/** A case with everything that a decision needs. */
export function caseDetail(reading: Reading & { now: Date }, row: ModerationCaseRow): ModerationCaseDetail {
  const { tables, now } = reading;
  const view = caseView(reading, row);
  const author = authorOf(tables, row);
  const written = author
    ? [...tables.posts.all(), ...tables.replies.all()].filter((entry) => entry.authorId === author.id)
    : [];
  const place = author && row.circleId !== null ? tables.circleMembers.get(memberId(row.circleId, author.id)) : null;
  const content = findContent(tables, row.subject);
  const reported = tables.contentReports
    .all()
    .filter((report) => report.caseId === row.id && report.text !== undefined)
    .toSorted((first, second) => first.createdAt.localeCompare(second.createdAt))[0]?.text;
  return {
    ...view,
    thread: threadOf(tables, row),
    contentStatus: content?.status ?? null,
    reportedBody: reported === undefined || reported === view.body ? null : reported,
    contentVersion: content?.version ?? null,
    guidelines: (row.circleId === null ? undefined : tables.circles.get(row.circleId)?.guidelines) ?? [],
    onCall: row.priority === 'URGENT' ? onCallAt(tables, now) : null,
    handedTo: row.handedTo ?? null,
    appealWords: row.source === 'APPEAL' ? row.words : null,
    appealedDecision: row.source === 'APPEAL' ? removalOf(tables, row) : null,
    authorHistory: {
      written: written.length,
      removed: written.filter((entry) => entry.status === 'REMOVED').length,
      mutedUntil: mutedUntil(place, now),
    },
    notes: row.notes,
  };
}

/** A decided case as a log entry; null while it is open. */
export function logEntry(tables: Tables, row: ModerationCaseRow): ModerationLogEntry | null {
  if (row.decision === null) return null;
  const body = row.subject.kind === 'MEMBER' ? (row.words ?? '') : (findContent(tables, row.subject)?.text ?? '');
  return {
    caseId: row.id,
    source: row.source,
    subject: row.subject,
    circle: circleOf(tables, row),
    excerpt: excerptOf(body),
    decision: row.decision,
  };
}
