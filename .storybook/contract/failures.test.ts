import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { readEntries } from './model/entries.ts';
import { wordsOfName } from './model/names.ts';
import { readContractUses } from './uses-plugin.ts';

const folder = join(dirname(fileURLToPath(import.meta.url)), 'failures');
const STORY = /^export const (\w+) = \{\s*\.\.\.failuresOf\((\w+)\),\s*name:\s*'([^']+)',?\s*\};$/gm;

/** The failure stories, by the name under which the contract exports their operation. */
const stories = new Map(
  readdirSync(folder).flatMap((file) => {
    const text = readFileSync(join(folder, file), 'utf8');
    const title = /\btitle: '([^']+)'/.exec(text)?.[1] ?? '';
    return [...text.matchAll(STORY)].map(
      ([, story = '', operation = '', name = '']) => [operation, { file, title, story, name }] as const,
    );
  }),
);
const entries = readEntries(readContractUses());

it('has a failure story of every operation [SHOW-1]', () => {
  expect(
    entries
      .filter(({ exportName }) => !stories.has(exportName))
      .map(({ operation, exportName }) => `${operation.id} ${exportName}`),
  ).toEqual([]);
});

it('groups them by resource, each named by what it shows', () => {
  const wrong = entries.flatMap(({ exportName, resource }) => {
    const found = stories.get(exportName);
    if (!found) return [];
    const place = wordsOfName(resource);
    const expected = {
      file: `${resource.charAt(0).toUpperCase()}${resource.slice(1)}.stories.tsx`,
      title: `Contract/Failures/${place}`,
      story: exportName.charAt(0).toUpperCase() + exportName.slice(1),
      ids: '[ERROR-2]',
    };
    const given = {
      ...expected,
      file: found.file,
      title: found.title,
      story: found.story,
      ids: found.name.endsWith(` ${expected.ids}`) ? expected.ids : found.name,
    };
    return JSON.stringify(given) === JSON.stringify(expected) ? [] : [{ given, expected }];
  });
  expect(wrong).toEqual([]);
});

it('has no story of a removed operation', () => {
  const known = new Set(entries.map(({ exportName }) => exportName));
  expect([...stories.keys()].filter((name) => !known.has(name))).toEqual([]);
});
