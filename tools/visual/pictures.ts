import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { overPages, progressOf } from '../story-pages/over-pages.ts';
import { settle } from '../story-pages/in-page.ts';
import { serve } from '../story-pages/serve.ts';
import { StoryPage } from '../story-pages/story-page.ts';
import { readStories } from '../story-pages/stories.ts';
import type { Story } from '../story-pages/stories.ts';

/** One picture of one story. */
export interface Picture {
  /** Story, width, theme and step: `consumer-booking--default@1280`. */
  id: string;
  story: Story;
  width: number;
  /** Set where the theme is not the story's own. */
  theme?: string | undefined;
  /** Set where it was taken after a step: its number and what it does. */
  step?: string | undefined;
  /** File name within the folder of pictures. */
  file: string;
  /** Begins the SHA-256 of the file: the same hash is the same picture. */
  hash: string;
}

/** All pictures of one tree. */
export interface Album {
  /** Absolute path of the folder. */
  directory: string;
  pictures: Picture[];
  /** Stories that broke, with what went wrong. */
  broken: { story: Story; problem: string }[];
}

/** How pictures are taken. */
export interface CameraSettings {
  browser: Browser;
  /** The instant that every page takes for now. */
  now: number;
  widths: readonly number[];
  /** Whether each story is also taken in both themes, whatever its own. */
  themes: boolean;
  /** How many pages work at once. */
  pages: number;
  say: (line: string) => void;
}

/** Stories run to their end in this window; other widths are what it is then drawn to. */
const [WIDTH, HEIGHT] = [1280, 800];

/** A picture of the whole page as it stands: animations at their end, no caret. */
export async function takePicture(page: Page): Promise<Buffer> {
  return page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide' });
}

/** A mounted story in one width after the other; one that asks for a width of its own is seen in that alone. */
async function inWidths(page: Page, asked: number | undefined, widths: readonly number[], take: (width: number) => Promise<void>): Promise<void> {
  for (const width of asked === undefined ? widths : [asked]) {
    if (page.viewportSize()?.width !== width) {
      await page.setViewportSize({ width, height: width < 700 ? 640 : HEIGHT });
      await page.evaluate(settle, { still: 100, longest: 1000 });
    }
    await take(width);
  }
}

/** What takes the pictures of one page: the story itself in every width and theme, and its steps where it is a flow. */
function openCamera(url: string, album: Album, { browser, now, widths, themes }: CameraSettings) {
  const current: { story?: Story; steps: number } = { steps: 0 };
  const keep = async (page: Page, story: Story, width: number, { theme, step }: { theme?: string; step?: string } = {}) => {
    const png = await takePicture(page);
    const id = [`${story.id}@${width}`, theme, step].filter(Boolean).join('.');
    const file = `${id.toLowerCase().replaceAll(/[^a-z0-9@.-]+/g, '-').slice(0, 180)}.png`;
    writeFileSync(join(album.directory, file), png);
    album.pictures.push({ id, story, width, theme, step, file, hash: createHash('sha256').update(png).digest('hex').slice(0, 16) });
  };
  const onStep = async (page: Page, label: string) => {
    if (current.story?.isFlow !== true) return;
    current.steps += 1;
    await page.evaluate(settle, { still: 100, longest: 1000 });
    await keep(page, current.story, page.viewportSize()?.width ?? WIDTH, { step: `${String(current.steps).padStart(2, '0')} ${label}` });
  };
  const stories = new StoryPage(browser, { url, now, width: WIDTH, height: HEIGHT, onStep });
  return {
    close: () => stories.close(),
    async take(story: Story): Promise<void> {
      Object.assign(current, { story, steps: 0 });
      const { problem, viewport } = await stories.show(story.id);
      if (problem !== undefined) {
        album.broken.push({ story, problem });
        return;
      }
      const page = await stories.page();
      const asked = viewport === undefined ? undefined : page.viewportSize()?.width;
      await inWidths(page, asked, widths, async (width) => {
        await keep(page, story, width);
        for (const theme of themes ? ['portal', 'admin'] : []) {
          const own = await page.evaluate((name) => {
            const { theme: before } = document.documentElement.dataset;
            document.documentElement.dataset['theme'] = name;
            return before;
          }, theme);
          await keep(page, story, width, { theme });
          await page.evaluate((name) => {
            document.documentElement.dataset['theme'] = name ?? 'portal';
          }, own);
        }
      });
    },
  };
}

/**
 * Takes pictures of a built Storybook's stories.
 * @param built Folder of the build.
 * @param directory Where the pictures go; what lies there is thrown away.
 * @param stories Which ones.
 */
export async function takePictures(built: string, directory: string, stories: readonly Story[], settings: CameraSettings & { name: string }): Promise<Album> {
  rmSync(directory, { recursive: true, force: true });
  mkdirSync(directory, { recursive: true });
  const album: Album = { directory, pictures: [], broken: [] };
  const served = await serve(built);
  const done = progressOf(settings.name, stories.length, settings.say);
  try {
    await overPages(stories, () => openCamera(served.url, album, settings), settings.pages, async (camera, story) => {
      await camera.take(story);
      done();
    });
  } finally {
    await served.close();
  }
  return album;
}

/**
 * The same, kept from run to run: a tree's pictures do not change as long as the browser and the way they are taken do not.
 * @param key What else the pictures depend on.
 */
export async function keptPictures(built: string, cache: string, key: string, choose: (stories: Story[]) => Story[], settings: CameraSettings & { name: string }): Promise<Album> {
  const directory = join(cache, `pictures-${createHash('sha256').update(key).digest('hex').slice(0, 12)}`);
  const list = join(directory, 'album.json');
  if (existsSync(list)) return JSON.parse(readFileSync(list, 'utf8')) as Album;
  const part = `${directory}.part`;
  const album = await takePictures(built, part, choose(readStories(built)), settings);
  rmSync(directory, { recursive: true, force: true });
  renameSync(part, directory);
  const kept = { ...album, directory };
  // What broke may have been a matter of the moment; it is looked at again.
  if (album.broken.length === 0) writeFileSync(list, JSON.stringify(kept));
  return kept;
}
