import { expect, it, vi } from 'vitest';
import { lateDraftVault } from './lazy-vault.ts';
import { removeTabDrafts } from './remove-drafts.ts';
import { memoryDrafts } from './testing.ts';
import { createDraftVault } from './vault.ts';
import type { DraftVault } from './vault.ts';

/** A vault whose code arrives when `arrive` is called, or does not. */
function open(box = memoryDrafts()) {
  const arrivals: { resolve: (vault: DraftVault) => void; reject: (error: Error) => void }[] = [];
  const load = vi.fn<() => Promise<DraftVault>>(
    () => new Promise((resolve, reject) => void arrivals.push({ resolve, reject })),
  );
  const log = vi.fn<(what: string, error: unknown) => void>();
  const vault = lateDraftVault({ load, wipe: box.storage.clear, log });
  return {
    ...box,
    vault,
    load,
    log,
    arrive: () => arrivals.at(-1)?.resolve(createDraftVault({ storage: box.storage, crypto, now: () => 1000 })),
    fail: () => arrivals.at(-1)?.reject(new TypeError('Failed to fetch dynamically imported module')),
  };
}

it('[SEC-15] keeps and restores what was typed before its code had loaded', async () => {
  const { vault, load, arrive } = open();
  expect(load).not.toHaveBeenCalled();
  const sealed = vault.seal('usr-1', 'note:nt-1', { text: 'a' });
  const opened = vault.open('usr-1', 'note:nt-2');
  arrive();
  await expect(sealed).resolves.toBe(true);
  await expect(opened).resolves.toBeUndefined();
  await expect(vault.open('usr-1', 'note:nt-1')).resolves.toEqual({ text: 'a' });
  expect(load).toHaveBeenCalledOnce();
});

it('[SEC-15] a logout wipes at once, without its code', async () => {
  const box = memoryDrafts();
  await createDraftVault({ storage: box.storage, crypto, now: () => 1000 }).seal('usr-1', 'note:nt-1', 'a');
  const { vault, load } = open(box);
  await vault.destroyAll();
  expect(box.drafts.size).toBe(0);
  expect(box.box.key).toBeUndefined();
  expect(load).not.toHaveBeenCalled();
  expect(vault.generation()).toBe(1);
});

it('[SEC-15] what was asked for before a logout is not kept after it', async () => {
  const { vault, drafts, arrive } = open();
  const sealed = vault.seal('usr-1', 'note:nt-1', 'a');
  await vault.destroyAll();
  arrive();
  await expect(sealed).resolves.toBe(false);
  expect(drafts.size).toBe(0);
  await expect(vault.seal('usr-2', 'note:nt-1', 'b')).resolves.toBe(true);
});

it('[SEC-15] a logout destroys with its code, once that is there', async () => {
  const { vault, drafts, arrive } = open();
  const sealed = vault.seal('usr-1', 'note:nt-1', 'a');
  arrive();
  await sealed;
  await vault.destroyAll();
  expect(drafts.size).toBe(0);
  expect(vault.generation()).toBe(1);
});

it('reports that nothing is kept if its code does not load, and loads it again', async () => {
  const { vault, log, load, fail, arrive } = open();
  const sealed = vault.seal('usr-1', 'note:nt-1', 'a');
  fail();
  await expect(sealed).resolves.toBe(false);
  expect(log).toHaveBeenCalledWith('open the drafts', expect.any(TypeError));
  const again = vault.seal('usr-1', 'note:nt-1', 'ab');
  arrive();
  await expect(again).resolves.toBe(true);
  expect(load).toHaveBeenCalledTimes(2);
});

it('only logs a failed wipe', async () => {
  const log = vi.fn<(what: string, error: unknown) => void>();
  const vault = lateDraftVault({
    load: () => Promise.reject(new TypeError('no')),
    wipe: () => Promise.reject(new TypeError('refused')),
    log,
  });
  await expect(vault.destroyAll()).resolves.toBeUndefined();
  expect(log).toHaveBeenCalledWith('destroy the drafts', expect.any(TypeError));
});

it('removes a visitor’s drafts from their tab, and nothing else', () => {
  const values = new Map([
    ['sakina-draft:1', 'a'],
    ['sakina-language', 'ar'],
    ['sakina-draft:2', 'b'],
  ]);
  removeTabDrafts({
    key: (index) => [...values.keys()][index] ?? null,
    get length() {
      return values.size;
    },
    removeItem: (key) => void values.delete(key),
  });
  expect([...values]).toEqual([['sakina-language', 'ar']]);
});
