import { describe, expect, it } from 'vitest';
import { statusOf as tracedStatus } from '../../../tools/trace-read.mjs';
import { readProof } from '../proof-plugin.ts';
import { readRequirements } from './requirements.ts';
import { matrixOf, rowsFor, statusOf } from './matrix.ts';
import { keeps } from './measured.ts';

const requirements = readRequirements(
  '## THEME: looks\n\n| id | what |\n| --- | --- |\n| THEME-1 | Navy and `pink`. |\n## CARE: safety\n| CARE-8 | By keyboard alone. |\n',
);
const traces = [
  { file: 'a.stories.tsx', line: 3, title: 'Walks by keys [CARE-8]', ids: ['CARE-8'], assertions: 4, proof: 'shown' },
  { file: 'b.test.ts', line: 9, title: 'keeps focus [CARE-8]', ids: ['CARE-8'], assertions: 2, proof: 'shown' },
] as const;
const rows = matrixOf(requirements, traces, (file) => (file.endsWith('.stories.tsx') ? '?path=/story/a' : null));

describe('the requirement matrix [SHOW-5]', () => {
  it('reads the document', () => {
    expect(requirements).toEqual([
      { id: 'THEME-1', words: 'Navy and pink.', group: 'THEME: looks' },
      { id: 'CARE-8', words: 'By keyboard alone.', group: 'CARE: safety' },
    ]);
  });

  it('adds up what shows a requirement, and links to the stories among it', () => {
    expect(rows.map(({ id, assertions }) => [id, assertions])).toEqual([
      ['THEME-1', 0],
      ['CARE-8', 6],
    ]);
    expect(rows[1]?.places).toEqual([
      { at: 'a.stories.tsx:3', title: 'Walks by keys', assertions: 4, proof: 'shown', address: '?path=/story/a' },
      { at: 'b.test.ts:9', title: 'keeps focus', assertions: 2, proof: 'shown', address: null },
    ]);
  });

  it.each([
    ['shown', ['rendered', 'shown']],
    ['rendered', ['rendered']],
    ['missing', []],
  ] as const)('calls a requirement %s for %j', (status, proofs) => {
    const places = proofs.map((proof) => ({ at: 'a:1', title: 'A', assertions: 0, proof, address: null }));
    expect(statusOf({ places })).toBe(status);
    expect(tracedStatus(places)).toBe(status);
  });

  it('is narrowed by words, by group and to what is missing', () => {
    const idsFor = (filter: Partial<Parameters<typeof rowsFor>[1]>) =>
      rowsFor(rows, { text: '', group: '', isMissingOnly: false, ...filter }).map(({ id }) => id);
    expect(idsFor({})).toEqual(['THEME-1', 'CARE-8']);
    expect(idsFor({ text: 'keys WALKS' })).toEqual(['CARE-8']);
    expect(idsFor({ group: 'THEME: looks' })).toEqual(['THEME-1']);
    expect(idsFor({ isMissingOnly: true })).toEqual(['THEME-1']);
  });

  it('finds this repository whole', () => {
    const proof = readProof();
    expect(proof.requirements.length).toBeGreaterThan(180);
    expect(proof.stories.flatMap(({ stories }) => stories).length).toBeGreaterThan(900);
    expect(proof.contract.map(({ name, declared, complete }) => [name, declared - complete])).toEqual([
      ['v1', 0],
      ['cloud', 0],
    ]);
  });
});

it.each([
  [{ name: 'a', value: 110, limit: 110 }, true],
  [{ name: 'a', value: 111, limit: 110 }, false],
  [{ name: 'a', value: 57, limit: 58, isFloor: true }, false],
  [{ name: 'a', value: 58, limit: 58, isFloor: true }, true],
  [{ name: 'a', value: 3 }, null],
])('a figure is held against its limit: %o', (row, kept) => {
  expect(keeps(row)).toBe(kept);
});
