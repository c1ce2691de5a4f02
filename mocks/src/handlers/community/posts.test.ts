import { describe, expect, test } from 'vitest';
import * as contract from '@sakina/platform/contract';
import { communityIds } from '../../personas/community/index.ts';
import { createTestServer, who } from '../../testing/test-server.ts';

const { circles, posts, replies } = communityIds;
const at = (id: string) => ({ params: { id } });
const inGrief = (body: string, rest: object = {}) => ({ body: { circleId: circles.grief, body, ...rest } });
const CRISIS = 'I do not want to live any more.';

describe('posts', () => {
  test('are paged, each once, newest first', async () => {
    const visitor = createTestServer().as(null);
    const seen: string[] = [];
    let after: string | undefined;
    let total = 0;
    do {
      const page = await visitor.call(contract.listPosts, { query: { limit: 37, ...(after && { after }) } });
      seen.push(...page.items.map((post) => `${post.createdAt} ${post.id}`));
      after = page.nextCursor ?? undefined;
      total = page.total;
    } while (after !== undefined);
    expect(seen).toHaveLength(total);
    expect(total).toBeGreaterThan(80);
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen.map((line) => line.slice(0, 24))).toEqual(
      seen
        .map((line) => line.slice(0, 24))
        .toSorted()
        .reverse(),
    );
  });

  test('keep their position when new posts are written between pages', async () => {
    const layla = createTestServer().as(who.layla);
    const first = await layla.call(contract.listPosts, { query: { circleId: circles.grief, limit: 5 } });
    await layla.call(contract.createPost, inGrief('A quiet evening.'));
    const second = await layla.call(contract.listPosts, {
      query: { circleId: circles.grief, limit: 5, after: first.nextCursor ?? '' },
    });
    expect(second.items.filter((post) => first.items.some((other) => other.id === post.id))).toEqual([]);
  });

  test('are sorted by support, and filtered by topic, words, scope and language', async () => {
    const server = createTestServer();
    const list = async (query: object, email: string | null = who.layla) =>
      (await server.as(email).call(contract.listPosts, { query: { limit: 100, ...query } })).items;
    const counts = (await list({ sort: 'MOST_SUPPORTED' })).map((post) => post.supportCount);
    expect(counts).toEqual(counts.toSorted((first, second) => second - first));
    expect((await list({ topic: ['SLEEP'] })).every((post) => post.topics.includes('SLEEP'))).toBe(true);
    expect((await list({ q: 'eleven POT bus' })).map((post) => post.id)).toEqual([posts.long]);
    expect((await list({ language: ['ar'] })).length).toBeGreaterThan(10);
    expect(new Set((await list({ scope: 'MY_CIRCLES' })).map((post) => post.circleId))).toEqual(
      new Set([circles.grief, circles.women]),
    );
    expect((await list({ scope: 'OWN' })).map((post) => post.id).toSorted()).toEqual(
      [posts.fresh, posts.layla, posts.laylaAnonymous].toSorted(),
    );
    await expect(list({ scope: 'SAVED' }, null)).rejects.toMatchObject({ status: 401 });
    await expect(list({ after: 'nonsense' })).rejects.toMatchObject({ status: 422, code: 'CURSOR_INVALID' });
    await expect(list({ circleId: 'crc-none' })).rejects.toMatchObject({ status: 404 });
    await expect(list({ circleId: circles.women }, who.noah)).rejects.toMatchObject({
      status: 403,
      code: 'MEMBERS_ONLY',
    });
    await expect(list({ q: 'x'.repeat(101) })).rejects.toMatchObject({
      details: { fields: { q: expect.any(String) } },
    });
  });

  test('reject a cursor of other filters', async () => {
    const layla = createTestServer().as(who.layla);
    const { nextCursor } = await layla.call(contract.listPosts, { query: { limit: 2 } });
    await expect(
      layla.call(contract.listPosts, { query: { limit: 2, sort: 'MOST_SUPPORTED', after: nextCursor ?? '' } }),
    ).rejects.toMatchObject({ code: 'CURSOR_INVALID' });
  });

  test('[SEC-8] hide the names of anonymous authors, except from moderators of the circle', async () => {
    const server = createTestServer();
    const { post } = await server.as(who.layla).call(contract.getPost, at(posts.laylaAnonymous));
    expect(post).toMatchObject({
      isOwn: true,
      identity: null,
      author: { displayName: 'Anonymous', isAnonymous: true, providerId: null },
    });
    expect(
      (await server.as(who.mariam).call(contract.getPost, at(posts.laylaAnonymous))).post.identity?.displayName,
    ).toBe('Layla Haddad');
    const thread = await server.as(who.noah).call(contract.getPost, at(posts.layla));
    const anonymous = thread.replies.items.find((reply) => reply.id === replies.layla);
    expect(anonymous).toMatchObject({ author: { displayName: 'Anonymous' }, isThreadAuthor: false, identity: null });
    expect(JSON.stringify(thread)).not.toContain('usr-');
  });

  test('are written by members, with all their fields', async () => {
    const layla = createTestServer().as(who.layla);
    const { post, crisisHelp } = await layla.call(
      contract.createPost,
      inGrief('  Her scarf still smells of her. ', {
        title: 'The scarf',
        topics: ['GRIEF', 'GRIEF'],
        contentWarning: 'Loss',
        isAnonymous: true,
      }),
    );
    expect(crisisHelp).toBe(false);
    expect(post).toMatchObject({
      title: 'The scarf',
      body: 'Her scarf still smells of her.',
      topics: ['GRIEF'],
      contentWarning: 'Loss',
      status: 'PUBLISHED',
      isOwn: true,
      version: 1,
      editedAt: null,
      editableUntil: '2026-11-24T16:00:00.000Z',
    });
    expect((await layla.call(contract.listPosts, { query: { circleId: circles.grief, limit: 1 } })).items[0]?.id).toBe(
      post.id,
    );
  });

  test.each([
    ['body', { body: '   ' }],
    ['body', { body: 'x'.repeat(8001) }],
    ['title', { title: 'x'.repeat(121) }],
    ['contentWarning', { contentWarning: 'x'.repeat(121) }],
    ['topics', { topics: ['GRIEF', 'SLEEP', 'YOUTH', 'FAMILY', 'TRAUMA'] }],
    ['topics.0', { topics: ['WEATHER'] }],
  ])('with an invalid %s are rejected at that field', async (field, rest) => {
    await expect(createTestServer().as(who.layla).call(contract.createPost, inGrief('x', rest))).rejects.toMatchObject({
      status: 422,
      details: { fields: { [field]: expect.any(String) } },
    });
  });

  test('cannot be written by non-members, muted members or visitors', async () => {
    const server = createTestServer();
    await expect(server.as(who.noah).call(contract.createPost, inGrief('Hello.'))).rejects.toMatchObject({
      status: 403,
      code: 'MEMBERS_ONLY',
    });
    await expect(
      server.as(who.tomas).call(contract.createPost, { body: { circleId: circles.converts, body: 'Hello.' } }),
    ).rejects.toMatchObject({ status: 403, code: 'MUTED', details: { until: expect.any(String) } });
    await expect(server.as(null).call(contract.createPost, inGrief('Hello.'))).rejects.toMatchObject({ status: 401 });
  });

  test('are limited to five in an hour, and one for each key', async () => {
    const server = createTestServer();
    const layla = server.as(who.layla);
    const first = await layla.call(contract.createPost, inGrief('One.'), { idempotencyKey: 'intent-one' });
    expect(await layla.call(contract.createPost, inGrief('One.'), { idempotencyKey: 'intent-one' })).toEqual(first);
    for (const body of ['Two.', 'Three.', 'Four.']) await layla.call(contract.createPost, inGrief(body));
    await expect(layla.call(contract.createPost, inGrief('Six.'))).rejects.toMatchObject({
      status: 429,
      code: 'RATE_LIMITED',
      details: { limit: 5, windowMinutes: 60, retryAt: expect.any(String) },
    });
    server.pass({ minutes: 61 });
    expect((await layla.call(contract.createPost, inGrief('Later.'))).post.status).toBe('PUBLISHED');
  });

  test('with a link by a new member are held: visible to their author and moderators only', async () => {
    const server = createTestServer();
    const zaynab = server.as(who.zaynab);
    await zaynab.call(contract.setMembership, {
      params: { id: circles.grief },
      body: { isMember: true, agreesToGuidelines: true },
    });
    const { post } = await zaynab.call(contract.createPost, inGrief('This helped me: www.example.org/letters'));
    expect(post).toMatchObject({ status: 'PENDING', heldFor: 'LINK' });
    expect((await zaynab.call(contract.listPosts, { query: { circleId: circles.grief, limit: 1 } })).items[0]?.id).toBe(
      post.id,
    );
    await expect(server.as(who.layla).call(contract.getPost, at(post.id))).rejects.toMatchObject({ status: 404 });
    const { items } = await server.as(who.amina).call(contract.listModerationCases, { query: { source: ['LINK'] } });
    const held = items.find((item) => 'id' in item.subject && item.subject.id === post.id);
    await server
      .as(who.amina)
      .call(contract.decideModerationCase, { params: { id: held?.id ?? '' }, body: { action: 'APPROVE' } });
    expect((await server.as(who.layla).call(contract.getPost, at(post.id))).post).toMatchObject({
      status: 'PUBLISHED',
      heldFor: null,
    });
  });

  test.each([CRISIS, 'لا أريد أن أعيش بعد الآن'])(
    '[CARE-1] that may point to a crisis open crisis help, are held, and are urgent for moderators: %s',
    async (body) => {
      const server = createTestServer();
      const { post, crisisHelp } = await server.as(who.layla).call(contract.createPost, inGrief(body));
      expect(crisisHelp).toBe(true);
      expect(post).toMatchObject({ status: 'PENDING', heldFor: 'CRISIS' });
      const { items } = await server.as(who.amina).call(contract.listModerationCases, {});
      const urgent = items.filter((item) => item.priority === 'URGENT');
      expect(urgent.map(({ subject }) => ('id' in subject ? subject.id : null))).toContain(post.id);
      expect(items.slice(0, urgent.length)).toEqual(urgent);
    },
  );

  test('[CARE-1] that are rejected ask for crisis help too, if the words do', async () => {
    const server = createTestServer();
    await expect(
      server.as(who.tomas).call(contract.createPost, { body: { circleId: circles.converts, body: CRISIS } }),
    ).rejects.toMatchObject({ code: 'MUTED', details: { until: expect.any(String), crisisHelp: true } });
    await expect(server.as(who.noah).call(contract.createPost, inGrief(CRISIS))).rejects.toMatchObject({
      code: 'MEMBERS_ONLY',
      details: { crisisHelp: true },
    });
  });

  test('can be edited for an hour, from the newest version, and are marked as edited', async () => {
    const server = createTestServer();
    const layla = server.as(who.layla);
    const { post } = await layla.call(contract.updatePost, { ...at(posts.fresh), body: { title: 'Soup', version: 1 } });
    expect(post).toMatchObject({
      title: 'Soup',
      version: 2,
      editedAt: '2026-11-24T15:00:00.000Z',
      body: expect.stringContaining('My mother'),
    });
    await expect(
      layla.call(contract.updatePost, { ...at(posts.fresh), body: { title: 'Stew', version: 1 } }),
    ).rejects.toMatchObject({ status: 409, code: 'VERSION_CONFLICT', details: { version: 2 } });
    await expect(
      layla.call(contract.updatePost, { ...at(posts.layla), body: { title: 'Late', version: 1 } }),
    ).rejects.toMatchObject({ status: 409, code: 'EDIT_WINDOW_OVER' });
    await expect(
      server.as(who.noah).call(contract.updatePost, { ...at(posts.fresh), body: { title: 'Mine', version: 2 } }),
    ).rejects.toMatchObject({ status: 403 });
    const turned = await layla.call(contract.updatePost, { ...at(posts.fresh), body: { body: CRISIS, version: 2 } });
    expect(turned).toMatchObject({ crisisHelp: true, post: { status: 'PENDING', heldFor: 'CRISIS' } });
  });

  test('that are deleted leave a placeholder if they have replies, and nothing otherwise', async () => {
    const server = createTestServer();
    const layla = server.as(who.layla);
    const { post } = await layla.call(contract.deletePost, at(posts.layla));
    expect(post).toMatchObject({ status: 'DELETED', author: null, body: '', title: null });
    expect((await layla.call(contract.deletePost, at(posts.layla))).post).toEqual(post);
    const thread = await server.as(null).call(contract.getPost, at(posts.layla));
    expect(thread.post).toMatchObject({ status: 'DELETED', author: null, body: '' });
    expect(thread.replies.items.length).toBeGreaterThan(2);
    await expect(server.as(who.noah).call(contract.deletePost, at(posts.long))).rejects.toMatchObject({ status: 403 });
    const alone = await layla.call(contract.createPost, inGrief('A word too much.'));
    await layla.call(contract.deletePost, at(alone.post.id));
    await expect(layla.call(contract.getPost, at(alone.post.id))).rejects.toMatchObject({ status: 404 });
    await expect(
      layla.call(contract.updatePost, { ...at(alone.post.id), body: { body: 'Again.', version: 1 } }),
    ).rejects.toMatchObject({ status: 409, code: 'CONTENT_REMOVED' });
  });

  test('are supported and bookmarked once, however often the call is repeated', async () => {
    const layla = createTestServer().as(who.layla);
    const mark = (body: { isSupported?: boolean; isSaved?: boolean }) =>
      layla.call(contract.markPost, { ...at(posts.noah), body });
    const before = await mark({ isSupported: false });
    expect(await mark({ isSupported: true })).toMatchObject({
      supportCount: before.supportCount + 1,
      isSupported: true,
      isSaved: false,
    });
    expect(await mark({ isSupported: true, isSaved: true })).toMatchObject({
      supportCount: before.supportCount + 1,
      isSaved: true,
    });
    expect((await layla.call(contract.listPosts, { query: { scope: 'SAVED' } })).items.map((post) => post.id)).toEqual([
      posts.noah,
    ]);
    expect(await mark({ isSupported: false, isSaved: false })).toMatchObject({
      supportCount: before.supportCount,
      isSaved: false,
    });
    await expect(
      layla.call(contract.markPost, { ...at(posts.layla), body: { isSupported: true } }),
    ).rejects.toMatchObject({ details: { fields: { isSupported: expect.any(String) } } });
    await expect(
      layla.call(contract.markPost, { ...at(posts.removed), body: { isSaved: true } }),
    ).rejects.toMatchObject({ status: 409, code: 'CONTENT_REMOVED' });
  });
});

