import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PNG } from 'pngjs';
import { expect, test } from 'vitest';
import { looks } from '../../tools/matrix/combinations.ts';
import { rulesFor } from '../../tools/matrix/check.ts';
import { recordOf, shardFiles, withAgain } from '../../tools/matrix/record.ts';
import { chooseStories, readShard, readWidths } from '../../tools/story-pages/stories.ts';
import type { Story } from '../../tools/story-pages/stories.ts';
import { acceptanceOf, readAcceptances, runOut, withAcceptance } from '../../tools/visual/accepted.ts';
import { compare } from '../../tools/visual/compare.ts';

function plain(
  width: number,
  height: number,
  colour: readonly [number, number, number],
  at?: readonly [number, number],
): Buffer {
  const picture = new PNG({ width, height });
  for (let index = 0; index < picture.data.length; index += 4) picture.data.set([...colour, 255], index);
  if (at) picture.data.set([0, 0, 0, 255], (at[1] * width + at[0]) * 4);
  return PNG.sync.write(picture);
}

const WHITE = [255, 255, 255] as const;
const entry = {
  what: 'Buttons are rounder.',
  why: 'The new radius.',
  base: 'abc1234',
  browser: 'Chromium 156',
  pictures: { 'a@1280': '01', 'b@1280': '02' },
};

test('pictures that are the same differ in nothing', () => {
  expect(compare(plain(20, 10, WHITE), plain(20, 10, WHITE))).toBeUndefined();
});

test('a picture that grew differs by what was added', () => {
  expect(compare(plain(20, 10, WHITE), plain(20, 15, WHITE))).toMatchObject({
    pixels: 100,
    box: { x: 0, y: 10, width: 20, height: 5 },
    sizes: { before: '20×10', after: '20×15' },
  });
});

test('a color one step away differs everywhere', () => {
  expect(compare(plain(20, 10, WHITE), plain(20, 10, [255, 255, 254]))).toMatchObject({ pixels: 200, share: 1 });
});

test('the acceptance list holds for a picture as it was, and runs out when it changes again', () => {
  expect(acceptanceOf([entry], { id: 'a@1280', hash: '01' })).toBe(entry);
  expect(acceptanceOf([entry], { id: 'a@1280', hash: '09' })).toBeUndefined();
  expect(
    runOut(
      [entry],
      [
        { id: 'a@1280', hash: '09' },
        { id: 'b@1280', hash: '02' },
        { id: 'c@1280', hash: '03' },
      ],
    ),
  ).toEqual([{ id: 'a@1280', acceptance: entry }]);
});

test('a picture stands on the list once: with the change that was accepted last', () => {
  const newer = { ...entry, what: 'Buttons are square.', pictures: { 'a@1280': '09' } };
  expect(withAcceptance([entry], newer)).toEqual([{ ...entry, pictures: { 'b@1280': '02' } }, newer]);
  expect(withAcceptance([{ ...entry, pictures: { 'a@1280': '01' } }], newer)).toEqual([newer]);
});

test.each([
  [
    'an entry without a reason',
    { accepted: [{ ...entry, why: ' ' }] },
    'Entry 1 of the acceptance list does not say “why”.',
  ],
  [
    'an entry without pictures',
    { accepted: [{ ...entry, pictures: {} }] },
    'Entry 1 of the acceptance list names no pictures.',
  ],
  ['no list', {}, 'The acceptance list has no “accepted”.'],
])('a list that cannot be read is named: %s', (_, list, words) => {
  expect(() => readAcceptances(JSON.stringify(list))).toThrow(words);
});

const story = (id: string, portal: string) => ({
  id,
  title: `${portal}/${id}`,
  name: 'Default',
  portal,
  isFlow: false,
  isMoving: false,
});
const stories = [
  story('booking', 'Consumer'),
  story('notes', 'Provider'),
  story('claims', 'Provider'),
  story('users', 'Admin'),
];

test.each([
  [{}, ['booking', 'notes', 'claims', 'users']],
  [{ portal: 'provider' }, ['notes', 'claims']],
  [{ only: 'Provider/Notes/default' }, ['notes']],
  [{ only: 'nothing like it' }, []],
  [{ shard: { part: 2, of: 3 } }, ['notes']],
  [{ ids: ['users', 'gone'] }, ['users']],
])('stories are chosen by %o', (filter, ids) => {
  expect(chooseStories(stories, filter).map(({ id }) => id)).toEqual(ids);
});

