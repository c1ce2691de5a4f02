import type { Speciality } from '@sakina/platform/contract';

/** A post with its full text. */
export interface FullPost {
  /** Key of `communityIds.posts`, if others refer to it. */
  key?: string;
  title?: string;
  body: string;
  warning?: string;
  topics?: readonly Speciality[];
  isAnonymous?: boolean;
  /** Display name of the author. @default one of the members */
  by?: string;
  daysAgo?: number;
  /** For what was written today. */
  minutesAgo?: number;
}

/** The texts of a circle. A composed post is one opening, used once, with a middle and an end. */
export interface CircleWriting {
  posts: readonly FullPost[];
  openings: readonly string[];
  middles: readonly string[];
  ends: readonly string[];
  /** Replies for this circle only. */
  replies: readonly string[];
}
