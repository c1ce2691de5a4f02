import { expect, test } from 'vitest';
import * as contract from '@sakina/platform/contract';
import { communityIds } from '../../personas/community/index.ts';
import { ids } from '../../personas/ids.ts';
import { createTestServer, who } from '../../testing/test-server.ts';

const { cases, posts } = communityIds;
const at = (id: string) => ({ params: { id } });

test('a claim is seen by others, and is taken over only by who has read whose it is', async () => {
  const server = createTestServer();
  const claim = (email: string, body: { isClaimed: boolean; takenFrom?: typeof ids.users.grace }) =>
    server.as(email).call(contract.claimModerationCase, { ...at(cases.harassment), body });
  await claim(who.grace, { isClaimed: true });
  await expect(claim(who.ingrid, { isClaimed: true })).rejects.toMatchObject({
    code: 'CLAIMED',
    details: { owner: { displayName: 'Grace Okafor' } },
  });
  const taken = await claim(who.ingrid, { isClaimed: true, takenFrom: ids.users.grace });
  expect(taken.owner?.displayName).toBe('Ingrid Solheim');
  expect((await claim(who.ingrid, { isClaimed: false })).owner).toBeNull();
});

test('words of crisis are handed to who is on call, once, and are never punished [CARE-1]', async () => {
  const server = createTestServer();
  const ingrid = server.as(who.ingrid);
  const input = { ...at(cases.crisis), body: { note: 'She writes of tonight.' } };
  expect((await ingrid.call(contract.handOverModerationCase, input)).handedTo).toMatchObject({
    byName: 'Ingrid Solheim',
    note: 'She writes of tonight.',
  });
  await expect(ingrid.call(contract.handOverModerationCase, input)).rejects.toMatchObject({
    code: 'ALREADY_HANDED_OVER',
  });
  await expect(
    ingrid.call(contract.handOverModerationCase, { ...at(cases.harassment), body: { note: 'x' } }),
  ).rejects.toMatchObject({ code: 'NOT_URGENT' });
  await expect(
    ingrid.call(contract.decideModerationCase, {
      ...at(cases.crisis),
      body: { action: 'MUTE', reason: 'HARASSMENT', muteDays: 90 },
    }),
  ).rejects.toMatchObject({ status: 422, details: { fields: { action: expect.any(String) } } });
});

test('a decision names a guideline of the circle, and is refused for a text that has changed since', async () => {
  const server = createTestServer();
  const ingrid = server.as(who.ingrid);
  const { contentVersion, guidelines } = await ingrid.call(contract.getModerationCase, at(cases.reported));
  const decide = (body: object) =>
    ingrid.call(contract.decideModerationCase, {
      ...at(cases.reported),
      body: { action: 'REMOVE' as const, reason: 'MEDICAL_ADVICE' as const, ...body },
    });
  await expect(decide({ contentVersion: (contentVersion ?? 0) + 1 })).rejects.toMatchObject({
    code: 'CONTENT_CHANGED',
  });
  await expect(decide({ guideline: 50 })).rejects.toMatchObject({
    details: { fields: { guideline: expect.any(String) } },
  });
  expect((await decide({ contentVersion, guideline: 1 })).decision?.guideline).toEqual({
    number: 1,
    text: guidelines?.[0],
  });
});

test('the text as it was reported stays when its author changes it', async () => {
  const server = createTestServer();
  const layla = server.as(who.layla);
  const { post } = await layla.call(contract.createPost, {
    body: { circleId: communityIds.circles.grief, body: 'The first words.' },
  });
  await server.as(who.noah).call(contract.reportContent, {
    body: { target: { kind: 'POST', id: post.id }, reason: 'OTHER', words: 'Unkind.' },
  });
  await layla.call(contract.updatePost, {
    params: { id: post.id },
    body: { body: 'Other words.', version: post.version },
  });
  const ingrid = server.as(who.ingrid);
  const { items } = await ingrid.call(contract.listModerationCases, { query: { source: ['REPORT'] } });
  const id = items.find(({ subject }) => 'id' in subject && subject.id === post.id)?.id ?? '';
  expect(await ingrid.call(contract.getModerationCase, at(id))).toMatchObject({
    body: 'Other words.',
    reportedBody: 'The first words.',
  });
});

test('a granted appeal also ends that its author could only read', async () => {
  const server = createTestServer();
  const reported = { kind: 'POST' as const, id: posts.layla };
  await server.as(who.noah).call(contract.reportContent, {
    body: { target: reported, reason: 'OTHER', words: 'Unkind.' },
  });
  const amina = server.as(who.amina);
  const find = async (source: 'REPORT' | 'APPEAL') => {
    const { items } = await amina.call(contract.listModerationCases, { query: { source: [source] } });
    return items.find(({ subject }) => 'id' in subject && subject.id === posts.layla)?.id ?? '';
  };
  await amina.call(contract.decideModerationCase, {
    ...at(await find('REPORT')),
    body: { action: 'MUTE', reason: 'OTHER', muteDays: 30 },
  });
  await server.as(who.layla).call(contract.appealRemoval, { body: { target: reported, words: 'Please look again.' } });
  const appeal = await find('APPEAL');
  const granted = await server
    .as(who.ingrid)
    .call(contract.decideModerationCase, { ...at(appeal), body: { action: 'APPROVE' } });
  expect(granted.authorHistory.mutedUntil).toBeNull();
});
