import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { overPages, progressOf } from '../story-pages/over-pages.ts';
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
  broken: { story: Story; width: number; problem: string }[];
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

const HEIGHT = 800;

/** A picture of the whole page as it stands: animations at their end, no caret. */
export async function takePicture(page: Page): Promise<Buffer> {
  return page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide' });
}

/** Takes the pictures of some stories of a built Storybook, at one width. */
async function takeAt(width: number, url: string, stories: readonly Story[], album: Album, settings: CameraSettings, done: () => void): Promise<void> {
  const { browser, now, themes, pages } = settings;
  const keep = (story: Story, png: Buffer, { theme, step }: { theme?: string; step?: string } = {}) => {
    const id = [`${story.id}@${width}`, theme, step].filter(Boolean).join('.');
    const file = `${id.toLowerCase().replaceAll(/[^a-z0-9@.-]+/g, '-').slice(0, 180)}.png`;
    writeFileSync(join(album.directory, file), png);
    album.pictures.push({ id, story, width, theme, step, file, hash: createHash('sha256').update(png).digest('hex').slice(0, 16) });
  };
  const open = () => {
    const current: { story?: Story; steps: number } = { steps: 0 };
    const onStep = async (page: Page, label: string) => {
      if (current.story?.isFlow !== true) return;
      current.steps += 1;
      keep(current.story, await takePicture(page), { step: `${String(current.steps).padStart(2, '0')} ${label}` });
    };
    const page = new StoryPage(browser, { url, now, width, height: HEIGHT, onStep });
    return { page, current, close: () => page.close() };
  };
  await overPages(stories, open, pages, async ({ page, current }, story) => {
    Object.assign(current, { story, steps: 0 });
    const { problem } = await page.show(story.id);
    if (problem === undefined) {
      const shown = await page.page();
      keep(story, await takePicture(shown));
      for (const theme of themes ? ['portal', 'admin'] : []) {
        await shown.evaluate((name) => {
          document.documentElement.dataset['theme'] = name;
        }, theme);
        keep(story, await takePicture(shown), { theme });
      }
    } else {
      album.broken.push({ story, width, problem });
    }
    done();
  });
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
  const done = progressOf(settings.name, stories.length * settings.widths.length, settings.say);
  try {
    for (const width of settings.widths) await takeAt(width, served.url, stories, album, settings, done);
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
