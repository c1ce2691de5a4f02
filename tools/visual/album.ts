import type { Browser } from 'playwright';
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
