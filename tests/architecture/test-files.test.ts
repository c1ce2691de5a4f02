import { relative } from 'node:path';
import { createFilter } from 'vite';
import { expect, it } from 'vitest';
import { journeyFiles, storyFiles, unitFiles } from '../../tools/runners.mjs';
import { testFiles } from '../../tools/trace-read.mjs';
import { root } from './repository.ts';

it('gives every test, spec and story file to exactly one runner', () => {
  const runners = [unitFiles, storyFiles, journeyFiles].map((patterns) =>
    createFilter(patterns, undefined, { resolve: root }),
  );
  const files = testFiles(root);
  expect(files.length).toBeGreaterThan(50);
  const lost = files.filter((file) => runners.filter((takes) => takes(file)).length !== 1);
  expect(lost.map((file) => relative(root, file))).toEqual([]);
});
