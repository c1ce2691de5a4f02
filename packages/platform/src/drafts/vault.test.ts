import { describe, expect, it, vi } from 'vitest';
import type { DraftKey, DraftStorage, SealedDraft } from './storage.ts';
import { memoryDrafts } from './testing.ts';
import { createDraftVault, DRAFT_LIFETIME_MS } from './vault.ts';

const START = Date.parse('2026-11-24T15:00:00Z');
const HOUR = 3_600_000;
const note = { text: 'Layla sleeps better. She asked about her sister.' };

function open(box = memoryDrafts()) {
  let now = START;
  const log = vi.fn<(what: string, error: unknown) => void>();
  const vault = createDraftVault({ storage: box.storage, crypto, now: () => now, log });
  return { ...box, vault, log, pass: (ms: number) => void (now += ms) };
}

/** Everything that lies on disk, as text: bytes one character each. */
function onDisk(drafts: Map<string, unknown>): string {
  return [...drafts]
    .flatMap(([id, entry]) => [
      id,
      ...Object.values(entry as object).map((part: unknown) =>
        part instanceof ArrayBuffer ? String.fromCharCode(...new Uint8Array(part)) : String(part),
      ),
    ])
    .join(' ');
}

function only(drafts: Map<string, unknown>): [string, SealedDraft] {
  const [entry] = drafts;
  if (!entry || drafts.size !== 1) throw new Error(`There are ${drafts.size} drafts.`);
  return entry as [string, SealedDraft];
}

describe('a sealed draft', () => {
  it('[SEC-15] is restored for its user and record, from another page of the same browser', async () => {
    const { storage, vault } = open();
    expect(await vault.seal('usr-1', 'note:nt-1', note)).toBe(true);
    const reloaded = createDraftVault({ storage, crypto, now: () => START + 1 });
    expect(await reloaded.open('usr-1', 'note:nt-1')).toEqual(note);
  });

  it.each([
    ['usr-2', 'note:nt-1'],
    ['usr-1', 'note:nt-2'],
    ['usr-1', 'booking:nt-1'],
    ['', ''],
    ['usr-1","note:nt-1', ''],
  ])('[SEC-15] does not open for another user or record: user %j, record %j', async (userId, record) => {
    const { drafts, vault } = open();
    await vault.seal('usr-1', 'note:nt-1', note);
    expect(await vault.open(userId, record)).toBeUndefined();
    expect(drafts.size).toBe(1);
  });

  it('[SEC-15] moved under another user’s or record’s name it does not open, and goes', async () => {
    const { drafts, vault } = open();
    await vault.seal('usr-1', 'note:nt-1', note);
    const [, mine] = only(drafts);
    await vault.seal('usr-2', 'note:nt-1', { text: 'theirs' });
    const theirs = [...drafts.keys()].find((id) => id !== mine.id) ?? '';
    drafts.set(theirs, { ...mine, id: theirs });
    expect(await vault.open('usr-2', 'note:nt-1')).toBeUndefined();
    expect([...drafts.keys()]).toEqual([mine.id]);
  });

  it('[SEC-8] shows neither text nor user nor record on disk', async () => {
    const { drafts, vault } = open();
    await vault.seal('usr-1', 'note:nt-1', note);
    const disk = onDisk(drafts);
    for (const trace of ['Layla', 'sister', 'usr-1', 'nt-1', 'note']) expect(disk).not.toContain(trace);
  });

  it('[SEC-15] is sealed under a key that cannot be taken away', async () => {
    const { box, vault } = open();
    await vault.seal('usr-1', 'note:nt-1', note);
    const { key } = box.key as DraftKey;
    expect(key).toMatchObject({ extractable: false, algorithm: { name: 'AES-GCM', length: 256 } });
    await expect(crypto.subtle.exportKey('raw', key)).rejects.toThrow('key is not extractable');
  });

  it('[SEC-15] never uses one initial vector twice', async () => {
    const { drafts, vault } = open();
    const seen = new Set<string>();
    for (let round = 0; round < 50; round += 1) {
      await vault.seal('usr-1', 'note:nt-1', note);
      seen.add(String(only(drafts)[1].iv));
    }
    expect(seen.size).toBe(50);
  });

  it('[SEC-15] opens for 24 hours and not a moment longer', async () => {
    const { drafts, vault, pass } = open();
    await vault.seal('usr-1', 'note:nt-1', note);
    pass(DRAFT_LIFETIME_MS - 1);
    expect(await vault.open('usr-1', 'note:nt-1')).toEqual(note);
    pass(1);
    expect(await vault.open('usr-1', 'note:nt-1')).toBeUndefined();
    expect(drafts.size).toBe(0);
  });

  it('[SEC-15] cannot be made younger than it is', async () => {
    const { drafts, vault, pass } = open();
    await vault.seal('usr-1', 'note:nt-1', note);
    pass(30 * HOUR);
    const [id, entry] = only(drafts);
    drafts.set(id, { ...entry, sealedAt: START + 29 * HOUR });
    expect(await vault.open('usr-1', 'note:nt-1')).toBeUndefined();
  });

  it('[SEC-15] is swept away when it is old, and only then', async () => {
    const { drafts, vault, pass } = open();
    await vault.seal('usr-1', 'note:old', note);
    pass(DRAFT_LIFETIME_MS - HOUR);
    await vault.seal('usr-1', 'note:new', note);
    drafts.set('rubbish', { id: 'rubbish' });
    pass(HOUR);
    await vault.sweep();
    expect(drafts.size).toBe(1);
    expect(await vault.open('usr-1', 'note:new')).toEqual(note);
  });

  it('is forgotten once it is saved', async () => {
    const { drafts, vault } = open();
    await vault.seal('usr-1', 'note:nt-1', note);
    await vault.forget('usr-1', 'note:nt-1');
    expect(drafts.size).toBe(0);
  });
});

