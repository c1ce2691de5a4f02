import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readStoryFiles } from '../../tools/stories/coverage.ts';
import { readLooks } from '../../tools/stories/look.ts';
import { readTraces } from '../../tools/trace-read.mjs';
import { root } from './repository.ts';

describe('stories that npm test leaves out [SHOW-3]', () => {
  const looks = readStoryFiles(root).flatMap(({ file }) =>
    readLooks(file, readFileSync(join(root, file), 'utf8')).map((look) => ({
      ...look,
      story: `${file} ${look.exportName}`,
    })),
  );
  const named = (kind: (look: (typeof looks)[number]) => boolean) => looks.filter(kind).map(({ story }) => story);

  it('are there', () => {
    expect(named(({ isTagged }) => isTagged).length).toBeGreaterThan(100);
  });

  it('only show another story of their file in another theme or density', () => {
    expect(named(({ isTagged, isLike }) => isTagged && !isLike)).toEqual([]);
  });

  it('are all that do', () => {
    expect(named(({ isTagged, isLike }) => isLike && !isTagged)).toEqual([]);
  });
});

describe('a story is only the look of another', () => {
  const read = (...stories: string[]) =>
    readLooks('A.stories.tsx', stories.map((story) => `export const ${story};`).join('\n')).flatMap(
      ({ exportName, isLike }) => (isLike ? [exportName] : []),
    );
  const opened = 'Open: Story = { args: { isOpen: true }, play: async () => { await check(); } }';

  it.each([
    [
      'with nothing but a theme, beside a default',
      ['Default = { play: check }', "Admin = { globals: { theme: 'admin' } }"],
    ],
    ['with the arguments of another', [opened, "Admin = { args: { isOpen: true }, globals: { density: 'compact' } }"]],
    ['with what another plays', [opened, "Admin = { ...Open, globals: { theme: 'admin', density: 'compact' } }"]],
  ])('%s', (_, stories) => {
    expect(read(...stories)).toEqual(['Admin']);
  });

  it.each([
    ['without another like it', ["Admin = { globals: { theme: 'admin' } }"]],
    ['with arguments of its own', [opened, "Admin = { args: { isOpen: false }, globals: { theme: 'admin' } }"]],
    ['with a play of its own', [opened, "Admin = { ...Open, globals: { theme: 'admin' }, play: other }"]],
    [
      'with a promise in its name',
      [opened, "Admin = { ...Open, name: 'Small [THEME-3]', globals: { theme: 'admin' } }"],
    ],
    ['with another language', ['Default = {}', "Admin = { globals: { theme: 'admin', locale: 'ar' } }"]],
    [
      'with a width that the other does not have',
      ['Default = {}', 'Admin = { globals: { ...PHONE, theme: "admin" } }'],
    ],
  ])('not %s', (_, stories) => {
    expect(read(...stories)).toEqual([]);
  });
});

it('npm run trace takes no such story for a proof', () => {
  const folder = mkdtempSync(join(tmpdir(), 'look-'));
  try {
    const file = join(folder, 'A.stories.tsx');
    const story = "name: 'Small [THEME-3]', play: async () => { await expect(1).toBe(1); } };";
    writeFileSync(file, `export const A = { ${story}\nexport const B = { tags: ['look'], ${story}\n`);
    expect(readTraces(file, folder).map(({ proof }) => proof)).toEqual(['shown', 'rendered']);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