describe('replies', () => {
  test('are listed under what they answer, oldest first, one level deep', async () => {
    const server = createTestServer();
    const layla = server.as(who.layla);
    const { items } = await layla.call(contract.listReplies, { ...at(posts.layla), query: { limit: 100 } });
    const displaced = items.filter(
      (reply, index) =>
        reply.parentId !== null && ![items[index - 1]?.id, items[index - 1]?.parentId].includes(reply.parentId),
    );
    expect(displaced).toEqual([]);
    const parentId = items.find((reply) => reply.parentId === null)?.id ?? '';
    const { reply } = await layla.call(contract.createReply, {
      ...at(posts.layla),
      body: { body: 'Thank you.', parentId },
    });
    expect(reply).toMatchObject({ parentId, isOwn: true, isThreadAuthor: true });
    await expect(
      layla.call(contract.createReply, { ...at(posts.layla), body: { body: 'Deeper.', parentId: reply.id } }),
    ).rejects.toMatchObject({ details: { fields: { parentId: expect.any(String) } } });
    await expect(
      layla.call(contract.createReply, { ...at(posts.long), body: { body: 'Elsewhere.', parentId } }),
    ).rejects.toMatchObject({ details: { fields: { parentId: expect.any(String) } } });
    const piece = await layla.call(contract.listReplies, { ...at(posts.layla), query: { limit: 3 } });
    const next = await layla.call(contract.listReplies, {
      ...at(posts.layla),
      query: { limit: 3, after: piece.nextCursor ?? '' },
    });
    expect(new Set([...piece.items, ...next.items].map((entry) => entry.id)).size).toBe(
      piece.items.length + next.items.length,
    );
    await expect(
      layla.call(contract.listReplies, { ...at(posts.long), query: { after: piece.nextCursor ?? '' } }),
    ).rejects.toMatchObject({ code: 'CURSOR_INVALID' });
  });

  test('cannot be written in a closed thread, by non-members, or to deleted content', async () => {
    const server = createTestServer();
    await server.as(who.layla).call(contract.setMembership, {
      params: { id: circles.converts },
      body: { isMember: true, agreesToGuidelines: true },
    });
    const say = (id: string, email: string, body = 'A word.') =>
      server.as(email).call(contract.createReply, { ...at(id), body: { body } });
    await expect(say(posts.locked, who.layla)).rejects.toMatchObject({ status: 409, code: 'THREAD_LOCKED' });
    await expect(say(posts.locked, who.layla, CRISIS)).rejects.toMatchObject({
      code: 'THREAD_LOCKED',
      details: { crisisHelp: true },
    });
    await expect(say(posts.noah, who.layla)).rejects.toMatchObject({ status: 403, code: 'MEMBERS_ONLY' });
    await expect(say(posts.deleted, who.layla)).rejects.toMatchObject({ status: 409, code: 'CONTENT_REMOVED' });
    await expect(say('pst-none', who.layla)).rejects.toMatchObject({ status: 404 });
    await expect(say(posts.layla, who.layla, 'x'.repeat(4001))).rejects.toMatchObject({
      details: { fields: { body: expect.any(String) } },
    });
  });

  test('[CARE-1] that may point to a crisis are held and open crisis help', async () => {
    const server = createTestServer();
    const { reply, crisisHelp } = await server
      .as(who.layla)
      .call(contract.createReply, { ...at(posts.layla), body: { body: CRISIS } });
    expect({ crisisHelp, status: reply.status, heldFor: reply.heldFor }).toEqual({
      crisisHelp: true,
      status: 'PENDING',
      heldFor: 'CRISIS',
    });
    const others = await server.as(who.noah).call(contract.listReplies, { ...at(posts.layla), query: { limit: 100 } });
    expect(others.items.some((entry) => entry.id === reply.id)).toBe(false);
  });

  test('are edited and deleted by their author only', async () => {
    const server = createTestServer();
    const layla = server.as(who.layla);
    const changed = await layla.call(contract.updateReply, {
      ...at(replies.fresh),
      body: { body: 'A better photograph.', version: 1 },
    });
    expect(changed.reply).toMatchObject({ body: 'A better photograph.', version: 2, editedAt: expect.any(String) });
    await expect(
      layla.call(contract.updateReply, { ...at(replies.fresh), body: { body: 'x', version: 1 } }),
    ).rejects.toMatchObject({ code: 'VERSION_CONFLICT' });
    await expect(
      layla.call(contract.updateReply, { ...at(replies.layla), body: { body: 'x', version: 1 } }),
    ).rejects.toMatchObject({ code: 'EDIT_WINDOW_OVER' });
    await expect(
      layla.call(contract.updateReply, { ...at(replies.laylaRemoved), body: { body: 'x', version: 1 } }),
    ).rejects.toMatchObject({ code: 'CONTENT_REMOVED' });
    await expect(layla.call(contract.deleteReply, at(replies.reported))).rejects.toMatchObject({ status: 403 });
    expect((await layla.call(contract.deleteReply, at(replies.fresh))).reply).toMatchObject({
      status: 'DELETED',
      body: '',
    });
    expect((await layla.call(contract.getPost, at(posts.fresh))).replies.items).toEqual([]);
    await expect(layla.call(contract.deleteReply, at('rpl-none'))).rejects.toMatchObject({ status: 404 });
  });
});
