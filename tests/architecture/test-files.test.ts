import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import { createFilter } from 'vite';
import { expect, it } from 'vitest';
import { enduranceFiles, journeyFiles, journeysOf, storyFiles, unitFiles } from '../../tools/runners.mjs';
import { testFiles } from '../../tools/trace-read.mjs';
import { root } from './repository.ts';

it('gives every test, spec and story file to exactly one runner', () => {
  const runners = [unitFiles, storyFiles, journeyFiles, enduranceFiles].map((patterns) =>
    createFilter(patterns, undefined, { resolve: root }),
  );
  const files = testFiles(root);
  expect(files.length).toBeGreaterThan(50);
  const lost = files.filter((file) => runners.filter((takes) => takes(file)).length !== 1);
  expect(lost.map((file) => relative(root, file))).toEqual([]);
});

it('knows the journeys of each changed folder for the quick run', () => {
  const changed = testFiles(join(root, 'apps')).concat(testFiles(join(root, 'packages')));
  const journeys = journeysOf([...changed.map((file) => relative(root, file)), 'tests/security/tabs.spec.ts']);
  expect(journeys.length).toBeGreaterThan(10);
  expect(journeys.filter((file) => !existsSync(join(root, file)))).toEqual([]);
  expect(journeysOf(['apps/web/src/offline/OfflineFallback.tsx'])).toEqual(['tests/journeys/offline.spec.ts']);
  expect(journeysOf(['docs/requirements.md'])).toEqual([]);
});
