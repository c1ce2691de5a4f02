import { describe, expect, test } from 'vitest';
import * as contract from '@sakina/platform/contract';
import { ids } from '../../personas/ids.ts';
import { programmeIds } from '../../personas/companion/programmes/index.ts';
import { createTestServer, who } from '../../testing/test-server.ts';
import { excerptOf } from './journal.ts';

const draft = {
  title: 'A title',
  body: 'A quiet line.',
  tags: ['one'],
  promptId: null,
  step: null,
  isFavourite: false,
};
const PARKING = { params: { id: 'jrn-v65nw8t9ak' } };
const { amina, yusuf, grace } = ids.providers;

describe('a journal', () => {
  test('[CARE-3] stores an entry with its prompt and its step', async () => {
    const layla = createTestServer().as(who.layla);
    const { entry, crisisHelp } = await layla.call(contract.createJournalEntry, {
      body: {
        ...draft,
        tags: ['one', 'one'],
        promptId: 'today-carried',
        step: { programmeId: programmeIds.grief, day: 12 },
      },
    });
    expect(entry).toMatchObject({
      title: 'A title',
      tags: ['one'],
      promptId: 'today-carried',
      version: 1,
      sharedWith: [],
    });
    expect(crisisHelp).toBe(false);
    expect(await layla.call(contract.getJournalEntry, { params: { id: entry.id } })).toEqual(entry);
    expect((await layla.call(contract.listJournal, { query: { limit: 1 } })).items[0]).toMatchObject({
      id: entry.id,
      excerpt: 'A quiet line.',
    });
  });

  test('[SEC-12] stores an entry once for each key', async () => {
    const layla = createTestServer().as(who.layla);
    const before = (await layla.call(contract.listJournal, {})).total;
    const first = await layla.call(contract.createJournalEntry, { body: draft }, { idempotencyKey: 'intent-write' });
    expect(await layla.call(contract.createJournalEntry, { body: draft }, { idempotencyKey: 'intent-write' })).toEqual(
      first,
    );
    expect((await layla.call(contract.listJournal, {})).total).toBe(before + 1);
  });

  test('[CARE-1] that mentions dying shows crisis help and notifies no one', async () => {
    const server = createTestServer();
    const { entry, crisisHelp } = await server
      .as(who.layla)
      .call(contract.createJournalEntry, { body: { ...draft, body: 'لا أريد أن أعيش.' } });
    expect(crisisHelp).toBe(true);
    await expect(
      server.as(who.amina).call(contract.getJournalEntry, { params: { id: entry.id } }),
    ).rejects.toMatchObject({ status: 404 });
  });

  test('[SEC-16] saved with an old version is a conflict and changes nothing', async () => {
    const layla = createTestServer().as(who.layla);
    const { entry } = await layla.call(contract.updateJournalEntry, {
      ...PARKING,
      body: { version: 1, body: 'From the first window.' },
    });
    expect(entry).toMatchObject({ version: 2, body: 'From the first window.', title: 'The parking story' });
    await expect(
      layla.call(contract.updateJournalEntry, { ...PARKING, body: { version: 1, body: 'From the second.' } }),
    ).rejects.toMatchObject({ status: 409, code: 'VERSION_CONFLICT', details: { version: 2 } });
    expect(
      (await layla.call(contract.updateJournalEntry, { ...PARKING, body: { version: 2, title: null } })).entry,
    ).toMatchObject({ title: null, body: 'From the first window.', version: 3 });
    expect((await layla.call(contract.updateJournalEntry, { ...PARKING, body: { version: 3 } })).entry.version).toBe(3);
  });

  test('[CARE-3] removes a deleted entry, for readers too', async () => {
    const server = createTestServer();
    const layla = server.as(who.layla);
    const lift = { params: { id: 'jrn-i3yz4eu2ik' } };
    expect(await layla.call(contract.deleteJournalEntry, lift)).toEqual({ id: 'jrn-i3yz4eu2ik' });
    await expect(layla.call(contract.getJournalEntry, lift)).rejects.toMatchObject({ status: 404 });
    expect((await server.as(who.amina).call(contract.listSharedEntries, {})).items.map(({ id }) => id)).not.toContain(
      'jrn-i3yz4eu2ik',
    );
  });

  test('[SEC-8] is private, also from the therapist and administrators', async () => {
    const server = createTestServer();
    for (const email of [who.noah, who.amina, who.ingrid]) {
      const other = server.as(email);
      await expect(other.call(contract.getJournalEntry, PARKING)).rejects.toMatchObject({
        status: 404,
        code: 'NOT_FOUND',
      });
      await expect(
        other.call(contract.updateJournalEntry, { ...PARKING, body: { version: 1, title: 'x' } }),
      ).rejects.toMatchObject({ status: 404 });
      await expect(other.call(contract.deleteJournalEntry, PARKING)).rejects.toMatchObject({ status: 404 });
      await expect(
        other.call(contract.shareJournalEntry, { ...PARKING, body: { providerId: amina, shared: true } }),
      ).rejects.toMatchObject({ status: 404 });
    }
    expect((await server.as(who.zaynab).call(contract.listJournal, {})).total).toBe(0);
    await expect(
      server.as(who.layla).call(contract.getJournalEntry, { params: { id: 'jrn-none' } }),
    ).rejects.toMatchObject({ status: 404 });
  });

  test.each([
    [{ q: 'onions' }, 0],
    [{ q: 'towels QUEUES' }, 1],
    [{ q: 'عدس' }, 1],
    [{ tag: 'teta' }, 6],
    [{ tag: 'TETA', favourite: true }, 1],
    [{ favourite: true }, 2],
    [{ from: '2026-11-16', to: '2026-11-17' }, 2],
    [{ q: 'x'.repeat(50) }, 0],
  ])('[API-6] is filtered by %j', async (query, count) => {
    expect((await createTestServer().as(who.layla).call(contract.listJournal, { query })).total).toBe(count);
  });

  test('[API-6] is paged, each entry once; a cursor of another search is rejected', async () => {
    const layla = createTestServer().as(who.layla);
    const first = await layla.call(contract.listJournal, { query: { limit: 8 } });
    const rest = await layla.call(contract.listJournal, { query: { limit: 8, after: first.nextCursor ?? '' } });
    expect(rest.nextCursor).toBeNull();
    expect(new Set([...first.items, ...rest.items].map(({ id }) => id)).size).toBe(first.total);
    await expect(
      layla.call(contract.listJournal, { query: { q: 'other', after: first.nextCursor ?? '' } }),
    ).rejects.toMatchObject({ status: 422, code: 'CURSOR_INVALID' });
  });

  test.each([
    ['body', { body: '' }],
    ['body', { body: '   ' }],
    ['body', { body: 'x'.repeat(20_001) }],
    ['title', { title: 'x'.repeat(121) }],
    ['tags', { tags: Array.from({ length: 11 }, String) }],
    ['tags.0', { tags: ['x'.repeat(31)] }],
    ['promptId', { promptId: 'none' }],
    ['step', { step: { programmeId: programmeIds.grief, day: 15 } }],
    ['step', { step: { programmeId: 'prg-none', day: 1 } }],
    ['step.day', { step: { programmeId: programmeIds.grief, day: -1 } }],
  ])('[ERROR-2] reports an invalid %s', async (field, changes) => {
    await expect(
      createTestServer()
        .as(who.layla)
        .call(contract.createJournalEntry, { body: { ...draft, ...changes } }),
    ).rejects.toMatchObject({ status: 422, details: { fields: { [field]: expect.any(String) } } });
  });

  test('[ERROR-2] rejects a reversed range', async () => {
    await expect(
      createTestServer()
        .as(who.layla)
        .call(contract.listJournal, { query: { from: '2026-11-02', to: '2026-11-01' } }),
    ).rejects.toMatchObject({ status: 422, details: { fields: { to: expect.any(String) } } });
  });

  test('shows the start of a long entry, without splitting a character', () => {
    expect(excerptOf('A\n\n  b\tc')).toBe('A b c');
    expect(excerptOf(`${'x'.repeat(199)}🌙🌙`)).toBe(`${'x'.repeat(199)}…`);
  });

  test('[CARE-6] offers prompts in English and Arabic', async () => {
    const layla = createTestServer().as(who.layla);
    expect(
      (await layla.call(contract.listJournalPrompts, { query: { theme: 'GRIEF' } })).items.map(({ id }) => id),
    ).toEqual(['letter-to-the-dead']);
    expect(
      (await layla.call(contract.listJournalPrompts, { query: { language: 'ar' } })).items.every(({ text }) =>
        /\p{Script=Arabic}/u.test(text),
      ),
    ).toBe(true);
  });
});

