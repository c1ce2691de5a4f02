import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser } from '../../tools/story-pages/launch.ts';
import { readStories } from '../../tools/story-pages/stories.ts';
import { compare, inWords } from '../../tools/visual/compare.ts';
import { accept, openOf, pair } from '../../tools/visual/outcome.ts';
import type { Change, Outcome } from '../../tools/visual/outcome.ts';
import { takePictures } from '../../tools/visual/pictures.ts';
import type { Album } from '../../tools/visual/album.ts';
import { writeReport } from '../../tools/visual/report.ts';
import { drawButton, writeSmallStorybook } from './small-storybook.tsx';
import type { SmallStory } from './small-storybook.tsx';

const folder = mkdtempSync(join(tmpdir(), 'sakina-visual-test-'));
const { body, head } = drawButton();
const ACTION = '#C41E66';
const STILL: SmallStory = { id: 'button--text', html: '<p>Nothing of a button</p>' };
const BUTTON: SmallStory = { id: 'button--action', html: body };
const FLOW: SmallStory = { id: 'button--flow', html: body, tags: ['flow'], steps: ['choose', 'pay'] };
const HEAD = { before: 'before', after: 'after', reason: 'as the test says', browser: 'Chromium' };

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser.close();
  rmSync(folder, { recursive: true, force: true });
});

async function albumOf(name: string, stories: readonly SmallStory[], styles = head): Promise<Album> {
  const built = join(folder, name);
  writeSmallStorybook(built, stories, styles);
  const settings = {
    browser,
    now: Date.parse('2026-11-24T15:00:00Z'),
    widths: [1280, 320],
    themes: false,
    pages: 1,
    say: () => undefined,
    name,
  };
  return takePictures(built, join(folder, `${name}-pictures`), readStories(built), settings);
}

function changesOf(before: Album, after: Album): Change[] {
  return pair(before, after).differing.flatMap(([a, b]) => {
    const difference = compare(
      readFileSync(join(before.directory, a.file)),
      readFileSync(join(after.directory, b.file)),
    );
    return difference ? [{ before: a, after: b, words: inWords(difference), file: b.file }] : [];
  });
}

test('[SHOW-6] a color token that moves by one step is caught where it shows, and nowhere else', async () => {
  expect(head).toContain(ACTION);
  const before = await albumOf('before', [BUTTON, STILL]);
  const after = await albumOf('after', [BUTTON, STILL], head.replaceAll(ACTION, '#C41E67'));
  const changes = changesOf(before, after);
  expect(changes.map(({ after: { id } }) => id)).toEqual(['button--action@1280', 'button--action@320']);
  expect(changes[0]?.words).toMatch(/^[\d,]+ pixels \(\d\.\d\d %\), within \d+×\d+ at \d+, \d+$/);

  const { differing: _, ...rest } = pair(before, after);
  const outcome: Outcome = { ...rest, changes, broken: after.broken };
  expect(openOf(outcome).changes).toHaveLength(2);
  const entry = {
    what: 'The action fill is bluer.',
    why: 'Trial.',
    base: 'before',
    browser: 'Chromium',
    pictures: Object.fromEntries(changes.map(({ after: { id, hash } }) => [id, hash])),
  };
  expect(openOf({ ...outcome, changes: accept(changes, [entry]) }).changes).toEqual([]);
}, 60_000);

test('the same tree gives the same pictures, so nothing is reported', async () => {
  const [one, other] = [await albumOf('one', [BUTTON, STILL]), await albumOf('other', [BUTTON, STILL])];
  expect(pair(one, other)).toEqual({ differing: [], added: [], removed: [], same: 4 });
}, 60_000);

test('[SHOW-4] a flow has a picture of every step, and a story that breaks is told of with its words', async () => {
  const { pictures, broken } = await albumOf('flow', [FLOW, { ...STILL, fails: 'There is no button' }]);
  expect(pictures.map(({ id }) => id)).toEqual([
    'button--flow@1280.01 choose',
    'button--flow@1280.02 pay',
    'button--flow@1280',
    'button--flow@320',
  ]);
  expect(broken.map(({ story, problem }) => [story.id, problem])).toEqual([['button--text', 'There is no button']]);
}, 60_000);

test('the report shows before, after and difference, is passed by axe, and asks no other host', async () => {
  const before = await albumOf('was', [BUTTON]);
  const after = await albumOf('is', [BUTTON, STILL], head.replaceAll(ACTION, '#007744'));
  const changes = changesOf(before, after);
  const { differing: _, ...rest } = pair(before, after);
  const report = join(folder, 'report');
  writeReport(report, { ...rest, changes, broken: [] }, HEAD, { before, after });
  expect(existsSync(join(report, 'before', changes[0]?.before.file ?? ''))).toBe(true);

  const context = await browser.newContext();
  const page = await context.newPage();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).protocol));
  await page.goto(`file://${join(report, 'index.html')}`);
  await page.getByRole('status').filter({ hasText: '2 changes are shown' }).waitFor();
  await page.getByRole('searchbox', { name: 'Name contains' }).fill('320 px');
  await page.getByRole('status').filter({ hasText: '1 change is shown' }).waitFor();
  expect(await page.getByRole('heading', { name: 'New: 2' }).count()).toBe(1);
  expect([...new Set(asked)]).toEqual(['file:']);
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  await context.close();
}, 60_000);
