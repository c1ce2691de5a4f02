import { createReply, deleteReply, listReplies, updateReply } from '@sakina/platform/contract';
import type { ReplyId } from '@sakina/platform/contract';
import { iso } from '../../clock.ts';
import { speaksOfCrisis } from '../../rules/crisis-words.ts';
import type { CircleRow, PostRow, ReplyRow } from '../../store/tables/community.ts';
import { ApiFailure, invalid, notFound } from '../api-failure.ts';
import { defineHandler } from '../define-handler.ts';
import { bringHeld, heldFor, openCase, withCrisisHelp } from './cases.ts';
import { checkEditable } from './check-editable.ts';
import { keysetPage, keyOrder } from '../keyset.ts';
import type { SortKey } from '../keyset.ts';
import {
  contentRemoved,
  findCircle,
  isVisible,
  memberOf,
  ownReply,
  readablePost,
  refuseMuted,
  writingMember,
} from './find.ts';
import type { Reading } from './find.ts';
import { replyView } from './view.ts';

const inThread = keyOrder(1, 1, 1, 1, 1);

/** The replies to a post that the caller sees: each followed by those to it, the oldest first. */
export function repliesOf(
  reading: Reading,
  post: PostRow,
  circle: CircleRow,
  { after, limit }: { after?: string | undefined; limit?: number | undefined },
) {
  const all = reading.tables.replies.all().filter((row) => row.postId === post.id);
  const roots = new Map(all.filter((row) => row.parentId === null).map((row) => [row.id, row]));
  const visible = all.filter((row) => isVisible(row, circle, reading.caller));
  const answered = new Set(visible.map((row) => row.parentId));
  const keyOf = (row: ReplyRow): SortKey => {
    const root = (row.parentId === null ? undefined : roots.get(row.parentId)) ?? row;
    return [root.createdAt, root.id, row === root ? 0 : 1, row.createdAt, row.id];
  };
  // An empty place stays where others have answered; what is held leaves none.
  const shown = all.filter((row) => visible.includes(row) || (row.status !== 'PENDING' && answered.has(row.id)));
  const rows = shown.toSorted((first, second) => inThread(keyOf(first), keyOf(second)));
  const page = keysetPage({ rows, keyOf, compare: inThread, filters: post.id, after, limit });
  return { ...page, items: page.items.map((row) => replyView(row, post, circle, reading)) };
}

export const listRepliesHandler = defineHandler(listReplies, (context) => {
  const { row, circle } = readablePost(context, context.params.id);
  return repliesOf(context, row, circle, context.query);
});

export const createReplyHandler = defineHandler(createReply, (context) => {
  const { tables, user, body, now } = context;
  const { row: post, circle } = readablePost(context, context.params.id);
  const member = withCrisisHelp(body.body, () => {
    const inside = writingMember(context, circle);
    if (post.status === 'REMOVED' || post.status === 'DELETED') throw contentRemoved('post');
    if (post.isLocked)
      throw new ApiFailure(409, 'THREAD_LOCKED', 'Moderators have closed this thread. You can still read it.');
    return inside;
  });
  if (body.parentId) {
    const parent = tables.replies.get(body.parentId);
    if (parent?.postId !== post.id || !isVisible(parent, circle, context.caller))
      throw invalid({ parentId: 'The reply that you answer is not here any more.' });
    if (parent.parentId !== null) throw invalid({ parentId: 'Answers are one level deep: answer the reply above it.' });
  }
  const held = heldFor({ tables, user, circle, now, text: body.body });
  const row = tables.replies.put({
    id: `rpl-${crypto.randomUUID().slice(0, 8)}` as ReplyId,
    circleId: circle.id,
    postId: post.id,
    parentId: body.parentId ?? null,
    authorId: user.userId,
    authorName: member.displayName,
    isAnonymous: body.isAnonymous ?? false,
    body: body.body,
    status: held === null ? 'PUBLISHED' : 'PENDING',
    heldFor: held,
    removal: null,
    createdAt: iso(now),
    editedAt: null,
    version: 1,
  });
  if (held !== null) bringHeld(tables, held, { kind: 'REPLY', id: row.id }, circle.id, now);
  return { reply: replyView(row, post, circle, context), crisisHelp: held === 'CRISIS' };
});

/** The thread in which a reply stands. */
function threadOf(reading: Reading, reply: ReplyRow): { post: PostRow; circle: CircleRow } {
  const post = reading.tables.posts.get(reply.postId);
  if (!post) throw notFound('this post');
  return { post, circle: findCircle(reading, reply.circleId) };
}

export const updateReplyHandler = defineHandler(updateReply, (context) => {
  const { tables, user, body, now } = context;
  const row = ownReply(context, context.params.id);
  const { post, circle } = threadOf(context, row);
  refuseMuted(memberOf(tables, circle.id, user.userId), now);
  checkEditable(row, body.version, 'reply', now);
  const held = heldFor({ tables, user, circle, now, text: body.body });
  const stillHeld = held ?? (row.status === 'PENDING' ? row.heldFor : null);
  const changed = tables.replies.put({
    ...row,
    body: body.body,
    status: stillHeld === null ? 'PUBLISHED' : 'PENDING',
    heldFor: stillHeld,
    editedAt: iso(now),
    version: row.version + 1,
  });
  if (held !== null) bringHeld(tables, held, { kind: 'REPLY', id: row.id }, circle.id, now);
  return { reply: replyView(changed, post, circle, context), crisisHelp: speaksOfCrisis(body.body) };
});

export const deleteReplyHandler = defineHandler(deleteReply, (context) => {
  const { tables } = context;
  const row = ownReply(context, context.params.id);
  const { post, circle } = threadOf(context, row);
  const isBefore = (['REPORT', 'LINK', 'CRISIS'] as const).some((source) =>
    openCase(tables, source, { kind: 'REPLY', id: row.id }),
  );
  const deleted: ReplyRow = { ...row, status: 'DELETED', heldFor: null, ...(!isBefore && { body: '' }) };
  return { reply: replyView(row.status === 'DELETED' ? row : tables.replies.put(deleted), post, circle, context) };
});
