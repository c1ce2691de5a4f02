import { describe, expect, test } from 'vitest';
import * as contract from '@sakina/platform/contract';
import { ids } from '../../personas/ids.ts';
import { people } from '../../personas/people.ts';
import type { ServerEvent } from '../../realtime/index.ts';
import { conversationIdOf } from '../../rules/messages.ts';
import { createTestServer, who } from '../../testing/test-server.ts';

const { amina, yusuf, grace } = ids.providers;
const { layla, noah } = ids.users;
const LAYLA_AMINA = { params: { id: conversationIdOf(amina, layla) } };
const toAmina = (text: string) => ({ body: { providerId: amina, text } });
const idOf = (name: string) =>
  people.find((person) => person.displayName.startsWith(name))?.id ?? ('unknown' as typeof layla);

function listeningServer() {
  const events: ServerEvent[] = [];
  return { events, server: createTestServer({ publish: (event) => events.push(event) }) };
}

describe('conversations', () => {
  test('[API-6] are one for each provider, also before the first message; newest message first', async () => {
    const server = createTestServer();
    const { items } = await server.as(who.layla).call(contract.listConversations, {});
    expect(items.map(({ provider, side, state }) => [provider.displayName, side, state])).toEqual([
      ['Dr. Amina Rahman', 'CLIENT', 'OPEN'],
      ['Imam Yusuf Demir', 'CLIENT', 'OPEN'],
    ]);
    const aminas = await server.as(who.amina).call(contract.listConversations, {});
    expect(aminas.items.slice(0, 2).map(({ client, unread }) => [client.displayName, unread])).toEqual([
      ['Layla Haddad', 1],
      ['Noah Bergström', 1],
    ]);
    expect(aminas.items.at(-1)?.lastMessage).toBeNull();
    expect((await server.as(who.zaynab).call(contract.listConversations, {})).items).toEqual([]);
    expect((await server.as(who.ingrid).call(contract.listConversations, {})).items).toEqual([]);
  });

  test('[API-6] of a mentor who is also a client are kept apart', async () => {
    const tomas = createTestServer().as(who.tomas);
    expect(
      (await tomas.call(contract.listConversations, { query: { as: 'client' } })).items.map(({ side }) => side),
    ).toEqual(['CLIENT']);
    expect((await tomas.call(contract.listConversations, {})).items).toEqual([]);
  });

  test('[CALL-37] with unread messages match the figures of the provider’s home', async () => {
    const { server } = listeningServer();
    await server.as(who.noah).call(contract.sendMessage, toAmina('One thing more.'));
    const provider = server.as(who.amina);
    const { items } = await provider.call(contract.listConversations, { query: { unread: true } });
    const stats = await provider.call(contract.getDashboardStats, {});
    expect(items.reduce((sum, { unread }) => sum + unread, 0)).toBe(stats.unreadMessages);
    expect(stats).toMatchObject({ unreadMessages: 3, unreadFrom: ['Noah Bergström', 'Layla Haddad'] });
    const { lastMessage, id } = items[0] ?? {};
    await provider.call(contract.updateConversation, {
      params: { id: id ?? '' },
      body: { readUpTo: lastMessage?.id ?? '' },
    });
    expect(await provider.call(contract.getDashboardStats, {})).toMatchObject({
      unreadMessages: 1,
      unreadFrom: ['Layla Haddad'],
    });
  });

  test('[CALL-37] count a provider’s messages as unread for the client only', async () => {
    const server = createTestServer();
    const provider = server.as(who.amina);
    const before = (await provider.call(contract.getDashboardStats, {})).unreadMessages;
    await provider.call(contract.sendMessage, { body: { clientId: layla, text: 'See you soon.' } });
    expect((await provider.call(contract.getDashboardStats, {})).unreadMessages).toBe(before);
    expect((await server.as(who.layla).call(contract.listConversations, {})).items[0]).toMatchObject({
      unread: 1,
      lastMessage: { author: 'PROVIDER', text: 'See you soon.' },
    });
  });

  test('[SEC-8] are closed to others, administrators included', async () => {
    const server = createTestServer();
    for (const email of [who.noah, who.yusuf, who.ingrid, who.mariam]) {
      await expect(server.as(email).call(contract.listMessages, LAYLA_AMINA)).rejects.toMatchObject({
        status: 404,
        code: 'NOT_FOUND',
      });
      await expect(
        server.as(email).call(contract.updateConversation, { ...LAYLA_AMINA, body: { isBlocked: true } }),
      ).rejects.toMatchObject({ status: 404 });
    }
    await expect(
      server.as(who.layla).call(contract.listMessages, { params: { id: 'cnv-none' } }),
    ).rejects.toMatchObject({ status: 404 });
  });

  test('[ROUTE-30] a provider can ask for the one with a client, and no one sees one of others', async () => {
    const server = createTestServer();
    const query = { as: 'provider', clientId: ids.users.layla } as const;
    const { items, total } = await server.as(who.amina).call(contract.listConversations, { query });
    expect(total).toBe(1);
    expect(items[0]).toMatchObject({ client: { id: ids.users.layla }, side: 'PROVIDER' });
    expect((await server.as(who.layla).call(contract.listConversations, { query })).items).toEqual([]);
  });
});

