import { expect, it } from 'vitest';
import { tabDrafts } from './tab-storage.ts';
import type { TabStorage } from './tab-storage.ts';
import { memoryDrafts } from './testing.ts';
import { createDraftVault, DRAFT_LIFETIME_MS } from './vault.ts';

/** A tab's storage in memory. */
function tab() {
  const values = new Map<string, string>();
  const storage: TabStorage = {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
    key: (index) => [...values.keys()][index] ?? null,
    get length() {
      return values.size;
    },
  };
  return { values, storage };
}

function open(storage: TabStorage, keys = memoryDrafts()) {
  const clock = { now: 1_000 };
  return {
    keys,
    clock,
    vault: createDraftVault({ storage: tabDrafts(storage, keys.storage), crypto, now: () => clock.now }),
  };
}

const answers = { reasons: ['GRIEF'], inOwnWords: 'الليالي طويلة 🌙 <b>x</b>' };

it('[SEC-15] [ROUTE-10] restores a visitor’s draft in the same tab, after a reload too', async () => {
  const { storage } = tab();
  const { vault, keys } = open(storage);
  await expect(vault.seal('visitor', 'onboarding:patient', answers)).resolves.toBe(true);
  await expect(open(storage, keys).vault.open('visitor', 'onboarding:patient')).resolves.toEqual(answers);
});

it('[SEC-8] leaves nothing readable in the tab', async () => {
  const { storage, values } = tab();
  await open(storage).vault.seal('visitor', 'onboarding:patient', answers);
  const text = JSON.stringify([...values]);
  for (const word of ['GRIEF', 'patient', 'visitor', 'الليالي', 'reasons']) expect(text).not.toContain(word);
});

it('[SEC-15] has nothing for another tab, for another key, or after a day', async () => {
  const { storage } = tab();
  const { vault, keys, clock } = open(storage);
  await vault.seal('visitor', 'onboarding:patient', answers);
  await expect(open(tab().storage, keys).vault.open('visitor', 'onboarding:patient')).resolves.toBeUndefined();
  clock.now += DRAFT_LIFETIME_MS;
  await expect(vault.open('visitor', 'onboarding:patient')).resolves.toBeUndefined();
  await vault.seal('visitor', 'onboarding:patient', answers);
  await expect(open(storage).vault.open('visitor', 'onboarding:patient')).resolves.toBeUndefined();
});

it.each(['', '{}', 'null', '[]', '{"id":1}', '{"id":"a","keyId":"b","sealedAt":1,"iv":"%%","sealed":"x"}'])(
  'takes an entry of anyone’s making for none: %j',
  async (text) => {
    const { storage, values } = tab();
    const { vault } = open(storage);
    await vault.seal('visitor', 'record', answers);
    for (const name of values.keys()) values.set(name, text);
    await expect(vault.open('visitor', 'record')).resolves.toBeUndefined();
  },
);

it('removes drafts and nothing else', async () => {
  const { storage, values } = tab();
  values.set('language', 'ar');
  const { vault } = open(storage);
  await vault.seal('visitor', 'record', answers);
  await vault.destroyAll();
  expect([...values.keys()]).toEqual(['language']);
});
