import { createPost, deletePost, getPost, listPosts, markPost, updatePost } from '@sakina/platform/contract';
import type { PostId } from '@sakina/platform/contract';
import { iso } from '../../clock.ts';
import { POST_LIMIT, nextPostAt } from '../../rules/community.ts';
import { speaksOfCrisis } from '../../rules/crisis-words.ts';
import { foldForSearch } from '@sakina/platform/locale';
import type { PostRow } from '../../store/tables/community.ts';
import { ApiFailure, invalid, unauthenticated } from '../api-failure.ts';
import { defineHandler } from '../define-handler.ts';
import type { HandlerContext } from '../define-handler.ts';
import { openHeldCase, heldFor, openCase, withCrisisHelp } from './cases.ts';
import { checkEditable } from './check-editable.ts';
import { keysetPage, keyOrder } from '../keyset.ts';
import {
  contentRemoved,
  findCircle,
  isVisible,
  mayRead,
  memberOf,
  ownPost,
  readableCircle,
  readablePost,
  refuseMuted,
  writingMember,
} from './find.ts';
import type { Writing } from './find.ts';
import { repliesOf } from './replies.ts';
import { countAll, postView } from './view.ts';

const textOf = (row: Pick<PostRow, 'title' | 'contentWarning' | 'body'>) =>
  [row.title, row.contentWarning, row.body].filter((part) => part !== null).join('\n');

type ListContext = HandlerContext<typeof listPosts>;

/** Which posts a list contains: by default published ones, and the caller's own held or removed ones. */
function matches({ query, caller, tables }: ListContext, row: PostRow): boolean {
  const isOwn = row.authorId === caller?.userId;
  const wanted =
    query.status && query.status.length > 0 ? query.status.includes(row.status) : row.status === 'PUBLISHED' || isOwn;
  const mark = query.scope === 'SAVED' && caller ? tables.postMarks.get(`${row.id} ${caller.userId}`) : undefined;
  const words = foldForSearch(query.q ?? '')
    .split(/\s+/)
    .filter((word) => word !== '');
  const text = words.length === 0 ? '' : foldForSearch(textOf(row));
  return (
    wanted &&
    (query.circleId === undefined || row.circleId === query.circleId) &&
    (query.scope !== 'MY_CIRCLES' || memberOf(tables, row.circleId, caller?.userId) !== null) &&
    (query.scope !== 'OWN' || isOwn) &&
    (query.scope !== 'SAVED' || mark?.isSaved === true) &&
    (!query.topic || query.topic.length === 0 || row.topics.some((topic) => query.topic?.includes(topic))) &&
    (!query.language || query.language.length === 0 || query.language.includes(row.language)) &&
    words.every((word) => text.includes(word))
  );
}

export const listPostsHandler = defineHandler(listPosts, (context) => {
  const { tables, query, caller } = context;
  if (caller === null && query.scope !== undefined && query.scope !== 'ALL') throw unauthenticated();
  if (query.circleId !== undefined) readableCircle(context, query.circleId);
  const circles = new Map(
    tables.circles
      .all()
      .filter((circle) => mayRead(circle, context))
      .map((circle) => [circle.id, circle]),
  );
  const counted = countAll(context);
  const byDate = query.sort !== 'MOST_SUPPORTED';
  const keyOf = (row: PostRow) =>
    byDate ? [row.createdAt, row.id] : [counted.supports.get(row.id) ?? 0, row.createdAt, row.id];
  const compare = byDate ? keyOrder(-1, 1) : keyOrder(-1, -1, 1);
  const rows = tables.posts
    .all()
    .filter((row) => {
      const circle = circles.get(row.circleId);
      return circle !== undefined && isVisible(row, circle, caller) && matches(context, row);
    })
    .toSorted((first, second) => compare(keyOf(first), keyOf(second)));
  const { after, limit, ...filters } = query;
  const page = keysetPage({ rows, keyOf, compare, filters, after, limit });
  return {
    ...page,
    items: page.items.map((row) =>
      postView(row, circles.get(row.circleId) ?? findCircle(context, row.circleId), context, counted),
    ),
  };
});

export const getPostHandler = defineHandler(getPost, (context) => {
  const { row, circle } = readablePost(context, context.params.id);
  return { post: postView(row, circle, context), replies: repliesOf(context, row, circle, {}) };
});

