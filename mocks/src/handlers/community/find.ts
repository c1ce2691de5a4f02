import type { CircleId, UserId } from '@sakina/platform/contract';
import type { Tables } from '../../store/table.ts';
import type { CircleMemberRow, CircleRow, PostRow, ReplyRow } from '../../store/tables/community.ts';
import { ApiFailure, forbidden, notFound } from '../api-failure.ts';
import type { Caller } from '../caller.ts';
import { moderates } from '../scope.ts';

/** The context of a read. */
export interface Reading {
  tables: Tables;
  caller: Caller | null;
  now: Date;
}

/** The context of a write by a signed-in user. */
export interface Writing extends Reading {
  user: Caller;
}

/** The id of a membership. */
export const memberId = (circleId: CircleId, userId: UserId) => `${circleId} ${userId}`;

const membersOnly = (message: string) => new ApiFailure(403, 'MEMBERS_ONLY', message);
export const contentRemoved = (what: string) =>
  new ApiFailure(409, 'CONTENT_REMOVED', `This ${what} has been removed in the meantime.`);

/** Whether a user moderates a circle: as one of its providers, or as a platform administrator. */
export const isModerator = (circle: CircleRow, caller: Caller | null): boolean => moderates(caller, circle);

export function findCircle({ tables }: Pick<Reading, 'tables'>, id: string): CircleRow {
  const circle = tables.circles.get(id);
  if (!circle) throw notFound('this circle');
  return circle;
}

/** A user's membership of a circle, if they are a member. */
export function memberOf(tables: Tables, circleId: CircleId, userId: UserId | undefined): CircleMemberRow | null {
  const row = userId === undefined ? undefined : tables.circleMembers.get(memberId(circleId, userId));
  return row?.state === 'MEMBER' ? row : null;
}

/** Whether a user may read a circle: everyone an open one, members and moderators any other. */
export function mayRead(circle: CircleRow, { tables, caller }: Reading): boolean {
  return circle.kind === 'OPEN' || isModerator(circle, caller) || memberOf(tables, circle.id, caller?.userId) !== null;
}

/** A circle that the caller may read. @throws ApiFailure */
export function readableCircle(reading: Reading, id: string): CircleRow {
  const circle = findCircle(reading, id);
  if (!mayRead(circle, reading)) throw membersOnly('What is written here is for the members of this circle.');
  return circle;
}

/** The caller's membership of a circle in which they write. @throws ApiFailure if they are not a member */
export function writingMember({ tables, user, now }: Writing, circle: CircleRow): CircleMemberRow {
  const member = memberOf(tables, circle.id, user.userId);
  if (!member) throw membersOnly('Join this circle to write in it.');
  refuseMuted(member, now);
  return member;
}

/** @throws ApiFailure if the member is muted */
export function refuseMuted(member: CircleMemberRow | null, now: Date): void {
  const until = mutedUntil(member, now);
  if (until !== null)
    throw new ApiFailure(403, 'MUTED', 'Moderators have asked you to only read in this circle for a while.', { until });
}

/** Until when a member is muted, or null. */
export function mutedUntil(member: CircleMemberRow | null | undefined, now: Date): string | null {
  return member?.mutedUntil && Date.parse(member.mutedUntil) > now.getTime() ? member.mutedUntil : null;
}

/** Whether content is visible to the caller: to everyone while published, otherwise to its author and moderators. */
export function isVisible(row: PostRow | ReplyRow, circle: CircleRow, caller: Caller | null): boolean {
  if (row.status === 'PUBLISHED') return true;
  return row.status !== 'DELETED' && (row.authorId === caller?.userId || isModerator(circle, caller));
}

/** A post that the caller may read. Held posts are hidden from others; deleted ones stay while they have replies. */
export function readablePost(reading: Reading, id: string): { row: PostRow; circle: CircleRow } {
  const row = reading.tables.posts.get(id);
  if (!row) throw notFound('this post');
  const circle = readableCircle(reading, row.circleId);
  const isEmptyPlace =
    row.status !== 'PENDING' &&
    reading.tables.replies.all().some((reply) => reply.postId === row.id && reply.status === 'PUBLISHED');
  if (!isVisible(row, circle, reading.caller) && !isEmptyPlace) throw notFound('this post');
  return { row, circle };
}

export function ownPost({ tables, user }: Writing, id: string): PostRow {
  const row = tables.posts.get(id);
  if (!row) throw notFound('this post');
  if (row.authorId !== user.userId) throw forbidden('This post was written by someone else.');
  return row;
}

export function ownReply({ tables, user }: Writing, id: string): ReplyRow {
  const row = tables.replies.get(id);
  if (!row) throw notFound('this reply');
  if (row.authorId !== user.userId) throw forbidden('This reply was written by someone else.');
  return row;
}
