import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { DraftVault } from './vault.ts';
import { createDraftWriter } from './writer.ts';

const after = (milliseconds: number, callback: () => void) => {
  const timer = setTimeout(callback, milliseconds);
  return () => clearTimeout(timer);
};

function open() {
  let generation = 0;
  const done: unknown[] = [];
  const vault: DraftVault = {
    seal: (_, record, value) => (done.push(['seal', record, value]), Promise.resolve(true)),
    forget: (_, record) => (done.push(['forget', record]), Promise.resolve()),
    open: () => Promise.resolve(undefined),
    sweep: () => Promise.resolve(),
    destroyAll: () => ((generation += 1), Promise.resolve()),
    generation: () => generation,
  };
  return { vault, done, writer: createDraftWriter(vault, 'usr-1', 'note:nt-1', { after }) };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('[SEC-15] is never more than two seconds behind continuous typing', async () => {
  const { done, writer } = open();
  for (let tick = 1; tick <= 100; tick += 1) {
    writer.take({ text: tick });
    await vi.advanceTimersByTimeAsync(100);
    const newest = (done.at(-1) as [string, string, { text: number }] | undefined)?.[2].text ?? 0;
    expect((tick - newest) * 100).toBeLessThanOrEqual(2000);
  }
  expect(done.length).toBeLessThanOrEqual(11);
});

it('seals at once when the page is left', async () => {
  const { done, writer } = open();
  writer.take('a');
  await writer.flush();
  await vi.advanceTimersByTimeAsync(5000);
  expect(done).toEqual([['seal', 'note:nt-1', 'a']]);
});

it('forgets what was saved, and nothing that it did not keep', async () => {
  const { done, writer } = open();
  writer.take(null);
  await vi.advanceTimersByTimeAsync(5000);
  expect(done).toEqual([]);
  writer.take('a');
  await vi.advanceTimersByTimeAsync(1000);
  writer.take(null);
  await vi.advanceTimersByTimeAsync(5000);
  expect(done).toEqual([
    ['seal', 'note:nt-1', 'a'],
    ['forget', 'note:nt-1'],
  ]);
});

it('forgets what it had been given back, once that is saved', async () => {
  const { done, writer } = open();
  writer.adopt();
  writer.take(null);
  await vi.advanceTimersByTimeAsync(5000);
  expect(done).toEqual([['forget', 'note:nt-1']]);
});

it('a save before the sealing leaves nothing behind', async () => {
  const { done, writer } = open();
  writer.take('a');
  writer.take(null);
  await vi.advanceTimersByTimeAsync(5000);
  expect(done).toEqual([['forget', 'note:nt-1']]);
});

it('reports whether each sealing was kept, and nothing after a logout', async () => {
  let generation = 0;
  let answer = () => true;
  const told: boolean[] = [];
  const vault: DraftVault = { ...open().vault, seal: () => Promise.resolve(answer()), generation: () => generation };
  const writer = createDraftWriter(vault, 'usr-1', 'note:nt-1', { after, onSealed: (kept) => void told.push(kept) });
  writer.take('a');
  await writer.flush();
  answer = () => false;
  writer.take('ab');
  await writer.flush();
  expect(told).toEqual([true, false]);
  answer = () => ((generation = 1), false);
  writer.take('abc');
  await writer.flush();
  expect(told).toEqual([true, false]);
});

it('[SEC-15] writes nothing after a logout', async () => {
  const { vault, done, writer } = open();
  writer.take('a');
  await vault.destroyAll();
  await writer.flush();
  writer.take('ab');
  await vi.advanceTimersByTimeAsync(5000);
  expect(done).toEqual([]);
});