function checkRate({ tables, user, now }: Writing): void {
  const retryAt = nextPostAt(
    tables.posts
      .all()
      .filter((row) => row.authorId === user.userId)
      .map((row) => row.createdAt),
    now,
  );
  if (retryAt === null) return;
  const { limit, windowMinutes } = POST_LIMIT;
  throw new ApiFailure(
    429,
    'RATE_LIMITED',
    `You have written ${limit} posts within the hour. Please wait a little before the next.`,
    { limit, windowMinutes, retryAt: iso(retryAt) },
    Math.max(1, Math.ceil((new Date(retryAt).getTime() - now.getTime()) / 1000)),
  );
}

export const createPostHandler = defineHandler(createPost, (context) => {
  const { tables, user, body, now } = context;
  const circle = findCircle(context, body.circleId);
  const fields = { title: body.title ?? null, body: body.body, contentWarning: body.contentWarning ?? null };
  const member = withCrisisHelp(textOf(fields), () => {
    const inside = writingMember(context, circle);
    checkRate(context);
    return inside;
  });
  const held = heldFor({ tables, user, circle, now, text: textOf(fields) });
  const row = tables.posts.put({
    id: `pst-${crypto.randomUUID().slice(0, 8)}` as PostId,
    circleId: circle.id,
    authorId: user.userId,
    authorName: member.displayName,
    isAnonymous: body.isAnonymous ?? false,
    ...fields,
    topics: [...new Set(body.topics ?? [])],
    language: body.language ?? circle.language,
    status: held === null ? 'PUBLISHED' : 'PENDING',
    heldFor: held,
    removal: null,
    isLocked: false,
    createdAt: iso(now),
    editedAt: null,
    version: 1,
  });
  if (held !== null) openHeldCase(tables, held, { kind: 'POST', id: row.id }, circle.id, now);
  return { post: postView(row, circle, context), crisisHelp: held === 'CRISIS' };
});

export const updatePostHandler = defineHandler(updatePost, (context) => {
  const { tables, user, body, now } = context;
  const row = ownPost(context, context.params.id);
  const circle = findCircle(context, row.circleId);
  refuseMuted(memberOf(tables, circle.id, user.userId), now);
  checkEditable(row, body.version, 'post', now);
  const fields = {
    title: body.title === undefined ? row.title : body.title,
    body: body.body ?? row.body,
    contentWarning: body.contentWarning === undefined ? row.contentWarning : body.contentWarning,
  };
  const held = heldFor({ tables, user, circle, now, text: textOf(fields) });
  // A held post stays held after an edit, until moderators decide.
  const stillHeld = held ?? (row.status === 'PENDING' ? row.heldFor : null);
  const changed = tables.posts.put({
    ...row,
    ...fields,
    topics: body.topics ? [...new Set(body.topics)] : row.topics,
    status: stillHeld === null ? 'PUBLISHED' : 'PENDING',
    heldFor: stillHeld,
    editedAt: iso(now),
    version: row.version + 1,
  });
  if (held !== null) openHeldCase(tables, held, { kind: 'POST', id: row.id }, circle.id, now);
  return { post: postView(changed, circle, context), crisisHelp: speaksOfCrisis(textOf(fields)) };
});

export const deletePostHandler = defineHandler(deletePost, (context) => {
  const { tables } = context;
  const row = ownPost(context, context.params.id);
  const circle = findCircle(context, row.circleId);
  // Keep the text while a case is open: its moderators need it.
  const isBefore = (['REPORT', 'LINK', 'CRISIS'] as const).some((source) =>
    openCase(tables, source, { kind: 'POST', id: row.id }),
  );
  const deleted: PostRow = {
    ...row,
    status: 'DELETED',
    heldFor: null,
    ...(!isBefore && { title: null, body: '', contentWarning: null, topics: [] }),
  };
  return { post: postView(row.status === 'DELETED' ? row : tables.posts.put(deleted), circle, context) };
});

export const markPostHandler = defineHandler(markPost, (context) => {
  const { tables, user, body, now } = context;
  const { row, circle } = readablePost(context, context.params.id);
  if (row.status === 'REMOVED' || row.status === 'DELETED') throw contentRemoved('post');
  if (body.isSupported === true && row.authorId === user.userId)
    throw invalid({ isSupported: 'This is your own post: others can say that they are with you.' });
  const id = `${row.id} ${user.userId}`;
  const mark = tables.postMarks.get(id) ?? {
    id,
    postId: row.id,
    userId: user.userId,
    isSupported: false,
    isSaved: false,
    at: iso(now),
  };
  const marked = { ...mark, isSupported: body.isSupported ?? mark.isSupported, isSaved: body.isSaved ?? mark.isSaved };
  if (marked.isSupported || marked.isSaved) tables.postMarks.put(marked);
  else tables.postMarks.remove(id);
  return postView(row, circle, context);
});
