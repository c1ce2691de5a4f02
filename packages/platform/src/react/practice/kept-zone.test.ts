import { expect, test } from 'vitest';
import type { KeyStorage } from '../../browser/index.ts';
import { keepZone, keptZone } from './kept-zone.ts';

function storageOf(entries = new Map<string, string>()): KeyStorage & { text(): string } {
  return {
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, value),
    removeItem: (key) => void entries.delete(key),
    text: () => JSON.stringify([...entries]),
  };
}

test('[ROLE-4] the zone of a practice is kept by account, without its id', () => {
  const storage = storageOf();
  keepZone(storage, 'usr-amina', 'America/New_York');
  expect(keptZone(storage, 'usr-amina')).toBe('America/New_York');
  expect(keptZone(storage, 'usr-yusuf')).toBeNull();
  expect(storage.text()).not.toContain('usr-amina');
});

test.each(['', 'Nowhere/City', '{}'])('what is no zone counts as none: %j', (text) => {
  const storage = storageOf();
  keepZone(storage, 'usr-amina', text);
  expect(keptZone(storage, 'usr-amina')).toBeNull();
});