test('shards together hold every story once, and what is no shard or width is refused', () => {
  expect(
    [1, 2, 3]
      .flatMap((part) => chooseStories(stories, { shard: { part, of: 3 } }))
      .map(({ id }) => id)
      .toSorted(),
  ).toEqual(stories.map(({ id }) => id).toSorted());
  expect(readShard('2/4')).toEqual({ part: 2, of: 4 });
  expect(() => readShard('5/4')).toThrow('--shard');
  expect(readWidths('320,1280')).toEqual([320, 1280]);
  expect(() => readWidths('wide')).toThrow('--widths');
});

test('[SHOW-3] the matrix is two themes, two densities and four widths in one mount, with the whole rule set once a width and both themes by night', () => {
  const all = looks();
  const day = all.filter(({ colorScheme }) => colorScheme === 'light');
  expect(day).toHaveLength(16);
  expect(new Set(day.map(({ width, theme, density }) => `${width} ${theme} ${density}`)).size).toBe(16);
  expect(all.filter(({ colorScheme }) => colorScheme === 'dark')).toMatchObject([
    { theme: 'portal', asked: 'colours' },
    { theme: 'admin', asked: 'colours' },
  ]);
  expect(all.filter(({ asked }) => asked === 'all').map(({ width }) => width)).toEqual([320, 768, 1280, 1536]);
});

test('the matrix looks by the rules of the preview, without those that a story switches off', () => {
  expect(rulesFor({}, 'all')).toMatchObject({
    runOnly: expect.arrayContaining(['wcag22aa', 'best-practice']) as unknown,
    rules: { region: { enabled: false } },
  });
  expect(rulesFor({ config: { rules: [{ id: 'target-size', enabled: false }] } }, 'sizes')).toMatchObject({
    runOnly: { values: ['scrollable-region-focusable', 'aria-hidden-focus', 'avoid-inline-spacing'] },
  });
  expect(rulesFor({}, 'colours')).toMatchObject({ runOnly: { values: ['color-contrast', 'link-in-text-block'] } });
  expect(rulesFor({ test: 'off' }, 'all')).toBeUndefined();
});

test('the matrix is on record once every shard of one commit was looked at', () => {
  const folder = mkdtempSync(join(tmpdir(), 'matrix-'));
  const files = shardFiles(join(folder, 'matrix-2-of-2.json'), 2);
  const keep = (index: number, commit: string, findings: object[]) =>
    writeFileSync(
      files[index] as string,
      JSON.stringify({ commit, date: '2026-11-24', stories: 10, mounts: 18, looks: 288, minutes: 1.4, findings }),
    );
  keep(1, 'a1b2c3d', [{ story: { id: 'forms-slider--admin' }, findings: [] }]);
  expect(recordOf(files)).toBeNull();
  keep(0, 'fffffff', []);
  expect(recordOf(files)).toBeNull();
  keep(0, 'a1b2c3d', []);
  expect(recordOf(files)).toEqual({
    commit: 'a1b2c3d',
    date: '2026-11-24',
    stories: 20,
    mounts: 36,
    looks: 576,
    minutes: 3,
    found: ['forms-slider--admin'],
  });
  expect(shardFiles('results/matrix.json', undefined)).toEqual(['results/matrix.json']);
});

test('a second look at what was mended says what is still found, and a story that is gone counts as found', () => {
  const record = {
    commit: 'a1b2c3d',
    date: '2026-11-24',
    stories: 20,
    mounts: 36,
    looks: 576,
    minutes: 3,
    found: ['forms-slider--admin', 'forms-slider--gone', 'forms-slider--mended'],
  };
  const findings = [{ story: { id: 'forms-slider--admin' } as Story, findings: [] }];
  expect(
    withAgain(record, ['forms-slider--admin', 'forms-slider--mended'], {
      commit: 'b2c3d4e',
      date: '2026-11-25',
      findings,
    }),
  ).toEqual({
    ...record,
    again: { commit: 'b2c3d4e', date: '2026-11-25', found: ['forms-slider--admin', 'forms-slider--gone'] },
  });
});
