import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './repository.ts';

/**
 * Labels of links that dial, which stand only for someone in the United States, and what a page without scripts says of
 * it.
 */
const LABELS: Readonly<Record<string, readonly string[]>> = {
  'packages/portal-features/src/shared/crisis/messages': ['text', 'chat'],
  'apps/web/src/prerender/messages': ['noScript'],
  'apps/web/src/messages': ['crisis.text988', 'crisis.chat'],
};

/** Every catalogue of messages, as a path from the root. */
const catalogues = ['packages', 'apps/web/src'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /(^|\/)messages\/.*\.json$/.test(file) && !file.includes('node_modules'))
    .map((file) => join(folder, file)),
);

test('no sentence names a crisis number of one country: the help block gives those of the reader’s [CARE-1]', () => {
  expect(catalogues.length).toBeGreaterThan(60);
  const named = catalogues.flatMap((file) => {
    const texts = JSON.parse(readFileSync(join(root, file), 'utf8')) as Record<string, string>;
    const allowed = LABELS[relative(root, join(root, file, '..'))] ?? [];
    return Object.entries(texts)
      .filter(([key, text]) => /(?<!\d)(988|911)(?!\d)/.test(text) && !allowed.includes(key))
      .map(([key]) => `${file}: ${key}`);
  });
  expect(named).toEqual([]);
});
