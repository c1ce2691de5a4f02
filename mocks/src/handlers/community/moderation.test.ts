import { describe, expect, test } from 'vitest';
import * as contract from '@sakina/platform/contract';
import { communityIds } from '../../personas/community/index.ts';
import { ids } from '../../personas/ids.ts';
import { createTestServer, who } from '../../testing/test-server.ts';

const { cases, circles, posts, replies, reports, reviews } = communityIds;
const at = (id: string) => ({ params: { id } });
const report = (target: { kind: 'POST' | 'REPLY' | 'REVIEW'; id: string }, reason: 'OTHER' | 'AT_RISK' = 'OTHER') => ({
  body: { target, reason },
});

describe('a report', () => {
  test('is counted once for each person, and joins other reports of the same content', async () => {
    const server = createTestServer();
    const input = report({ kind: 'REPLY', id: replies.reported });
    await expect(server.as(who.layla).call(contract.reportContent, input)).rejects.toMatchObject({
      status: 409,
      code: 'ALREADY_REPORTED',
      details: { reportId: reports.open },
    });
    expect(await server.as(who.noah).call(contract.reportContent, input)).toMatchObject({
      status: 'OPEN',
      place: 'Living with loss',
      excerpt: expect.stringContaining('If you cannot sleep'),
    });
    const { items } = await server
      .as(who.amina)
      .call(contract.listModerationCases, { query: { source: ['REPORT'], circleId: circles.grief } });
    expect(items).toHaveLength(1);
    expect(items[0]?.reports).toHaveLength(2);
  });

  test('[CARE-1] that a person is at risk makes the case urgent', async () => {
    const server = createTestServer();
    await server.as(who.noah).call(contract.reportContent, report({ kind: 'REPLY', id: replies.reported }, 'AT_RISK'));
    expect(await server.as(who.amina).call(contract.getModerationCase, at(cases.reported))).toMatchObject({
      priority: 'URGENT',
    });
  });

  test('is rejected for own, deleted, held, inaccessible or unknown content', async () => {
    const server = createTestServer();
    const tell = (target: { kind: 'POST' | 'REPLY' | 'REVIEW'; id: string }, email: string = who.layla) =>
      server.as(email).call(contract.reportContent, report(target));
    await expect(tell({ kind: 'POST', id: posts.layla })).rejects.toMatchObject({
      status: 422,
      details: { fields: { target: expect.any(String) } },
    });
    await expect(tell({ kind: 'POST', id: posts.removed })).rejects.toMatchObject({
      status: 409,
      code: 'CONTENT_REMOVED',
    });
    await expect(tell({ kind: 'POST', id: posts.heldLink })).rejects.toMatchObject({ status: 404 });
    await expect(tell({ kind: 'POST', id: posts.laylaAnonymous }, who.noah)).rejects.toMatchObject({
      status: 403,
      code: 'MEMBERS_ONLY',
    });
    await expect(tell({ kind: 'REVIEW', id: 'rev-none' })).rejects.toMatchObject({ status: 404 });
  });

  test('shows its outcome to the reporter', async () => {
    const server = createTestServer();
    const own = async () => (await server.as(who.layla).call(contract.listContentReports, {})).items;
    expect((await own()).map((item) => [item.id, item.status])).toEqual([
      [reports.open, 'OPEN'],
      [reports.noAction, 'NO_ACTION'],
      [reports.actedOn, 'ACTED_ON'],
    ]);
    await server.as(who.amina).call(contract.decideModerationCase, {
      ...at(cases.reported),
      body: { action: 'REMOVE', reason: 'MEDICAL_ADVICE' },
    });
    // Removed content is not shown again.
    expect((await own())[0]).toMatchObject({
      id: reports.open,
      status: 'ACTED_ON',
      excerpt: '',
      decidedAt: expect.any(String),
    });
    expect((await server.as(who.zaynab).call(contract.listContentReports, {})).items).toEqual([]);
  });
});

