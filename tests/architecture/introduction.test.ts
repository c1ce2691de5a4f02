import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { toId } from 'storybook/internal/csf';
import { expect, it } from 'vitest';
import { readStoryFiles, withDocuments } from '../../tools/stories/coverage.ts';
import { wordsOf } from '../../tools/stories/read-story-file.ts';
import { root } from './repository.ts';

const files = readStoryFiles(root);
const stories = files.flatMap(({ title, stories: own }) =>
  own.map(({ exportName }) => `story/${toId(title, wordsOf(exportName))}`),
);
const folder = join(root, '.storybook/docs');
const documents = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.mdx'))
  .map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8') }));
const pages = [
  ...documents.map(({ text }) => /<Meta title="([^"]+)"/.exec(text)?.[1] ?? ''),
  ...withDocuments(root, files).map(({ title }) => title),
].map((title) => `docs/${toId(title, 'docs')}`);
const known = new Set([...stories, ...pages]);

it.each(documents)('$name leads to stories and pages that are there [SHOW-5]', ({ name, text }) => {
  const links = [...text.matchAll(/\]\(\?path=\/([^)]+)\)/g)].map(([, id]) => id);
  expect(links.length).toBeGreaterThan(name === 'Introduction.mdx' ? 20 : 5);
  expect(links.filter((id) => id === undefined || !known.has(id))).toEqual([]);
});
