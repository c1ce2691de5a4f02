import { describe, expect, test } from 'vitest';
import * as contract from '@sakina/platform/contract';
import { ids } from '../../personas/ids.ts';
import { createTestServer, who } from '../../testing/test-server.ts';

const letter = 'He sits with people in grief.';

async function referred() {
  const server = createTestServer();
  const [amina, layla, grace] = [server.as(who.amina), server.as(who.layla), server.as(who.grace)];
  const refer = () =>
    amina.call(contract.createReferral, {
      params: { id: ids.users.layla },
      body: { providerId: ids.providers.grace, letter, proposed: ['GOALS'] },
    });
  const made = await refer();
  const listOf = async (client: typeof amina) => (await client.call(contract.listReferrals, {})).items;
  const answer = (isAccepted: boolean, shared: ('GOALS' | 'SESSIONS')[]) =>
    layla.call(contract.answerReferral, { params: { id: made.id }, body: { isAccepted, shared } });
  return { server, amina, layla, grace, refer, made, listOf, answer };
}

describe('a referral', () => {
  test('[CARE-1] is asked of the client first, and unknown to the other provider', async () => {
    const { amina, layla, grace, made, listOf, refer } = await referred();
    expect(made).toMatchObject({ side: 'FROM', status: 'ASKED', shared: null, goals: null });
    expect(await listOf(layla)).toMatchObject([{ side: 'CLIENT', letter, proposed: ['GOALS'] }]);
    expect((await listOf(amina)).filter(({ side }) => side === 'FROM')).toHaveLength(1);
    expect(await listOf(grace)).toEqual([]);
    await expect(refer()).rejects.toMatchObject({ status: 409, code: 'REFERRAL_OPEN' });
  });

  test('[CARE-1] shares what the client chose, and nothing else', async () => {
    const { grace, amina, listOf, answer } = await referred();
    await expect(answer(true, ['SESSIONS'])).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
    expect(await answer(true, ['GOALS'])).toMatchObject({ status: 'ACCEPTED', shared: ['GOALS'] });
    const [received] = await listOf(grace);
    expect(received).toMatchObject({ side: 'TO', letter, sessionCount: null, isBooked: false });
    expect(received?.goals?.length).toBeGreaterThan(0);
    expect(await listOf(amina)).toMatchObject([{ status: 'ACCEPTED', goals: null }, { side: 'TO' }]);
    await expect(answer(false, [])).rejects.toMatchObject({ status: 409, code: 'REFERRAL_ANSWERED' });
  });

  test('[CARE-1] that is declined or taken back reaches no one', async () => {
    const first = await referred();
    expect(await first.answer(false, [])).toMatchObject({ status: 'DECLINED', shared: null });
    expect(await first.listOf(first.grace)).toEqual([]);
    const second = await referred();
    const id = { params: { id: second.made.id } };
    expect(await second.amina.call(contract.withdrawReferral, id)).toMatchObject({ status: 'WITHDRAWN' });
    await expect(second.answer(true, [])).rejects.toMatchObject({ code: 'REFERRAL_ANSWERED' });
    expect(await second.listOf(second.grace)).toEqual([]);
  });

  test('[CARE-1] is answered by its client and taken back by its provider alone', async () => {
    const { server, made } = await referred();
    const id = { id: made.id };
    await expect(
      server.as(who.noah).call(contract.answerReferral, { params: id, body: { isAccepted: true, shared: [] } }),
    ).rejects.toMatchObject({ status: 404 });
    await expect(server.as(who.yusuf).call(contract.withdrawReferral, { params: id })).rejects.toMatchObject({
      status: 404,
    });
  });

  test('[CARE-1] is answered by the provider referred to, once, and both others read the answer and its reason', async () => {
    const { server, layla, grace, amina, made, listOf, answer } = await referred();
    const reply = (client: typeof grace, isAccepted: boolean, reason: string | null = null) =>
      client.call(contract.replyToReferral, { params: { id: made.id }, body: { isAccepted, reason } });
    // Before the client agrees, the other provider knows of nothing.
    await expect(reply(grace, true)).rejects.toMatchObject({ status: 404 });
    await answer(true, []);
    await expect(reply(amina, true)).rejects.toMatchObject({ status: 404 });
    server.pass({ minutes: 5 });
    expect(await reply(grace, false, '  I am away until spring. ')).toMatchObject({
      side: 'TO',
      reply: { isAccepted: false, reason: 'I am away until spring.' },
    });
    for (const client of [layla, amina])
      expect((await listOf(client)).find(({ id }) => id === made.id)?.reply?.reason).toBe('I am away until spring.');
    await expect(reply(grace, true)).rejects.toMatchObject({ status: 409, code: 'REFERRAL_REPLIED' });
    const { items } = await layla.call(contract.listNotifications, { query: { limit: 1 } });
    expect(items).toMatchObject([{ kind: 'REFERRAL_REPLIED', about: { person: 'Grace Okafor', answer: 'DECLINED' } }]);
  });

  test('[CARE-1] leads to no booking while the provider referred to is suspended, and does again afterwards', async () => {
    const { server, layla, listOf, answer, made } = await referred();
    await answer(true, []);
    const isAway = async () => (await listOf(layla)).find(({ id }) => id === made.id)?.isProviderAway;
    expect(await isAway()).toBeUndefined();
    const params = { id: ids.providers.grace };
    const reason = 'A complaint is being looked into.';
    await server.as(who.ingrid).call(contract.suspendProvider, { params, body: { reason } });
    expect(await isAway()).toBe(true);
    await server.as(who.ingrid).call(contract.reinstateProvider, { params, body: { reason } });
    expect(await isAway()).toBeUndefined();
  });
});