describe('the moderators’ queue', () => {
  test('lists the circles that each moderator looks after, and everything for administrators', async () => {
    const server = createTestServer();
    const queue = async (email: string, query: object = {}) =>
      (await server.as(email).call(contract.listModerationCases, { query })).items;
    expect(
      (await queue(who.yusuf)).every(
        (item) => item.circle?.id === circles.converts || item.circle?.id === circles.sobriety,
      ),
    ).toBe(true);
    const all = await queue(who.ingrid);
    expect(all.map((item) => item.id)).toEqual(
      expect.arrayContaining([cases.crisis, cases.link, cases.appeal, cases.review, cases.joinNoah]),
    );
    expect(all[0]?.id).toBe(cases.crisis);
    const opened = all.filter((item) => item.priority === 'NORMAL').map((item) => item.openedAt);
    expect(opened).toEqual(opened.toSorted());
    expect((await queue(who.ingrid, { reason: ['HARASSMENT'] })).map((item) => item.id)).toEqual([cases.harassment]);
    expect((await queue(who.ingrid, { status: 'DECIDED' })).every((item) => item.decision !== null)).toBe(true);
    await expect(queue(who.peter)).rejects.toMatchObject({ status: 403 });
    await expect(queue(who.layla)).rejects.toMatchObject({ status: 403 });
    await expect(queue(who.ingrid, { after: 'x' })).rejects.toMatchObject({ code: 'CURSOR_INVALID' });
  });

  test('shows a case with its thread, and its notes to moderators only', async () => {
    const server = createTestServer();
    const detail = await server
      .as(who.amina)
      .call(contract.addModeratorNote, { ...at(cases.reported), body: { text: 'I know this member.' } });
    expect(detail.notes).toMatchObject([{ authorName: 'Dr. Amina Rahman', text: 'I know this member.' }]);
    expect(detail.thread?.items.filter((item) => item.isSubject)).toHaveLength(1);
    expect(detail).toMatchObject({ contentStatus: 'PUBLISHED', author: { displayName: 'North wind' } });
    await expect(server.as(who.yusuf).call(contract.getModerationCase, at(cases.reported))).rejects.toMatchObject({
      status: 404,
    });
    await expect(server.as(who.amina).call(contract.getModerationCase, at(cases.review))).rejects.toMatchObject({
      status: 404,
    });
    await expect(server.as(who.amina).call(contract.getModerationCase, at('mod-none'))).rejects.toMatchObject({
      status: 404,
    });
    await expect(
      server.as(who.yusuf).call(contract.addModeratorNote, { ...at(cases.reported), body: { text: 'x' } }),
    ).rejects.toMatchObject({ status: 404 });
    expect(JSON.stringify(await server.as(who.layla).call(contract.getPost, at(posts.layla)))).not.toContain(
      'I know this member',
    );
  });
});

