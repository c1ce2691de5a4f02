import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { toId } from 'storybook/internal/csf';
import { expect, it } from 'vitest';
import { readStoryFiles } from '../../tools/stories/coverage.ts';
import { wordsOf } from '../../tools/stories/read-story-file.ts';
import { root } from './repository.ts';

const ids = new Set(
  readStoryFiles(root).flatMap(({ title, stories }) =>
    stories.map(({ exportName }) => toId(title, wordsOf(exportName))),
  ),
);
const links = [
  ...readFileSync(join(root, '.storybook/docs/Introduction.mdx'), 'utf8').matchAll(/\]\(\?path=\/story\/([^)]+)\)/g),
].map(([, id]) => id);

it('the page that Storybook opens with leads to stories that are there [SHOW-5]', () => {
  expect(links.length).toBeGreaterThan(20);
  expect(links.filter((id) => id === undefined || !ids.has(id))).toEqual([]);
});