describe('a logout', () => {
  it('[SEC-15] destroys the key and every draft', async () => {
    const { box, drafts, vault } = open();
    await vault.seal('usr-1', 'note:nt-1', note);
    const [id, copy] = only(drafts);
    await vault.destroyAll();
    expect([box.key, drafts.size]).toEqual([undefined, 0]);
    await vault.seal('usr-1', 'note:nt-2', note);
    drafts.set(id, copy);
    expect(await vault.open('usr-1', 'note:nt-1')).toBeUndefined();
  });

  it('[SEC-15] in the middle of a sealing leaves nothing behind', async () => {
    const { drafts, vault } = open();
    await vault.seal('usr-1', 'note:nt-0', note);
    const sealing = vault.seal('usr-1', 'note:nt-1', note);
    const destroyed = vault.destroyAll();
    expect(await sealing).toBe(false);
    await destroyed;
    expect(drafts.size).toBe(0);
  });

  it('[SEC-15] in another tab takes the key from a sealing here', async () => {
    const shared = memoryDrafts();
    const here = open(shared);
    const elsewhere = open(shared);
    await here.vault.seal('usr-1', 'note:nt-0', note);
    let isReached: () => void = () => undefined;
    const reached = new Promise<void>((resolve) => (isReached = resolve));
    const slow: DraftStorage = {
      ...shared.storage,
      write: async (draft) => {
        isReached();
        await elsewhere.vault.destroyAll();
        return shared.storage.write(draft);
      },
    };
    const sealing = createDraftVault({ storage: slow, crypto, now: () => START }).seal('usr-1', 'note:nt-1', note);
    await reached;
    expect(await sealing).toBe(false);
    expect(shared.drafts.size).toBe(0);
  });
});

describe('a hostile storage', () => {
  const rubbish: unknown[] = [
    null,
    0,
    '',
    'x'.repeat(1_000_000),
    [],
    {},
    { id: 1 },
    { keyId: 'k', key: 'no key' },
    { keyId: 'k', key: {} },
    new Date(),
    new ArrayBuffer(8),
  ];

  it.each(rubbish.map((entry, index) => [index, entry]))('[SEC-10] drops an invalid draft (%i)', async (_, entry) => {
    const { drafts, vault } = open();
    await vault.seal('usr-1', 'note:nt-1', note);
    const [id] = only(drafts);
    drafts.set(id, entry);
    expect(await vault.open('usr-1', 'note:nt-1')).toBeUndefined();
    expect(drafts.size).toBe(0);
  });

  it.each(['iv', 'sealed', 'keyId', 'sealedAt'] as const)(
    '[SEC-10] drops a draft whose %s was changed',
    async (field) => {
      const { drafts, vault } = open();
      await vault.seal('usr-1', 'note:nt-1', note);
      const [id, entry] = only(drafts);
      const changed = {
        iv: new Uint8Array(12),
        sealed: entry.sealed.slice(1),
        keyId: 'another',
        sealedAt: entry.sealedAt + 1,
      };
      drafts.set(id, { ...entry, [field]: changed[field] });
      expect(await vault.open('usr-1', 'note:nt-1')).toBeUndefined();
      expect(drafts.size).toBe(0);
    },
  );

  it.each(rubbish.map((key, index) => [index, key]))('[SEC-10] replaces an invalid key (%i)', async (_, key) => {
    const { box, vault } = open();
    box.key = key;
    expect(await vault.seal('usr-1', 'note:nt-1', note)).toBe(true);
    expect(await vault.open('usr-1', 'note:nt-1')).toEqual(note);
  });

  it('[SEC-10] refuses a key that could be exported', async () => {
    const { box, vault } = open();
    box.key = {
      keyId: 'planted',
      key: await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, true, ['encrypt', 'decrypt']),
    };
    await vault.seal('usr-1', 'note:nt-1', note);
    expect((box.key as DraftKey).key.extractable).toBe(false);
  });

  it('[SEC-10] that refuses everything costs nothing but the drafts', async () => {
    const refuse = () => Promise.reject(new DOMException('full', 'QuotaExceededError'));
    const storage: DraftStorage = {
      readKey: refuse,
      addKey: refuse,
      read: refuse,
      write: refuse,
      remove: refuse,
      removeWhere: refuse,
      clear: refuse,
    };
    const { vault, log } = open({ ...memoryDrafts(), storage });
    expect(await vault.seal('usr-1', 'note:nt-1', note)).toBe(false);
    expect(await vault.open('usr-1', 'note:nt-1')).toBeUndefined();
    await vault.forget('usr-1', 'note:nt-1');
    await vault.sweep();
    await vault.destroyAll();
    expect(log.mock.calls.map(([what]) => what)).toEqual([
      'keep a draft',
      'open a draft',
      'forget a draft',
      'remove old drafts',
      'destroy the drafts',
    ]);
    expect(JSON.stringify(log.mock.calls)).not.toContain('Layla');
  });

  it('keeps nothing that is too long or no JSON', async () => {
    const { drafts, vault } = open();
    expect(await vault.seal('usr-1', 'a', 'x'.repeat(1_000_001))).toBe(false);
    expect(await vault.seal('usr-1', 'b', undefined)).toBe(false);
    expect(drafts.size).toBe(0);
  });
});