describe('sharing an entry', () => {
  const shared = (server: ReturnType<typeof createTestServer>, email: string) =>
    server.as(email).call(contract.listSharedEntries, { query: { clientId: ids.users.layla } });

  test('[CARE-3] lets a provider read its current text, notifies them, and ends when revoked', async () => {
    const server = createTestServer();
    const layla = server.as(who.layla);
    const share = (isShared: boolean) =>
      layla.call(contract.shareJournalEntry, { ...PARKING, body: { providerId: yusuf, shared: isShared } });
    expect((await share(true)).sharedWith).toEqual([
      { providerId: yusuf, displayName: 'Imam Yusuf Demir', sharedAt: '2026-11-24T15:00:00.000Z' },
    ]);
    expect((await share(true)).sharedWith).toHaveLength(1);
    await layla.call(contract.updateJournalEntry, { ...PARKING, body: { version: 1, title: 'Parking' } });
    const [seen] = (await shared(server, who.yusuf)).items;
    expect(seen).toMatchObject({ id: 'jrn-v65nw8t9ak', title: 'Parking', client: { displayName: 'Layla Haddad' } });
    expect(seen).not.toHaveProperty('sharedWith');
    const { items: told } = await server
      .as(who.yusuf)
      .call(contract.listNotifications, { query: { kind: ['JOURNAL_SHARED'], unread: true } });
    expect(told.map(({ subject }) => subject)).toEqual([{ journalEntryId: 'jrn-v65nw8t9ak' }]);
    expect((await share(false)).sharedWith).toEqual([]);
    expect((await shared(server, who.yusuf)).items.map(({ id }) => id)).not.toContain('jrn-v65nw8t9ak');
  });

  test('[SEC-8] shows each provider only what is shared with them', async () => {
    const server = createTestServer();
    expect((await shared(server, who.amina)).items.map(({ title }) => title)).toEqual(['Forty days', 'The elevator']);
    expect((await shared(server, who.yusuf)).items.map(({ title }) => title)).toEqual(['Forty days']);
    expect((await shared(server, who.grace)).total).toBe(0);
    expect((await server.as(who.ingrid).call(contract.listSharedEntries, {})).total).toBe(0);
    const all = await server.as(who.amina).call(contract.listSharedEntries, { query: { limit: 2 } });
    expect([all.total, all.items.length]).toEqual([3, 2]);
    await expect(
      server.as(who.amina).call(contract.listSharedEntries, { query: { after: 'x' } }),
    ).rejects.toMatchObject({ code: 'CURSOR_INVALID' });
    await expect(server.as(who.layla).call(contract.listSharedEntries, {})).rejects.toMatchObject({ status: 403 });
  });

  test('[CARE-3] is for own providers only', async () => {
    const layla = createTestServer().as(who.layla);
    await expect(
      layla.call(contract.shareJournalEntry, { ...PARKING, body: { providerId: grace, shared: true } }),
    ).rejects.toMatchObject({ status: 403, code: 'NOT_IN_CARE' });
    await expect(
      layla.call(contract.shareJournalEntry, { ...PARKING, body: { providerId: 'prv-none', shared: true } }),
    ).rejects.toMatchObject({ status: 422, details: { fields: { providerId: expect.any(String) } } });
    expect(
      (await layla.call(contract.shareJournalEntry, { ...PARKING, body: { providerId: 'prv-none', shared: false } }))
        .sharedWith,
    ).toEqual([]);
  });

  test('[CARE-3] after care has ended is rejected; revoking is not', async () => {
    const server = createTestServer();
    await server.as(who.amina).call(contract.dischargeClient, {
      params: { id: ids.users.layla },
      body: { reason: 'GOALS_MET', summary: 'She rides the train.', cancelAppointments: true },
    });
    const layla = server.as(who.layla);
    await expect(
      layla.call(contract.shareJournalEntry, { ...PARKING, body: { providerId: amina, shared: true } }),
    ).rejects.toMatchObject({ status: 409, code: 'CARE_ENDED' });
    const lift = { params: { id: 'jrn-i3yz4eu2ik' }, body: { providerId: amina, shared: false } };
    expect((await layla.call(contract.shareJournalEntry, lift)).sharedWith).toEqual([]);
  });
});
