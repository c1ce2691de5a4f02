// How fast stories run, by the report that the last `npm test` left.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../run.mjs';

const REPORT = join(root, 'tests/results/stories.json');

/**
 * Stories a second, and the slowest of them.
 * @returns {import('../../.storybook/proof/model/measured.ts').MeasuredGroup[]}
 */
export function measureStories() {
  if (!existsSync(REPORT)) throw new Error('no run of the stories has left tests/results/stories.json; npm test does');
  const { numTotalTests, startTime, testResults } = JSON.parse(readFileSync(REPORT, 'utf8'));
  const seconds = (Math.max(...testResults.map(({ endTime }) => endTime)) - startTime) / 1000;
  const stories = testResults.flatMap(({ assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => ({ name: fullName.trim(), value: (duration ?? 0) / 1000 })),
  );
  return [
    {
      title: 'Stories with their checks, run one after another',
      unit: 'stories a second',
      rows: [{ name: `${numTotalTests} stories in ${seconds.toFixed(0)} s`, value: numTotalTests / seconds }],
    },
    { title: 'The slowest stories', unit: 's', rows: stories.toSorted((a, b) => b.value - a.value).slice(0, 5) },
  ];
}
