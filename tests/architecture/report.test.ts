import { expect, test } from 'vitest';
import { allOperations, cloudOperations, v1Operations } from '@sakina/platform/contract/table';
import { readSources } from '../../tools/contract/read-sources.ts';
import { reportOf } from '../../tools/contract/report.ts';
import { root } from './repository.ts';

test('nothing is missing of any operation: npm run contract', () => {
  const report = reportOf(readSources(root));
  expect(
    report.flatMap(({ missing }) =>
      missing.flatMap(({ part, operations }) => operations.map((operation) => `${operation} is not ${part}`)),
    ),
  ).toEqual([]);
});

test('[API-5] the counts agree: 52 declared, 52 mocked, 52 served, 52 with examples and failure stories', () => {
  const [v1, cloud] = reportOf(readSources(root));
  expect(v1?.counts).toEqual({ declared: 52, mocked: 52, served: 52, 'with example': 52, 'with failure stories': 52 });
  const count = cloudOperations.length;
  expect(cloud?.counts).toEqual({
    declared: count,
    mocked: count,
    served: count,
    'with example': count,
    'with failure stories': count,
  });
});

test('what is missing is named', () => {
  const [v1] = reportOf({});
  expect(v1?.missing.find(({ part }) => part === 'with failure stories')?.operations).toHaveLength(v1Operations.length);
  expect(reportOf({}).flatMap(({ unused }) => unused)).toHaveLength(allOperations.length);
});
