import type { CheckInId, CheckInTag, Feeling } from '@sakina/platform/contract';
import { dateIn, iso, plusDays, wallTime } from '../../clock.ts';
import { checkInNotes } from '../../personas/companion/reflections.ts';
import { ids } from '../../personas/ids.ts';
import { createRandom, opaque } from '../../personas/random.ts';
import type { Rows } from '../rows.ts';

type CheckInRow = Rows['checkIns'];

interface Story {
  person: keyof typeof checkInNotes;
  timeZone: string;
  at: string;
  /** The average number of days between skipped check-ins. */
  skips: number;
  /** The expected mood of a day, about 1 to 5. */
  mood: (daysAgo: number) => number;
  /** Sleep quality relative to the mood; null on days without it. */
  sleep: (daysAgo: number, mood: number) => number | null;
  good: readonly [Feeling, ...Feeling[]];
  hard: readonly [Feeling, ...Feeling[]];
  lighter: readonly [CheckInTag, ...CheckInTag[]];
  heavier: readonly [CheckInTag, ...CheckInTag[]];
}

const DAYS = 90;

/** Days with a lower mood. */
const bump = (daysAgo: number, centre: number, depth: number) =>
  -depth * Math.max(0, 1 - Math.abs(daysAgo - centre) / 3);

const stories: readonly Story[] = [
  {
    person: 'layla',
    timeZone: 'America/New_York',
    at: '21:15',
    skips: 5,
    // Low since summer, better since she started with Dr. Rahman; dips on the trains, the forty days and the fever.
    mood: (daysAgo) =>
      2 +
      2 * Math.max(0, 1 - daysAgo / 55) +
      bump(daysAgo, 40, 1) +
      bump(daysAgo, 27, 1.6) +
      bump(daysAgo, 19, 0.8) +
      bump(daysAgo, 6, 1),
    sleep: (daysAgo, mood) => mood - (daysAgo > 14 ? 0.6 : 0),
    good: ['CALM', 'HOPEFUL', 'GRATEFUL', 'CONNECTED'],
    hard: ['ANXIOUS', 'SAD', 'GUILTY', 'TIRED'],
    lighter: ['FAMILY', 'FAITH', 'OUTDOORS'],
    heavier: ['WORK', 'GRIEF', 'TRAVEL'],
  },
  {
    person: 'noah',
    timeZone: 'America/New_York',
    at: '14:30',
    skips: 2,
    // Three night shifts in every ten days: lower during them, higher after.
    mood: (daysAgo) => (daysAgo % 10 < 3 ? 2 : 3.4) + (daysAgo < 14 ? 0.3 : 0),
    sleep: (daysAgo, mood) => (daysAgo % 10 < 3 ? null : mood - 0.7),
    good: ['CALM', 'PROUD', 'CONNECTED'],
    hard: ['TIRED', 'NUMB', 'RESTLESS'],
    lighter: ['OUTDOORS', 'FRIENDS'],
    heavier: ['WORK', 'SLEEP'],
  },
  {
    person: 'sofia',
    timeZone: 'America/New_York',
    at: '20:05',
    skips: 8,
    mood: (daysAgo) => 3.6 + bump(daysAgo, 44, 1.8) + bump(daysAgo, 45, 0.6) + 0.5 * Math.sin(daysAgo / 6),
    sleep: (_, mood) => mood + 0.2,
    good: ['GRATEFUL', 'CONNECTED', 'CALM'],
    hard: ['SAD', 'LONELY', 'NUMB'],
    lighter: ['OUTDOORS', 'FRIENDS', 'ALONE_TIME'],
    heavier: ['FAMILY', 'BODY'],
  },
];

const onScale = (value: number) => Math.min(5, Math.max(1, Math.round(value)));

/** Three months of check-ins that fit each person's case; none for today yet. */
export function seedCheckIns(now: Date): CheckInRow[] {
  return stories.flatMap(({ person, timeZone, at, skips, mood, sleep, good, hard, lighter, heavier }) => {
    const today = dateIn(now, timeZone);
    const random = createRandom(`check-ins ${person}`);
    const notes: Readonly<Record<number, string>> = checkInNotes[person];
    return Array.from({ length: DAYS }, (_, index) => DAYS - index).flatMap((daysAgo): CheckInRow[] => {
      const line = mood(daysAgo) + random.integer(-4, 4) / 10;
      const feelings = [random.pick(line >= 3 ? good : hard), random.pick(line >= 3.5 ? good : hard)];
      const tag = random.pick(line >= 3.3 ? lighter : heavier);
      const isSkipped = random.integer(1, skips) === 1;
      const note = notes[daysAgo] ?? null;
      if (isSkipped && note === null) return [];
      const date = plusDays(today, -daysAgo);
      const written = iso(wallTime(date, at, timeZone));
      const night = sleep(daysAgo, line);
      return [
        {
          id: `chk-${opaque(`check-in ${person} ${daysAgo}`, 10)}` as CheckInId,
          userId: ids.users[person],
          on: date.toString(),
          timeZone,
          mood: onScale(line),
          energy: onScale(line - 0.3),
          sleep: night === null ? null : onScale(night),
          feelings: [...new Set(feelings)],
          tags: [tag],
          note,
          createdAt: written,
          updatedAt: written,
        },
      ];
    });
  });
}
