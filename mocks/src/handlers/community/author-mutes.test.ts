import { describe, expect, test } from 'vitest';
import * as contract from '@sakina/platform/contract';
import { createTestServer, who } from '../../testing/test-server.ts';

const all = { query: { limit: 100 } };

async function posts() {
  const server = createTestServer();
  const layla = server.as(who.layla);
  const { items } = await layla.call(contract.listPosts, all);
  const others = items.filter(({ isOwn, author, status }) => !isOwn && author !== null && status === 'PUBLISHED');
  const named = others.filter((post) => post.author?.isAnonymous === false && post.hiddenFor === undefined);
  const nameless = others.find((post) => post.author?.isAnonymous === true);
  if (!named[0] || !nameless) throw new Error('the seed has no such posts');
  const read = async () => (await layla.call(contract.listPosts, all)).items;
  return { server, layla, first: named[0], nameless, read };
}

describe('words that a reader does not want to see', () => {
  test('[CLOUD-103] are hidden from who reported them, and from no one else', async () => {
    const { server, layla, first, read } = await posts();
    const target = { kind: 'POST' as const, id: first.id };
    await layla.call(contract.reportContent, { body: { target, reason: 'HARASSMENT' } });
    expect((await read()).find(({ id }) => id === first.id)?.hiddenFor).toBe('REPORTED');
    const others = await server.as(null).call(contract.listPosts, all);
    expect(others.items.filter(({ hiddenFor }) => hiddenFor !== undefined)).toEqual([]);
  });

  test('[CLOUD-103] [CARE-1] stay in sight of who reported them from worry about their author', async () => {
    const { layla, first, read } = await posts();
    const target = { kind: 'POST' as const, id: first.id };
    await layla.call(contract.reportContent, { body: { target, reason: 'AT_RISK' } });
    expect((await read()).find(({ id }) => id === first.id)).not.toHaveProperty('hiddenFor');
  });

  test('[CLOUD-651] are all that a muted author writes under a name, until they are unmuted', async () => {
    const { layla, first, read } = await posts();
    const mute = (isMuted: boolean) =>
      layla.call(contract.muteAuthor, { body: { target: { kind: 'POST', id: first.id }, isMuted } });
    await mute(true);
    const hidden = (await read()).filter(({ hiddenFor }) => hiddenFor === 'MUTED_AUTHOR');
    expect(hidden.map(({ id }) => id)).toContain(first.id);
    expect(hidden.every(({ author }) => author?.displayName === first.author?.displayName)).toBe(true);
    await mute(false);
    expect((await read()).filter(({ hiddenFor }) => hiddenFor === 'MUTED_AUTHOR')).toEqual([]);
  });

  test('[CLOUD-651] never link what was written without a name to its author', async () => {
    const { layla, nameless } = await posts();
    await expect(
      layla.call(contract.muteAuthor, { body: { target: { kind: 'POST', id: nameless.id }, isMuted: true } }),
    ).rejects.toMatchObject({ status: 422 });
  });

  test('[CLOUD-91] come with who moderates, and whether that is the reader’s own provider', async () => {
    const { server, layla } = await posts();
    const read = async (client: typeof layla) =>
      (await client.call(contract.getCircle, { params: { id: 'crc-h7m2w9kd' as contract.CircleId } })).moderators[0];
    expect(await read(layla)).toMatchObject({ displayName: 'Dr. Amina Rahman', isOwnProvider: true });
    expect(await read(server.as(null))).not.toHaveProperty('isOwnProvider');
  });
});
