import { reviewAndWaitlistExamples } from './community-care.ts';
import { circleExamples } from './community-circles.ts';
import { moderationExamples } from './community-moderation.ts';
import type { AnyExample } from './example.ts';

/** Circles and what is written in them, moderation, reviews and waitlists. */
export const communityExamples: readonly AnyExample[] = [
  ...circleExamples,
  ...moderationExamples,
  ...reviewAndWaitlistExamples,
];