describe('messages', () => {
  test('[API-6] of a long thread are paged, latest first, each once', async () => {
    const sofia = createTestServer().as('sofia.marchetti@demo.test');
    const [thread] = (await sofia.call(contract.listConversations, {})).items;
    const seen: string[] = [];
    let after: string | undefined;
    do {
      const page = await sofia.call(contract.listMessages, {
        params: { id: thread?.id ?? '' },
        query: { limit: 60, after },
      });
      seen.push(...page.items.map(({ sentAt, id }) => `${sentAt} ${id}`));
      after = page.nextCursor ?? undefined;
    } while (after !== undefined);
    expect(seen).toHaveLength(200);
    expect(seen).toEqual([...new Set(seen)].toSorted().toReversed());
    await expect(
      sofia.call(contract.listMessages, { params: { id: thread?.id ?? '' }, query: { after: 'x' } }),
    ).rejects.toMatchObject({ status: 422, code: 'CURSOR_INVALID' });
  });

  test('[SESSION-4] report the sender to the provider over realtime, and not the text', async () => {
    const { server, events } = listeningServer();
    const { message } = await server.as(who.layla).call(contract.sendMessage, toAmina('I took the F train.'));
    expect(events).toEqual([
      {
        name: 'client.message',
        to: amina,
        payload: {
          messageId: message.id,
          clientId: layla,
          clientName: 'Layla Haddad',
          unread: 3,
          sentAt: '2026-11-24T15:00:00.000Z',
        },
      },
    ]);
    await server.as(who.amina).call(contract.sendMessage, { body: { clientId: layla, text: 'All the way?' } });
    expect(events).toHaveLength(1);
  });

  test('[SEC-12] are sent once for each key', async () => {
    const { server, events } = listeningServer();
    const client = server.as(who.layla);
    const first = await client.call(contract.sendMessage, toAmina('Once.'), { idempotencyKey: 'intent-send' });
    expect(await client.call(contract.sendMessage, toAmina('Once.'), { idempotencyKey: 'intent-send' })).toEqual(first);
    expect(events).toHaveLength(1);
    expect(
      (await client.call(contract.listMessages, LAYLA_AMINA)).items.filter(({ text }) => text === 'Once.'),
    ).toHaveLength(1);
  });

  test('[API-6] are sent, delivered when the other side fetches them, then read', async () => {
    const server = createTestServer();
    const { message } = await server.as(who.layla).call(contract.sendMessage, toAmina('Are you there?'));
    expect(message).toMatchObject({ author: 'CLIENT', deliveredAt: null, readAt: null });
    const newest = async (email: string) =>
      (await server.as(email).call(contract.listMessages, { ...LAYLA_AMINA, query: { limit: 1 } })).items[0];
    expect(await newest(who.layla)).toMatchObject({ deliveredAt: null });
    server.pass({ minutes: 5 });
    expect(await newest(who.amina)).toMatchObject({ deliveredAt: '2026-11-24T15:05:00.000Z', readAt: null });
    const read = await server
      .as(who.amina)
      .call(contract.updateConversation, { ...LAYLA_AMINA, body: { readUpTo: message.id } });
    expect(read).toMatchObject({ side: 'PROVIDER', unread: 0, lastMessage: { readAt: '2026-11-24T15:05:00.000Z' } });
    expect(await newest(who.layla)).toMatchObject({ readAt: '2026-11-24T15:05:00.000Z' });
  });

  test('[API-6] are marked as read up to the given one', async () => {
    const server = createTestServer();
    const { message: first } = await server.as(who.layla).call(contract.sendMessage, toAmina('One.'));
    server.pass({ minutes: 1 });
    await server.as(who.layla).call(contract.sendMessage, toAmina('Two.'));
    const provider = server.as(who.amina);
    expect(
      (await provider.call(contract.updateConversation, { ...LAYLA_AMINA, body: { readUpTo: first.id } })).unread,
    ).toBe(1);
    await expect(
      provider.call(contract.updateConversation, { ...LAYLA_AMINA, body: { readUpTo: 'msg-none' } }),
    ).rejects.toMatchObject({ status: 422, details: { fields: { readUpTo: expect.any(String) } } });
  });

  test('[API-6] are limited to people in a care relation; others are reported as not found', async () => {
    const server = createTestServer();
    await expect(
      server.as(who.layla).call(contract.sendMessage, { body: { providerId: grace, text: 'Hello' } }),
    ).rejects.toMatchObject({ status: 403, code: 'NOT_IN_CARE' });
    await expect(server.as(who.zaynab).call(contract.sendMessage, toAmina('Hello'))).rejects.toMatchObject({
      status: 403,
      code: 'NOT_IN_CARE',
    });
    for (const clientId of [noah, 'usr-unknown']) {
      await expect(
        server.as(who.grace).call(contract.sendMessage, { body: { clientId, text: 'Hello' } }),
      ).rejects.toMatchObject({ status: 403, code: 'NOT_IN_CARE' });
      await expect(
        server.as(who.ingrid).call(contract.sendMessage, { body: { clientId, text: 'Hello' } }),
      ).rejects.toMatchObject({ status: 403, code: 'NOT_IN_CARE' });
    }
    await expect(
      server.as(who.layla).call(contract.sendMessage, { body: { providerId: 'prv-none', text: 'Hello' } }),
    ).rejects.toMatchObject({ status: 404 });
  });

  test('[CALL-19] stay readable after a discharge, and reject new ones', async () => {
    const server = createTestServer();
    const provider = server.as(who.amina);
    const jonas = idOf('Jonas Keller');
    await expect(
      provider.call(contract.sendMessage, { body: { clientId: jonas, text: 'How are you?' } }),
    ).rejects.toMatchObject({ status: 409, code: 'CARE_ENDED', message: expect.stringContaining('ended') });
    const { items, conversation } = await provider.call(contract.listMessages, {
      params: { id: conversationIdOf(amina, jonas) },
    });
    expect([items.length, conversation.state]).toEqual([4, 'CARE_ENDED']);
    await provider.call(contract.dischargeClient, {
      params: { id: layla },
      body: { reason: 'GOALS_MET', summary: 'She rides the train.', cancelAppointments: true },
    });
    await expect(server.as(who.layla).call(contract.sendMessage, toAmina('Thank you.'))).rejects.toMatchObject({
      status: 409,
      code: 'CARE_ENDED',
    });
  });

  test('[API-6] are rejected while one side has closed the conversation, and only that side can reopen it', async () => {
    const server = createTestServer();
    const client = server.as(who.layla);
    expect(await client.call(contract.updateConversation, { ...LAYLA_AMINA, body: { isBlocked: true } })).toMatchObject(
      { state: 'BLOCKED', isBlockedByMe: true },
    );
    await expect(client.call(contract.sendMessage, toAmina('x'))).rejects.toMatchObject({
      status: 409,
      code: 'CONVERSATION_BLOCKED',
      details: { byMe: true },
    });
    const provider = server.as(who.amina);
    await expect(provider.call(contract.sendMessage, { body: { clientId: layla, text: 'x' } })).rejects.toMatchObject({
      status: 409,
      code: 'CONVERSATION_BLOCKED',
      details: { byMe: false },
    });
    await expect(
      provider.call(contract.updateConversation, { ...LAYLA_AMINA, body: { isBlocked: false } }),
    ).rejects.toMatchObject({ status: 403 });
    expect(
      await client.call(contract.updateConversation, { ...LAYLA_AMINA, body: { isBlocked: false } }),
    ).toMatchObject({ state: 'OPEN', isBlockedByMe: false });
    expect((await client.call(contract.sendMessage, toAmina('Again.'))).message.text).toBe('Again.');
  });

  test('[CARE-1] of a client that mention dying show crisis help at once', async () => {
    const { crisisHelp } = await createTestServer()
      .as(who.noah)
      .call(contract.sendMessage, toAmina('I don’t want to be here anymore'));
    expect(crisisHelp).toBe(true);
  });

  test.each([
    ['text', { providerId: amina, text: '' }],
    ['text', { providerId: amina, text: ' \n ' }],
    ['text', { providerId: amina, text: 'x'.repeat(4001) }],
    ['text', { providerId: amina, text: 7 }],
    ['providerId', { text: 'To whom?' }],
    ['clientId', { providerId: amina, clientId: layla, text: 'Both' }],
    ['attachments', { providerId: amina, text: 'See the picture', attachments: ['scan.pdf'] }, 'UNKNOWN_FIELD'],
  ])('[ERROR-2] are rejected with a problem at %s', async (field, body, code = 'VALIDATION_FAILED') => {
    await expect(
      createTestServer()
        .as(who.layla)
        .call(contract.sendMessage, { body } as never),
    ).rejects.toMatchObject({
      status: 422,
      code,
      details: { fields: { [field]: expect.any(String) } },
    });
  });
});

