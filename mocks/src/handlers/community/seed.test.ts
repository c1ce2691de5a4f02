import { describe, expect, test } from 'vitest';
import { PINNED_NOW } from '../../clock.ts';
import { communityIds } from '../../personas/community/index.ts';
import { ids } from '../../personas/ids.ts';
import { speaksOfCrisis } from '../../rules/crisis-words.ts';
import { hasLink } from '../../rules/community.ts';
import { addRatings, ratingOf } from '../../rules/ratings.ts';
import { createSeed } from '../../store/seed.ts';
import { communityTables } from '../../store/tables/community.ts';

const seed = createSeed();
const posts = [...seed.posts.values()];
const replies = [...seed.replies.values()];
const members = new Set(seed.circleMembers.keys());

describe('the community of the seed', () => {
  test('is created quickly, once its base exists', () => {
    const other = createSeed(new Date(Date.parse(PINNED_NOW) + 86_400_000));
    const started = performance.now();
    for (const name of Object.keys(communityTables) as (keyof typeof communityTables)[])
      expect(other[name].size).toBeGreaterThan(0);
    // About 15 ms on an idle machine; the limit is wide for busy ones.
    expect(performance.now() - started).toBeLessThan(400);
  });

  test('has enough posts and replies, all with distinct texts', () => {
    expect(posts.length).toBeGreaterThanOrEqual(145);
    expect(replies.length).toBeGreaterThanOrEqual(480);
    expect(new Set(posts.map((post) => post.body)).size).toBe(posts.length);
    const repeated = replies.map((reply) => reply.body).filter((body, index, all) => all.indexOf(body) !== index);
    expect(repeated).toEqual([]);
    expect(posts.some((post) => post.body.length > 4000)).toBe(true);
    expect(posts.filter((post) => /\p{Script=Arabic}/u.test(post.body)).length).toBeGreaterThan(10);
    expect(
      [...posts, ...replies].filter((row) => /\p{Extended_Pictographic}/u.test(row.body + row.authorName)),
    ).toEqual([]);
  });

  test('[CARE-1] shows no crisis words and no links of new members that were not held', () => {
    const open = [...posts, ...replies].filter(
      (row) => row.status === 'PUBLISHED' && (speaksOfCrisis(row.body) || hasLink(row.body)),
    );
    expect(open.map((row) => row.body)).toEqual([]);
    expect(speaksOfCrisis(seed.posts.get(communityIds.posts.heldCrisis)?.body ?? '')).toBe(true);
    expect(hasLink(seed.posts.get(communityIds.posts.heldLink)?.body ?? '')).toBe(true);
  });

  test('has texts by members only, after they joined, and none in the future', () => {
    for (const row of [...posts, ...replies]) {
      expect(row.createdAt <= new Date(PINNED_NOW).toISOString()).toBe(true);
      expect({ row: row.id, member: members.has(`${row.circleId} ${row.authorId}`) }).toEqual({
        row: row.id,
        member: true,
      });
    }
    for (const reply of replies) {
      const post = seed.posts.get(reply.postId);
      expect(post?.circleId).toBe(reply.circleId);
      expect(reply.createdAt >= (post?.createdAt ?? '')).toBe(true);
    }
    for (const reply of replies.filter((row) => row.parentId !== null)) {
      expect(seed.replies.get(reply.parentId ?? '')).toMatchObject({ parentId: null, postId: reply.postId });
    }
  });

  test('has content in each state', () => {
    expect(new Set(posts.map((post) => post.status))).toEqual(new Set(['PUBLISHED', 'PENDING', 'REMOVED', 'DELETED']));
    expect(posts.some((post) => post.isLocked)).toBe(true);
    const cases = [...seed.moderationCases.values()];
    expect(new Set(cases.map((row) => row.source))).toEqual(
      new Set(['REPORT', 'LINK', 'CRISIS', 'APPEAL', 'JOIN_REQUEST']),
    );
    expect(new Set([...seed.contentReports.values()].map((row) => row.status))).toEqual(
      new Set(['OPEN', 'ACTED_ON', 'NO_ACTION']),
    );
    expect(
      [...seed.circleMembers.values()].some((row) => row.mutedUntil !== null && row.userId === ids.users.tomas),
    ).toBe(true);
    expect(new Set([...seed.waitlistEntries.values()].map((row) => row.status))).toEqual(
      new Set(['WAITING', 'OFFERED', 'BOOKED', 'LEFT']),
    );
    for (const row of cases) {
      const { kind, id } = row.subject;
      const rows = { POST: seed.posts, REPLY: seed.replies, REVIEW: seed.reviews, MEMBER: seed.circleMembers }[kind];
      expect({ id, exists: rows.has(kind === 'MEMBER' ? `${row.circleId} ${id}` : id) }).toEqual({ id, exists: true });
    }
  });

  test('leaves the newcomer’s account empty', () => {
    const rows = JSON.stringify([
      posts,
      replies,
      ...(['circleMembers', 'postMarks', 'contentReports', 'reviews', 'waitlistEntries'] as const).map((name) => [
        ...seed[name].values(),
      ]),
    ]);
    expect(rows).not.toContain(ids.users.zaynab);
  });

  test('adds up to the rating of every provider', () => {
    for (const provider of seed.providers.values()) {
      const written = [...seed.reviews.values()]
        .filter((row) => row.providerId === provider.id)
        .map((row) => row.rating);
      const distribution = addRatings(seed.silentRatings.get(provider.id)?.distribution ?? [0, 0, 0, 0, 0], written);
      expect({ provider: provider.id, rating: ratingOf(distribution) }).toEqual({
        provider: provider.id,
        rating: provider.rating,
      });
      expect(Math.min(...distribution)).toBeGreaterThanOrEqual(0);
    }
  });
});
