import { arabic } from './arabic.ts';
import { carers } from './carers.ts';
import { converts } from './converts.ts';
import { grief } from './grief.ts';
import type { CircleKey } from './ids.ts';
import { nightShifts } from './night-shifts.ts';
import { parents } from './parents.ts';
import { sobriety } from './sobriety.ts';
import { students } from './students.ts';
import { women } from './women.ts';
import type { CircleWriting } from './writing.ts';

/** The texts of each circle; the newest is empty. */
export const writingOf: Readonly<Record<CircleKey, CircleWriting | null>> = {
  grief,
  parents,
  nights: nightShifts,
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
export type { CircleWriting, FullPost } from './writing.ts';
