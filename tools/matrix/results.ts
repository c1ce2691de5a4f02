import type { Story } from '../story-pages/stories.ts';
import type { Finding } from './check.ts';

/** What was found in one story. */
export interface StoryFindings {
  story: Story;
  findings: Finding[];
}

/** What one run writes, as JSON: all of it, or a shard. */
export interface MatrixResults {
  /** The commit that was checked, in short. */
  commit: string;
  /** ISO day. */
  date: string;
  stories: number;
  mounts: number;
  looks: number;
  minutes: number;
  findings: readonly StoryFindings[];
}
