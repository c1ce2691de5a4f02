import { allOperations } from '@sakina/platform/contract/table';
import { describe, expect, it } from 'vitest';
import { readContractUses } from '../uses-plugin.ts';
import { countsOf, matching, NO_FILTER, readEntries } from './entries.ts';

const entries = readEntries(readContractUses());
const names = (filter: Partial<typeof NO_FILTER>) => matching(entries, { ...NO_FILTER, ...filter }).map(({ operation }) => operation.name);

describe('the list of operations', () => {
  it('holds both contracts, each operation once [SHOW-5]', () => {
    expect(names({}).toSorted()).toEqual(allOperations.map(({ name }) => name).toSorted());
    expect(names({ contract: 'v1' })).toHaveLength(allOperations.filter(({ path }) => path.startsWith('/v1/')).length);
  });

  it.each([
    ['words in any order', { words: 'cancel appointment' }, 'appointments.cancel'],
    ['a path', { words: '/v1/appointments/:id' }, 'appointments.get'],
    ['an id', { words: 'call-10' }, 'appointments.create'],
    ['a code that it refuses with', { words: 'SLOT_TAKEN' }, 'appointments.create'],
  ])('finds an operation by %s', (_, filter, expected) => {
    expect(names(filter)).toContain(expected);
  });

  it('holds to every part of the filter at once', () => {
    const found = matching(entries, { ...NO_FILTER, contract: 'v1', method: 'PUT', access: 'user', resource: 'appointments' });
    expect(found.length).toBeGreaterThan(0);
    expect(found.every(({ operation, contract }) => contract === 'v1' && operation.method === 'PUT' && operation.access === 'user')).toBe(true);
  });

  it('finds nothing where nothing fits', () => {
    expect(names({ words: 'no such operation anywhere' })).toEqual([]);
  });

  it('counts what is there, and shows those that lack something', () => {
    const counts = countsOf(entries);
    expect(counts.declared).toBe(allOperations.length);
    expect(names({ state: 'no-screen' })).toHaveLength(counts.withoutScreen);
    expect(matching(entries, { ...NO_FILTER, state: 'gap' }).every(({ gaps }) => gaps.length > 0)).toBe(true);
  });
});
