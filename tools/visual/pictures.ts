import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { overPages, progressOf } from '../story-pages/over-pages.ts';
import { serve } from '../story-pages/serve.ts';
import { readStories } from '../story-pages/stories.ts';
import type { Story } from '../story-pages/stories.ts';
import type { Album, CameraSettings } from './album.ts';
import { openCamera } from './camera.ts';

/**
 * Takes pictures of a built Storybook's stories.
 * @param built Folder of the build.
 * @param directory Where the pictures go; what lies there is thrown away.
 * @param stories Which ones.
 */
export async function takePictures(
  built: string,
  directory: string,
  stories: readonly Story[],
  settings: CameraSettings & { name: string },
): Promise<Album> {
  rmSync(directory, { recursive: true, force: true });
  mkdirSync(directory, { recursive: true });
  const album: Album = { directory, pictures: [], broken: [] };
  const served = await serve(built);
  const done = progressOf(settings.name, stories.length, settings.say);
  try {
    await overPages(
      stories,
      () => openCamera(served.url, album, settings),
      settings.pages,
      async (camera, story) => {
        await camera.take(story);
        done();
      },
    );
  } finally {
    await served.close();
  }
  return album;
}

/**
 * The same, kept from run to run: a tree's pictures do not change as long as the browser and the way they are taken do
 * not.
 * @param key What else the pictures depend on.
 */
export async function keptPictures(
  built: string,
  cache: string,
  key: string,
  choose: (stories: Story[]) => Story[],
  settings: CameraSettings & { name: string },
): Promise<Album> {
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
