import { arabic } from './arabic.ts';
import { carers } from './carers.ts';
import { converts } from './converts.ts';
import { grief } from './grief.ts';
import type { CircleKey } from './ids.ts';
import { nights } from './nights.ts';
import { parents } from './parents.ts';
import { sobriety } from './sobriety.ts';
import { students } from './students.ts';
import { women } from './women.ts';
import type { CircleWriting } from './writing.ts';

/** What is written in each circle; the newest has nothing yet. */
export const writingOf: Readonly<Record<CircleKey, CircleWriting | null>> = {
  grief,
  parents,
  nights,
  converts,
  students,
  women,
  carers,
  sobriety,
  arabic,
  fathers: null,
};

export { arabicNames, circleSeeds, memberNames, womenNames } from './circles.ts';
export { caseSeeds, specialReplies } from './moderation.ts';
export { communityIds, memberIdOf } from './ids.ts';
export type { CircleKey } from './ids.ts';
export { arabicBeginnings, arabicEnds, replyBeginnings, replyEnds } from './replies.ts';
export type { CircleWriting, ToldPost } from './writing.ts';
