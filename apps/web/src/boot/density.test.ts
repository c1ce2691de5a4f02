import { expect, it } from 'vitest';
import { chosenDensity, densityOf, rememberDensity } from './density.ts';

function storageOf(entries: Record<string, string> = {}) {
  const values = new Map(Object.entries(entries));
  return {
    values,
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
  };
}

it.each([
  ['admin', null, 'compact'],
  ['portal', null, 'comfortable'],
  ['admin', 'comfortable', 'comfortable'],
  ['portal', 'compact', 'compact'],
] as const)('[PORTAL-9] shows the frame %s to who has chosen %s as %s', (frame, chosen, density) => {
  expect(densityOf(frame, chosen)).toBe(density);
});

it('[PORTAL-9] remembers a choice for its person alone', () => {
  const storage = storageOf();
  rememberDensity(storage, 'usr-ingrid', 'comfortable');
  expect(chosenDensity(storage, 'usr-ingrid')).toBe('comfortable');
  expect(chosenDensity(storage, 'usr-mariam')).toBeNull();
  expect([...storage.values.keys()]).toEqual(['sakina-density:usr-ingrid']);
});

it.each(['', 'COMPACT', 'null', '{"density":"compact"}', '<script>', 'x'.repeat(100_000)])(
  '[SEC-10] passes over a stored density that is %j',
  (stored) => {
    expect(chosenDensity(storageOf({ 'sakina-density:usr-ingrid': stored }), 'usr-ingrid')).toBeNull();
  },
);

it('[SEC-10] goes on without a storage', () => {
  const refusing = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  expect(chosenDensity({ getItem: refusing }, 'usr-ingrid')).toBeNull();
  expect(() => rememberDensity({ setItem: refusing }, 'usr-ingrid', 'compact')).not.toThrow();
});
