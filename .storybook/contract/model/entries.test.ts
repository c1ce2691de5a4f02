import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { allOperations } from '@sakina/platform/contract/table';
import { describe, expect, it } from 'vitest';
import { readSources } from '../../../tools/contract/read-sources.ts';
import { reportOf } from '../../../tools/contract/report.ts';
import { readContractUses } from '../uses-plugin.ts';
import { countsOf, matching, NO_FILTER, readEntries } from './entries.ts';

const entries = readEntries(readContractUses());
const names = (filter: Partial<typeof NO_FILTER>) =>
  matching(entries, { ...NO_FILTER, ...filter }).map(({ operation }) => operation.name);

describe('the list of operations', () => {
  it('contains both contracts, each operation once [SHOW-5]', () => {
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

  it('applies all parts of the filter together', () => {
    const found = matching(entries, {
      ...NO_FILTER,
      contract: 'v1',
      method: 'PUT',
      access: 'user',
      resource: 'appointments',
    });
    expect(found.length).toBeGreaterThan(0);
    expect(
      found.every(
        ({ operation, contract }) => contract === 'v1' && operation.method === 'PUT' && operation.access === 'user',
      ),
    ).toBe(true);
  });

  it('finds nothing without a match', () => {
    expect(names({ words: 'no such operation anywhere' })).toEqual([]);
  });

  it.each(['v1', 'cloud'] as const)('counts %s like the terminal command [SHOW-5]', (name) => {
    const root = join(dirname(fileURLToPath(import.meta.url)), '../../..');
    const printed = reportOf(readSources(root)).find((base) => base.name === name);
    const counts = countsOf(entries.filter(({ contract }) => contract === name));
    expect([
      counts.declared,
      counts.mocked,
      counts.served,
      counts.withExample,
      counts.withFailures,
      counts.unused,
    ]).toEqual([
      printed?.counts.declared,
      printed?.counts.mocked,
      printed?.counts.served,
      printed?.counts['with example'],
      printed?.counts['with failure stories'],
      printed?.unused.length,
    ]);
  });

  it('counts what exists, and shows operations that lack something', () => {
    const counts = countsOf(entries);
    expect(counts.declared).toBe(allOperations.length);
    expect(names({ state: 'unused' })).toHaveLength(counts.unused);
    expect(matching(entries, { ...NO_FILTER, state: 'gap' }).every(({ gaps }) => gaps.length > 0)).toBe(true);
  });
});
