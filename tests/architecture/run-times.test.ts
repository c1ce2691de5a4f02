import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { grown, timeLines, vitestTimes, withinSeconds } from '../../tools/run-times.mjs';
import { root } from './repository.ts';

describe('the times of a run', () => {
  it('are added up by file, in seconds [FAST-6]', () => {
    const assertionResults = [
      { fullName: 'adds', duration: 1240 },
      { fullName: 'takes away', duration: 2000 },
      { fullName: 'was not reached' },
    ];
    expect(vitestTimes({ testResults: [{ name: join(root, 'a.test.ts'), assertionResults }] })).toEqual({
      files: { 'a.test.ts': 3.2 },
      tests: { 'a.test.ts › adds': 1.2, 'a.test.ts › takes away': 2, 'a.test.ts › was not reached': 0 },
    });
  });

  it.each([
    ['a fifth more and five seconds', 31, true],
    ['a fifth more, but little', 24.9, false],
    ['the same', 20, false],
  ])('name what grew: %s', (_, now, isNamed) => {
    expect(grown({ a: now, new: 100 }, { a: 20, gone: 1 })).toEqual(
      isNamed ? [{ name: 'a', was: 20, value: now }] : [],
    );
  });

  it('decide how many story files fit into the quick run, at least one', () => {
    const recorded = { a: 100, b: 30 };
    expect(withinSeconds(['b', 'new', 'a', 'other'], 60, recorded)).toEqual(['b', 'new']);
    expect(withinSeconds(['a', 'b'], 60, recorded)).toEqual(['a']);
    expect(withinSeconds(['a', 'b'], 60)).toEqual(['a', 'b']);
  });

  it('list the slowest files of a runner, and compare nothing before a run is recorded', () => {
    const files = Object.fromEntries(Array.from({ length: 12 }, (_, index) => [`${index}.test.ts`, index]));
    const run = { steps: { all: 66 }, runners: { unit: { files, tests: {} } } };
    const lines = timeLines(run, null);
    expect(lines).toHaveLength(11);
    expect(lines[1]).toContain('11.0 s  11.test.ts');
    expect(timeLines(run, { steps: { all: 30 }, runners: {} }).slice(-1)).toEqual(['  30.0 → 66.0 s  all']);
  });
});
