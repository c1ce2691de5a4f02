import { bodyOf, DAYS } from './draft.ts';
import type { Day, HoursDraft } from './draft.ts';

/** A part of the page that can differ between two versions. */
export type HoursPart =
  | { id: 'day'; day: Day }
  | { id: 'exceptions' | 'travel' | 'notice' | 'horizon' | 'buffer' | 'step' | 'prayer' };

/** The parts in which two versions differ, in the order of the page. */
export function differences(mine: HoursDraft, theirs: HoursDraft): HoursPart[] {
  const [one, other] = [bodyOf(mine), bodyOf(theirs)];
  const differs = (first: unknown, second: unknown) => JSON.stringify(first) !== JSON.stringify(second);
  const ofDay = (body: typeof one, day: Day) => body.slots.filter(({ dayOfWeek }) => dayOfWeek === day);
  const days = DAYS.filter((day) => differs(ofDay(one, day), ofDay(other, day)));
  const rest = [
    ['exceptions', one.exceptions, other.exceptions],
    ['travel', one.rules.travel, other.rules.travel],
    ['notice', one.rules.noticeMinutes, other.rules.noticeMinutes],
    ['horizon', one.rules.horizonDays, other.rules.horizonDays],
    ['buffer', one.rules.bufferMinutes, other.rules.bufferMinutes],
    ['step', one.rules.stepMinutes, other.rules.stepMinutes],
    ['prayer', one.rules.prayer, other.rules.prayer],
  ] as const;
  return [
    ...days.map((day) => ({ id: 'day' as const, day })),
    ...rest.filter(([, first, second]) => differs(first, second)).map(([id]) => ({ id })),
  ];
}
