import type { Speciality } from '@sakina/platform/contract';

/** A post that was written as a whole. */
export interface ToldPost {
  /** Key of `communityIds.posts`, where something speaks of it. */
  key?: string;
  title?: string;
  body: string;
  warning?: string;
  topics?: readonly Speciality[];
  isAnonymous?: boolean;
  /** Name of the author in the community; left out, one of the members. */
  by?: string;
  daysAgo?: number;
  /** For what was written today. */
  minutesAgo?: number;
}

/** What the members of a circle write. A composed post is one opening, which stands in no other, with a middle and an end. */
export interface CircleWriting {
  told: readonly ToldPost[];
  openings: readonly string[];
  middles: readonly string[];
  ends: readonly string[];
  /** Answers that belong to this circle. */
  replies: readonly string[];
}
