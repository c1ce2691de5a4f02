import type { Circle, CommunityAuthor, Post, PostId, Reply, UserId } from '@sakina/platform/contract';
import { iso } from '../../clock.ts';
import { careBetween } from '../../rules/care-relation.ts';
import { editableUntil } from '../../rules/community.ts';
import type { CircleRow, PostRow, ReplyRow } from '../../store/tables/community.ts';
import { isModerator, isVisible, memberId, memberOf, mutedUntil } from './find.ts';
import type { Reading } from './find.ts';

interface Counted {
  supports: ReadonlyMap<PostId, number>;
  replies: ReadonlyMap<PostId, number>;
}

/** Counts the marks and replies of all posts in one pass, for lists. */
export function countAll({ tables }: Reading): Counted {
  const supports = new Map<PostId, number>();
  for (const mark of tables.postMarks.all())
    if (mark.isSupported) supports.set(mark.postId, (supports.get(mark.postId) ?? 0) + 1);
  const replies = new Map<PostId, number>();
  for (const reply of tables.replies.all())
    if (reply.status === 'PUBLISHED') replies.set(reply.postId, (replies.get(reply.postId) ?? 0) + 1);
  return { supports, replies };
}

/** The author of content, as members see them. */
function authorOf(row: PostRow | ReplyRow, circle: CircleRow, { tables }: Reading): CommunityAuthor {
  if (row.isAnonymous) return { displayName: 'Anonymous', isAnonymous: true, isModerator: false, providerId: null };
  const provider = tables.providers.all().find((entry) => entry.userId === row.authorId) ?? null;
  const moderates = provider !== null && circle.moderators.some((moderator) => moderator.providerId === provider.id);
  return { displayName: row.authorName, isAnonymous: false, isModerator: moderates, providerId: provider?.id ?? null };
}

/** The own name of an author, for moderators. */
export function identityOf(tables: Reading['tables'], userId: UserId, fallback: string): { displayName: string } {
  const name =
    tables.people.get(userId)?.displayName ??
    tables.providers.all().find((entry) => entry.userId === userId)?.displayName;
  return { displayName: name ?? fallback };
}

/**
 * Why something is hidden from the caller: they reported it, or muted its author, which is never said of words without
 * a name.
 */
function hiddenFor(row: PostRow | ReplyRow, { tables, caller }: Reading): Pick<Post, 'hiddenFor'> {
  if (!caller || row.authorId === caller.userId) return {};
  const isReported = tables.contentReports
    .all()
    // Who is worried about an author may want to see how they are.
    .some(
      ({ target, reporterId, reason }) => target.id === row.id && reporterId === caller.userId && reason !== 'AT_RISK',
    );
  if (isReported) return { hiddenFor: 'REPORTED' };
  const isMuted = !row.isAnonymous && tables.authorMutes.get(`${caller.userId} ${row.authorId}`) !== undefined;
  return isMuted ? { hiddenFor: 'MUTED_AUTHOR' } : {};
}

/** The common fields of a post and a reply, as the caller may see them. */
function writtenView(row: PostRow | ReplyRow, circle: CircleRow, reading: Reading) {
  const { caller, now, tables } = reading;
  const visible = isVisible(row, circle, caller);
  const isOwn = caller !== null && row.authorId === caller.userId;
  const moderates = isModerator(circle, caller);
  const isInside = isOwn || moderates;
  const until =
    isOwn && (row.status === 'PUBLISHED' || row.status === 'PENDING') ? editableUntil(row.createdAt, now) : null;
  return {
    circleId: circle.id,
    author: visible ? authorOf(row, circle, reading) : null,
    identity: visible && moderates ? identityOf(tables, row.authorId, row.authorName) : null,
    isOwn,
    ...(visible && !moderates && hiddenFor(row, reading)),
    body: visible ? row.body : '',
    status: row.status,
    heldFor: isInside ? row.heldFor : null,
    removal: isInside && row.status === 'REMOVED' ? row.removal : null,
    createdAt: row.createdAt,
    editedAt: visible ? row.editedAt : null,
    editableUntil: until && iso(until),
    version: row.version,
  };
}

export function postView(
  row: PostRow,
  circle: CircleRow,
  reading: Reading,
  counted: Counted = countAll(reading),
): Post {
  const visible = isVisible(row, circle, reading.caller);
  const mark = reading.caller && reading.tables.postMarks.get(`${row.id} ${reading.caller.userId}`);
  return {
    ...writtenView(row, circle, reading),
    id: row.id,
    circleName: circle.name,
    title: visible ? row.title : null,
    topics: visible ? row.topics : [],
    contentWarning: visible ? row.contentWarning : null,
    isLocked: row.isLocked,
    supportCount: visible ? (counted.supports.get(row.id) ?? 0) : 0,
    isSupported: mark?.isSupported ?? false,
    isSaved: mark?.isSaved ?? false,
    replyCount: counted.replies.get(row.id) ?? 0,
  };
}

export function replyView(row: ReplyRow, post: PostRow, circle: CircleRow, reading: Reading): Reply {
  return {
    ...writtenView(row, circle, reading),
    id: row.id,
    postId: row.postId,
    parentId: row.parentId,
    // Compare only named with named and anonymous with anonymous: anything else would reveal anonymous authors.
    isThreadAuthor:
      isVisible(row, circle, reading.caller) && row.authorId === post.authorId && row.isAnonymous === post.isAnonymous,
  };
}

/** The activity of each circle. */
export function countCircles({ tables }: Reading) {
  const members = new Map<string, number>();
  for (const member of tables.circleMembers.all())
    if (member.state === 'MEMBER') members.set(member.circleId, (members.get(member.circleId) ?? 0) + 1);
  const posts = new Map<string, number>();
  const newest = new Map<string, string>();
  for (const row of [...tables.posts.all(), ...tables.replies.all()]) {
    if (row.status !== 'PUBLISHED') continue;
    if (!('postId' in row)) posts.set(row.circleId, (posts.get(row.circleId) ?? 0) + 1);
    if (row.createdAt > (newest.get(row.circleId) ?? '')) newest.set(row.circleId, row.createdAt);
  }
  return { members, posts, newest };
}

export function circleView(row: CircleRow, reading: Reading, counted = countCircles(reading)): Circle {
  const { tables, caller, now } = reading;
  const place = caller && tables.circleMembers.get(memberId(row.id, caller.userId));
  const inside = memberOf(tables, row.id, caller?.userId);
  return {
    ...row,
    moderators: row.moderators.map((moderator) =>
      caller && careBetween(tables, moderator.providerId, caller.userId) !== 'NONE'
        ? { ...moderator, isOwnProvider: true }
        : moderator,
    ),
    memberCount: counted.members.get(row.id) ?? 0,
    postCount: counted.posts.get(row.id) ?? 0,
    lastActivityAt: counted.newest.get(row.id) ?? null,
    membership: caller && {
      state: inside ? 'MEMBER' : place?.state === 'PENDING' ? 'PENDING' : 'NONE',
      joinedAt: inside?.joinedAt ?? null,
      mutedUntil: mutedUntil(place, now),
      isModerator: isModerator(row, caller),
    },
  };
}
