import type { EnrolmentStatus, ProgrammeTrack, StepCompletion } from '@sakina/platform/contract';
import { addMinutes, dateIn, iso, plusDays, wallTime } from '../../clock.ts';
import { programmeIds, programmeSeed } from '../../personas/companion/programmes/index.ts';
import { laylasReflections, noahsReflections, sofiasReflections } from '../../personas/companion/reflections.ts';
import { ids } from '../../personas/ids.ts';
import { enrolmentIdOf } from '../../rules/enrolment.ts';
import type { Rows } from '../rows.ts';

interface Way {
  user: (typeof ids.users)[keyof typeof ids.users];
  programme: keyof typeof programmeIds;
  track: ProgrammeTrack;
  status: EnrolmentStatus;
  /** The days on which steps were completed, as days before the seed's today, in order of steps. */
  daysAgo: readonly number[];
  at: string;
  reflections: readonly (string | null)[];
}

/** One step a day since a number of days ago, with occasional days of rest. */
function daily(firstDaysAgo: number, steps: number, restEvery = Infinity): number[] {
  return Array.from({ length: steps }, (_, index) => firstDaysAgo - index - Math.floor(index / restEvery));
}

/** Short answers to every n-th question. */
const nowAndThen = (steps: number, every: number) =>
  Array.from({ length: steps }, (_, index) =>
    index % every === 0 ? (sofiasReflections[index % sofiasReflections.length] ?? null) : null,
  );

const ways: readonly Way[] = [
  {
    user: ids.users.layla,
    programme: 'breathing',
    track: 'SECULAR',
    status: 'FINISHED',
    daysAgo: daily(48, 7),
    at: '07:40',
    reflections: ['My jaw let go.', null, 'On the stairs.', 'Half past five: the March figures.'],
  },
  {
    user: ids.users.layla,
    programme: 'grief',
    track: 'ISLAMIC',
    status: 'ACTIVE',
    daysAgo: daily(12, 11, 8),
    at: '21:30',
    reflections: laylasReflections,
  },
  {
    user: ids.users.noah,
    programme: 'sleep',
    track: 'SECULAR',
    status: 'PAUSED',
    daysAgo: [10, 8, 7],
    at: '08:30',
    reflections: noahsReflections,
  },
  {
    user: ids.users.sofia,
    programme: 'breathing',
    track: 'SECULAR',
    status: 'FINISHED',
    daysAgo: daily(130, 7),
    at: '19:30',
    reflections: nowAndThen(7, 3),
  },
  {
    user: ids.users.sofia,
    programme: 'evenings',
    track: 'SECULAR',
    status: 'FINISHED',
    daysAgo: daily(119, 30, 3),
    at: '20:00',
    reflections: nowAndThen(30, 2),
  },
  {
    user: ids.users.sofia,
    programme: 'grief',
    track: 'SECULAR',
    status: 'FINISHED',
    daysAgo: daily(16, 14, 12),
    at: '20:20',
    reflections: nowAndThen(14, 2),
  },
];

const timeZone = 'America/New_York';

/** Enrolments and progress. */
export function seedEnrolments(now: Date): Rows['enrolments'][] {
  const today = dateIn(now, timeZone);
  return ways.map(({ user, programme, track, status, daysAgo, at, reflections }) => {
    const programmeId = programmeIds[programme];
    const steps = programmeSeed(programmeId)?.steps ?? [];
    const completions = daysAgo.map((ago, index): StepCompletion => {
      const date = plusDays(today, -ago);
      return {
        programmeId,
        round: 1,
        day: index + 1,
        title: steps[index]?.title ?? '',
        completedAt: iso(wallTime(date, at, timeZone)),
        on: date.toString(),
        reflection: reflections[index] ?? null,
      };
    });
    const [first, last] = [completions[0]?.completedAt ?? iso(now), completions.at(-1)?.completedAt ?? iso(now)];
    return {
      id: enrolmentIdOf(user, programmeId),
      userId: user,
      programmeId,
      track,
      status,
      round: 1,
      timeZone,
      completions,
      enrolledAt: iso(addMinutes(first, -12)),
      pausedAt: status === 'PAUSED' ? iso(addMinutes(last, 60 * 24 * 2)) : null,
      finishedAt: status === 'FINISHED' ? last : null,
    };
  });
}
