import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isSameJson, mergeVersions, withTheirs } from './merge-versions.ts';

const base = { name: 'Amina', city: 'London', days: [1, 2] };

it.each([
  ['nothing changed', {}, {}, base, []],
  ['a change here alone', { city: 'Leeds' }, {}, { ...base, city: 'Leeds' }, []],
  ['a change elsewhere alone', {}, { city: 'York' }, { ...base, city: 'York' }, []],
  ['changes to different fields', { name: 'Nur' }, { days: [3] }, { name: 'Nur', city: 'London', days: [3] }, []],
  ['the same change twice', { days: [3] }, { days: [3] }, { ...base, days: [3] }, []],
  [
    'a field that both changed',
    { city: 'Leeds' },
    { city: 'York', name: 'Nur' },
    { ...base, city: 'Leeds', name: 'Nur' },
    ['city'],
  ],
  ['a list that both changed', { days: [] }, { days: [1] }, { ...base, days: [] }, ['days']],
])('merges %s [SEC-16]', (_case, here, there, merged, conflicts) => {
  expect(mergeVersions(base, { ...base, ...here }, { ...base, ...there })).toEqual({ merged, conflicts });
});

it('compares fields as the form does, so that names of rows are no change [SEC-16]', () => {
  const rows = (key: string, at: string) => ({ rows: [{ key, at }] });
  const isSame = (one: unknown, other: unknown) =>
    isSameJson(
      (one as { at: string }[]).map(({ at }) => at),
      (other as { at: string }[]).map(({ at }) => at),
    );
  const { conflicts, merged } = mergeVersions(rows('a', '09:00'), rows('b', '09:00'), rows('c', '10:00'), isSame);
  expect(conflicts).toEqual([]);
  expect(merged).toEqual(rows('c', '10:00'));
});

it('takes the saved value in the fields that were chosen, and keeps the rest', () => {
  const theirs = { ...base, name: 'Nur', city: 'York' };
  expect(withTheirs({ ...base, name: 'Sara', city: 'Leeds' }, theirs, ['city'])).toEqual({
    ...base,
    name: 'Sara',
    city: 'York',
  });
});

const form = fc.record({ a: fc.nat(2), b: fc.nat(2), c: fc.array(fc.nat(1), { maxLength: 2 }) });

it('never asks about a field that one side did not touch, and loses no change of either side [SEC-16]', () => {
  fc.assert(
    fc.property(form, form, form, (from, mine, theirs) => {
      const { merged, conflicts } = mergeVersions(from, mine, theirs);
      for (const name of ['a', 'b', 'c'] as const) {
        const [isMine, isTheirs] = [!isSameJson(mine[name], from[name]), !isSameJson(theirs[name], from[name])];
        expect(conflicts.includes(name) && !(isMine && isTheirs)).toBe(false);
        expect(merged[name]).toEqual(isMine ? mine[name] : theirs[name]);
      }
    }),
  );
});

it.each([
  [{ a: 1, b: 2 }, { b: 2, a: 1 }, true],
  [{ a: 1 }, { a: 1, b: undefined }, false],
  [[1, 2], [2, 1], false],
  [[], {}, false],
  [null, {}, false],
  ['', null, false],
])('%j and %j say the same: %s', (one, other, isSame) => {
  expect(isSameJson(one, other)).toBe(isSame);
});