describe('a decision', () => {
  test('to remove shows the reason to the author and hides the content from others', async () => {
    const server = createTestServer();
    await server.as(who.amina).call(contract.decideModerationCase, {
      ...at(cases.reported),
      body: { action: 'REMOVE', reason: 'MEDICAL_ADVICE', words: 'Please no doses.', note: 'Second time.' },
    });
    const { items } = await server
      .as(who.layla)
      .call(contract.listReplies, { ...at(posts.layla), query: { limit: 100 } });
    expect(items.find((item) => item.id === replies.reported)?.body ?? '').toBe('');
    const own = await server.as(who.layla).call(contract.getPost, at(posts.long));
    expect(own.replies.items.find((item) => item.id === replies.laylaRemoved)).toMatchObject({
      status: 'REMOVED',
      removal: { reason: 'PRIVATE_DATA', words: expect.any(String) },
      body: expect.stringContaining('Samira'),
    });
    const other = await server.as(who.noah).call(contract.getPost, at(posts.long));
    expect(JSON.stringify(other)).not.toContain('Samira');
  });

  test('is made once', async () => {
    const server = createTestServer();
    const input = { ...at(cases.harassment), body: { action: 'DISMISS' as const } };
    const first = await server
      .as(who.grace)
      .call(contract.decideModerationCase, input, { idempotencyKey: 'intent-once' });
    expect(
      await server.as(who.grace).call(contract.decideModerationCase, input, { idempotencyKey: 'intent-once' }),
    ).toEqual(first);
    await expect(server.as(who.ingrid).call(contract.decideModerationCase, input)).rejects.toMatchObject({
      status: 409,
      code: 'ALREADY_DECIDED',
      details: { decision: { action: 'DISMISS', decidedBy: { displayName: 'Grace Okafor' } } },
    });
  });

  test('reports missing fields, and accepts only decisions that fit the case', async () => {
    const server = createTestServer();
    const decide = (id: string, body: object, email: string = who.ingrid) =>
      server.as(email).call(contract.decideModerationCase, { ...at(id), body: body as never });
    await expect(decide(cases.harassment, { action: 'REMOVE' })).rejects.toMatchObject({
      details: { fields: { reason: expect.any(String) } },
    });
    await expect(decide(cases.harassment, { action: 'MUTE', reason: 'HARASSMENT' })).rejects.toMatchObject({
      details: { fields: { muteDays: expect.any(String) } },
    });
    await expect(
      decide(cases.harassment, { action: 'MUTE', reason: 'HARASSMENT', muteDays: 900 }),
    ).rejects.toMatchObject({ details: { fields: { muteDays: expect.any(String) } } });
    await expect(decide(cases.harassment, { action: 'APPROVE' })).rejects.toMatchObject({
      details: { fields: { action: expect.any(String) } },
    });
    await expect(decide(cases.joinNoah, { action: 'LOCK' })).rejects.toMatchObject({
      details: { fields: { action: expect.any(String) } },
    });
    await expect(decide(cases.harassment, { action: 'DISMISS' }, who.yusuf)).rejects.toMatchObject({ status: 404 });
    await expect(decide('mod-none', { action: 'DISMISS' })).rejects.toMatchObject({ status: 404 });
  });

  test('to mute makes a member read-only for a number of days', async () => {
    const server = createTestServer();
    await server.as(who.noah).call(contract.reportContent, report({ kind: 'POST', id: posts.layla }));
    const { items } = await server
      .as(who.amina)
      .call(contract.listModerationCases, { query: { circleId: circles.grief, source: ['REPORT'] } });
    const id = items.find((item) => 'id' in item.subject && item.subject.id === posts.layla)?.id ?? '';
    await server
      .as(who.amina)
      .call(contract.decideModerationCase, { ...at(id), body: { action: 'MUTE', reason: 'OFF_TOPIC', muteDays: 3 } });
    const say = () =>
      server.as(who.layla).call(contract.createPost, { body: { circleId: circles.grief, body: 'Still here.' } });
    await expect(say()).rejects.toMatchObject({ code: 'MUTED', details: { until: '2026-11-27T15:00:00.000Z' } });
    server.pass({ days: 3, minutes: 1 });
    expect((await say()).post.status).toBe('PUBLISHED');
  });

  test('to close a thread keeps it readable', async () => {
    const server = createTestServer();
    await server
      .as(who.grace)
      .call(contract.decideModerationCase, { ...at(cases.harassment), body: { action: 'LOCK' } });
    const { post } = await server.as(who.noah).call(contract.getPost, at(posts.noah));
    expect(post).toMatchObject({ isLocked: true, status: 'PUBLISHED' });
    await expect(
      server.as(who.noah).call(contract.createReply, { ...at(posts.noah), body: { body: 'x' } }),
    ).rejects.toMatchObject({ code: 'THREAD_LOCKED' });
  });

  test('cannot be made by the person concerned', async () => {
    const server = createTestServer();
    const own = await server
      .as(who.amina)
      .call(contract.createPost, { body: { circleId: circles.grief, body: 'A word from me.' } });
    await server.as(who.layla).call(contract.reportContent, report({ kind: 'POST', id: own.post.id }));
    const { items } = await server
      .as(who.amina)
      .call(contract.listModerationCases, { query: { circleId: circles.grief, source: ['REPORT'] } });
    const id = items.find((item) => 'id' in item.subject && item.subject.id === own.post.id)?.id ?? '';
    await expect(
      server.as(who.amina).call(contract.decideModerationCase, { ...at(id), body: { action: 'DISMISS' } }),
    ).rejects.toMatchObject({ status: 403 });
    expect(
      (await server.as(who.ingrid).call(contract.decideModerationCase, { ...at(id), body: { action: 'DISMISS' } }))
        .status,
    ).toBe('DECIDED');
  });

  test('cannot be made by whoever reported it [ADM-24]', async () => {
    const server = createTestServer();
    await server.as(who.ingrid).call(contract.reportContent, report({ kind: 'REVIEW', id: reviews.noahOfAmina }));
    const { items } = await server.as(who.ingrid).call(contract.listModerationCases, { query: { source: ['REPORT'] } });
    const id = items.find((item) => 'id' in item.subject && item.subject.id === reviews.noahOfAmina)?.id ?? '';
    const decision = { ...at(id), body: { action: 'DISMISS' as const } };
    await expect(server.as(who.ingrid).call(contract.decideModerationCase, decision)).rejects.toMatchObject({
      status: 403,
    });
    expect((await server.as(who.mariam).call(contract.decideModerationCase, decision)).status).toBe('DECIDED');
  });

  test('appears in the log, newest first, with its moderator', async () => {
    const server = createTestServer();
    await server
      .as(who.grace)
      .call(contract.decideModerationCase, { ...at(cases.harassment), body: { action: 'DISMISS' } });
    const { items } = await server.as(who.ingrid).call(contract.listModerationLog, {});
    expect(items[0]).toMatchObject({
      caseId: cases.harassment,
      decision: { action: 'DISMISS', decidedBy: { id: ids.users.grace } },
    });
    const times = items.map((item) => item.decision.decidedAt);
    expect(times).toEqual(times.toSorted().reverse());
    expect(
      (await server.as(who.ingrid).call(contract.listModerationLog, { query: { action: ['LOCK'] } })).items.map(
        (item) => item.caseId,
      ),
    ).toEqual([cases.locked]);
    expect(
      (await server.as(who.yusuf).call(contract.listModerationLog, {})).items.every(
        (item) => item.circle?.name !== 'Living with loss',
      ),
    ).toBe(true);
    await expect(server.as(who.daniel).call(contract.listModerationLog, {})).rejects.toMatchObject({ status: 403 });
  });
});

