import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** One story of a built Storybook. */
export interface Story {
  id: string;
  /** Place in the sidebar, such as `Design system/Actions/Button`. */
  title: string;
  name: string;
  /** Where its title begins: a portal, or a part of the house. */
  portal: string;
  /** Whether it is a journey whose every step is worth a look. */
  isFlow: boolean;
  /** Whether it moves by its nature, as a running clock does: no two pictures of it are the same. */
  isMoving: boolean;
}

/** Which stories are wanted; none given means all. */
export interface StoryFilter {
  /** Beginning of the title, in any case: `consumer`. */
  portal?: string | undefined;
  /** Part of title, name or id, in any case. */
  only?: string | undefined;
  /** Every `of`-th story, beginning with the `part`-th. */
  shard?: { part: number; of: number } | undefined;
  /** Ids, no other. */
  ids?: readonly string[] | undefined;
}

interface Entry {
  id: string;
  type: string;
  title: string;
  name: string;
  tags?: string[];
}

/**
 * The stories of a built Storybook, in the order of its sidebar.
 * @param directory Where the build lies.
 */
export function readStories(directory: string): Story[] {
  const index = JSON.parse(readFileSync(join(directory, 'index.json'), 'utf8')) as { entries: Record<string, Entry> };
  return Object.values(index.entries)
    .filter(({ type }) => type === 'story')
    .map(({ id, title, name, tags = [] }) => ({
      id,
      title,
      name,
      portal: title.split('/')[0] ?? title,
      isFlow: tags.includes('flow'),
      isMoving: tags.includes('moving'),
    }));
}

/** Those of the stories that a filter lets through. */
export function chooseStories(stories: readonly Story[], { portal, only, shard, ids }: StoryFilter): Story[] {
  const [wantedPortal, wantedText] = [portal?.toLowerCase(), only?.toLowerCase()];
  return stories
    .filter(({ id }) => ids === undefined || ids.includes(id))
    .filter((story) => wantedPortal === undefined || story.portal.toLowerCase().startsWith(wantedPortal))
    .filter(
      (story) =>
        wantedText === undefined ||
        [story.title, story.name, `${story.title}/${story.name}`, story.id].some((text) =>
          text.toLowerCase().includes(wantedText),
        ),
    )
    .filter((_, index) => shard === undefined || index % shard.of === shard.part - 1);
}

/** Reads `2/4` as the second of four parts. */
export function readShard(text: string | undefined): StoryFilter['shard'] {
  if (text === undefined) return undefined;
  const [part = 0, of = 0] = text.split('/').map(Number);
  if (!Number.isInteger(part) || !Number.isInteger(of) || part < 1 || part > of)
    throw new Error(`--shard ${text} is not a part such as 2/4.`);
  return { part, of };
}

/** Reads `320,1280` as widths in pixels. */
export function readWidths(text: string): number[] {
  const widths = text.split(',').map(Number);
  if (widths.some((width) => !Number.isInteger(width) || width < 200 || width > 4000))
    throw new Error(`--widths ${text} are not widths such as 320,1280.`);
  return widths;
}