describe('a provider’s away note', () => {
  test('[API-6] is shown in their clients’ conversations while it applies', async () => {
    const server = createTestServer();
    const noteTo = async (email: string, provider: string) =>
      (await server.as(email).call(contract.listConversations, {})).items.find(
        (entry) => entry.provider.id === provider,
      )?.away;
    expect(await noteTo(who.layla, yusuf)).toMatchObject({ until: '2026-11-27' });
    expect(await noteTo(who.layla, amina)).toBeNull();
    const away = { text: 'At a conference.', until: '2026-11-25' };
    expect(await server.as(who.amina).call(contract.setAwayNote, { body: { away } })).toEqual({ away });
    expect(await noteTo(who.noah, amina)).toEqual(away);
    server.pass({ days: 2 });
    expect(await noteTo(who.noah, amina)).toBeNull();
    expect(await server.as(who.yusuf).call(contract.setAwayNote, { body: { away: null } })).toEqual({ away: null });
    expect(await noteTo(who.layla, yusuf)).toBeNull();
  });

  test('[ERROR-2] ends today or later, has a text, and belongs to a provider', async () => {
    const server = createTestServer();
    await expect(
      server.as(who.amina).call(contract.setAwayNote, { body: { away: { text: 'x', until: '2026-11-23' } } }),
    ).rejects.toMatchObject({ status: 422, details: { fields: { 'away.until': expect.any(String) } } });
    await expect(
      server.as(who.amina).call(contract.setAwayNote, { body: { away: { text: 'x'.repeat(501), until: null } } }),
    ).rejects.toMatchObject({ details: { fields: { 'away.text': 'At most 500 characters.' } } });
    await expect(server.as(who.layla).call(contract.setAwayNote, { body: { away: null } })).rejects.toMatchObject({
      status: 403,
    });
    await expect(server.as(who.ingrid).call(contract.setAwayNote, { body: { away: null } })).rejects.toMatchObject({
      status: 403,
    });
  });
});
