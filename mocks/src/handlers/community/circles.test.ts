import { describe, expect, test } from 'vitest';
import * as contract from '@sakina/platform/contract';
import { communityIds } from '../../personas/community/index.ts';
import { createTestServer, who } from '../../testing/test-server.ts';

const { circles } = communityIds;
const joining = (id: string, rest: { belongs?: boolean; words?: string; displayName?: string } = {}) => ({
  params: { id },
  body: { isMember: true as const, agreesToGuidelines: true as const, ...rest },
});
const leaving = (id: string) => ({ params: { id }, body: { isMember: false as const } });

describe('circles', () => {
  test('are visible to a visitor, without memberships', async () => {
    const { items } = await createTestServer().as(null).call(contract.listCircles, {});
    expect(items).toHaveLength(10);
    expect(
      items.every(
        (circle) => circle.membership === null && circle.guidelines.length > 0 && circle.moderators.length > 0,
      ),
    ).toBe(true);
    expect(items.find((circle) => circle.id === circles.fathers)).toMatchObject({ postCount: 0, lastActivityAt: null });
  });

  test('are filtered by topic, language, kind and own membership', async () => {
    const server = createTestServer();
    const ids = async (query: object, email: string | null = who.layla) =>
      (await server.as(email).call(contract.listCircles, { query })).items.map((circle) => circle.id);
    expect(await ids({ topic: ['SLEEP', 'ADDICTION'] })).toEqual([circles.nights, circles.sobriety]);
    expect(await ids({ language: ['ar'] })).toEqual([circles.arabic]);
    expect(await ids({ kind: ['WOMEN_ONLY', 'MEN_ONLY'] })).toEqual([circles.women, circles.fathers]);
    expect(await ids({ membership: 'MINE' })).toEqual([circles.grief, circles.women]);
    expect(await ids({ membership: 'MINE' }, who.zaynab)).toEqual([]);
    await expect(ids({ membership: 'MINE' }, null)).rejects.toMatchObject({ status: 401 });
    await expect(ids({ kind: ['SECRET'] })).rejects.toMatchObject({
      status: 422,
      details: { fields: { 'kind.0': expect.any(String) } },
    });
  });

  test('that are open admit a member at once and count them', async () => {
    const zaynab = createTestServer().as(who.zaynab);
    const before = await zaynab.call(contract.getCircle, { params: { id: circles.grief } });
    const joined = await zaynab.call(contract.setMembership, joining(circles.grief));
    expect(joined).toMatchObject({
      memberCount: before.memberCount + 1,
      membership: { state: 'MEMBER', isModerator: false },
    });
    expect((await zaynab.call(contract.setMembership, joining(circles.grief))).memberCount).toBe(
      before.memberCount + 1,
    );
    expect(await zaynab.call(contract.setMembership, leaving(circles.grief))).toMatchObject({
      memberCount: before.memberCount,
      membership: { state: 'NONE' },
    });
  });

  test('that are closed keep a request pending until a moderator admits the user', async () => {
    const server = createTestServer();
    const zaynab = server.as(who.zaynab);
    expect(
      await zaynab.call(contract.setMembership, joining(circles.carers, { words: 'My mother has dementia.' })),
    ).toMatchObject({ membership: { state: 'PENDING' } });
    await expect(zaynab.call(contract.listPosts, { query: { circleId: circles.carers } })).rejects.toMatchObject({
      status: 403,
      code: 'MEMBERS_ONLY',
    });
    const grace = server.as(who.grace);
    const { items } = await grace.call(contract.listModerationCases, {
      query: { source: ['JOIN_REQUEST'], circleId: circles.carers },
    });
    const request = items.find((item) => item.body === 'My mother has dementia.');
    expect(request?.author?.displayName).toBe('Zaynab Farooq');
    await grace.call(contract.decideModerationCase, { params: { id: request?.id ?? '' }, body: { action: 'APPROVE' } });
    expect((await zaynab.call(contract.listPosts, { query: { circleId: circles.carers } })).total).toBeGreaterThan(10);
  });

  test('tell whoever asked to join, also when they are not let in [ADM-84]', async () => {
    const server = createTestServer();
    const zaynab = server.as(who.zaynab);
    await zaynab.call(contract.setMembership, joining(circles.carers, { words: 'My mother has dementia.' }));
    const grace = server.as(who.grace);
    const { items } = await grace.call(contract.listModerationCases, {
      query: { source: ['JOIN_REQUEST'], circleId: circles.carers },
    });
    const id = items.find((item) => item.body === 'My mother has dementia.')?.id ?? '';
    await grace.call(contract.decideModerationCase, { params: { id }, body: { action: 'DISMISS' } });
    const news = await zaynab.call(contract.listNotifications, { query: { unread: true } });
    expect(news.items[0]).toMatchObject({ kind: 'MODERATION_OUTCOME', subject: { circleId: circles.carers } });
  });

  test('withdraw a pending request when the user leaves', async () => {
    const server = createTestServer();
    await server.as(who.noah).call(contract.setMembership, leaving(circles.carers));
    const { items } = await server
      .as(who.grace)
      .call(contract.listModerationCases, { query: { source: ['JOIN_REQUEST'], circleId: circles.carers } });
    expect(items).toEqual([]);
  });

  test('for women require a confirmation and the guidelines', async () => {
    const zaynab = createTestServer().as(who.zaynab);
    await expect(zaynab.call(contract.setMembership, joining(circles.women))).rejects.toMatchObject({
      status: 422,
      details: { fields: { belongs: expect.any(String) } },
    });
    expect(await zaynab.call(contract.setMembership, joining(circles.women, { belongs: true }))).toMatchObject({
      membership: { state: 'PENDING' },
    });
    await expect(
      zaynab.call(contract.setMembership, { params: { id: circles.grief }, body: { isMember: true } as never }),
    ).rejects.toMatchObject({ details: { fields: { agreesToGuidelines: expect.any(String) } } });
  });

  test('do not let their moderator leave, and keep a mute for a member who leaves and returns', async () => {
    const server = createTestServer();
    await expect(server.as(who.amina).call(contract.setMembership, leaving(circles.grief))).rejects.toMatchObject({
      status: 409,
      code: 'MODERATOR_STAYS',
    });
    const tomas = server.as(who.tomas);
    expect((await tomas.call(contract.setMembership, leaving(circles.converts))).membership).toMatchObject({
      state: 'NONE',
      mutedUntil: expect.any(String),
    });
    expect((await tomas.call(contract.setMembership, joining(circles.converts))).membership).toMatchObject({
      state: 'MEMBER',
      mutedUntil: expect.any(String),
    });
  });

  test('that do not exist are not found', async () => {
    await expect(
      createTestServer()
        .as(who.layla)
        .call(contract.getCircle, { params: { id: 'crc-none' } }),
    ).rejects.toMatchObject({ status: 404 });
    await expect(
      createTestServer().as(who.layla).call(contract.setMembership, joining('crc-none')),
    ).rejects.toMatchObject({ status: 404 });
  });
});