describe('an appeal', () => {
  const target = { kind: 'REPLY' as const, id: replies.laylaRemoved };
  const words = 'My aunt has agreed.';

  test('is made once, by the author of removed content', async () => {
    const server = createTestServer();
    expect(await server.as(who.layla).call(contract.appealRemoval, { body: { target, words } })).toMatchObject({
      reason: 'PRIVATE_DATA',
      appeal: 'OPEN',
    });
    await expect(server.as(who.layla).call(contract.appealRemoval, { body: { target, words } })).rejects.toMatchObject({
      status: 409,
      code: 'ALREADY_APPEALED',
    });
    await expect(server.as(who.noah).call(contract.appealRemoval, { body: { target, words } })).rejects.toMatchObject({
      status: 403,
    });
    await expect(
      server.as(who.layla).call(contract.appealRemoval, { body: { target: { kind: 'POST', id: posts.layla }, words } }),
    ).rejects.toMatchObject({ status: 409, code: 'NOT_REMOVED' });
    await expect(
      server.as(who.layla).call(contract.appealRemoval, { body: { target: { kind: 'POST', id: 'pst-none' }, words } }),
    ).rejects.toMatchObject({ status: 404 });
  });

  test('is decided by another moderator than the one who removed it, and restores the content', async () => {
    const server = createTestServer();
    await server.as(who.layla).call(contract.appealRemoval, { body: { target, words } });
    const { items } = await server.as(who.amina).call(contract.listModerationCases, { query: { source: ['APPEAL'] } });
    const id = items[0]?.id ?? '';
    expect(await server.as(who.ingrid).call(contract.getModerationCase, at(id))).toMatchObject({
      appealWords: words,
      appealedDecision: { action: 'REMOVE', decidedBy: { id: ids.users.amina } },
    });
    await expect(
      server.as(who.amina).call(contract.decideModerationCase, { ...at(id), body: { action: 'APPROVE' } }),
    ).rejects.toMatchObject({ status: 403 });
    await server.as(who.ingrid).call(contract.decideModerationCase, { ...at(id), body: { action: 'APPROVE' } });
    const thread = await server.as(who.noah).call(contract.getPost, at(posts.long));
    expect(thread.replies.items.find((item) => item.id === replies.laylaRemoved)).toMatchObject({
      status: 'PUBLISHED',
      body: expect.stringContaining('Samira'),
    });
  });

  test('that is rejected stays rejected', async () => {
    const server = createTestServer();
    await server
      .as(who.ingrid)
      .call(contract.decideModerationCase, { ...at(cases.appeal), body: { action: 'DISMISS' } });
    const { items } = await server.as(who.tomas).call(contract.listPosts, { query: { scope: 'OWN' } });
    expect(items).toMatchObject([{ id: posts.appealed, status: 'REMOVED', removal: { appeal: 'REFUSED' } }]);
    await expect(
      server
        .as(who.tomas)
        .call(contract.appealRemoval, { body: { target: { kind: 'POST', id: posts.appealed }, words } }),
    ).rejects.toMatchObject({ code: 'ALREADY_APPEALED' });
  });
});

test('a removed review no longer counts, and its author is told [ADM-84]', async () => {
  const server = createTestServer();
  await server.as(who.yusuf).call(contract.reportContent, report({ kind: 'REVIEW', id: reviews.noahOfAmina }));
  const { items } = await server.as(who.ingrid).call(contract.listModerationCases, { query: { source: ['REPORT'] } });
  const id = items.find((item) => 'id' in item.subject && item.subject.id === reviews.noahOfAmina)?.id ?? '';
  await server
    .as(who.ingrid)
    .call(contract.decideModerationCase, { ...at(id), body: { action: 'REMOVE', reason: 'PRIVATE_DATA' } });
  const list = await server.as(who.noah).call(contract.listReviews, { ...at(ids.providers.amina), query: {} });
  expect(list.rating?.count).toBe(127);
  expect(list.items.some((item) => item.id === reviews.noahOfAmina)).toBe(false);
  expect(list.own).toMatchObject({ id: reviews.noahOfAmina, removal: { reason: 'PRIVATE_DATA' } });
  const news = await server.as(who.noah).call(contract.listNotifications, { query: { unread: true } });
  expect(news.items[0]).toMatchObject({ kind: 'MODERATION_OUTCOME', subject: { providerId: ids.providers.amina } });
  const provider = await server.as(null).call(contract.getProvider, { params: { idOrHandle: ids.providers.amina } });
  expect(provider.rating?.count).toBe(127);
});
