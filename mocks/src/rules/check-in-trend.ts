import { startOfWeek } from '@internationalized/date';
import type { CheckIn, CheckInTag, CheckInTrend, TrendDirection } from '@sakina/platform/contract';
import { dateIn, plusDays } from '../clock.ts';

/** The minimum change of an average that counts as a trend. */
const NOTICEABLE = 0.3;
/** The minimum number of weeks with check-ins for a trend. */
const ENOUGH_WEEKS = 3;

const mean = (values: readonly number[]) =>
  values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;
const rounded = (value: number | null) => (value === null ? null : Math.round(value * 10) / 10);
const present = (values: readonly (number | null)[]) => values.filter((value) => value !== null);

/** The direction of weekly averages: the later half compared with the earlier. */
export function directionOf(averages: readonly (number | null)[]): TrendDirection {
  const known = present(averages);
  if (known.length < ENOUGH_WEEKS) return 'UNKNOWN';
  const half = Math.floor(known.length / 2);
  const change = (mean(known.slice(-half)) ?? 0) - (mean(known.slice(0, half)) ?? 0);
  // 0.01 of tolerance for rounding.
  if (Math.abs(change) < NOTICEABLE - 0.01) return 'STEADY';
  return change > 0 ? 'RISING' : 'FALLING';
}

/** The most frequent ones, named at least twice. */
function most<Name extends string>(names: readonly Name[], least = 2): Name[] {
  const counts = new Map<Name, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts]
    .filter(([, times]) => times >= least)
    .toSorted((first, second) => second[1] - first[1] || (first[0] < second[0] ? -1 : 1))
    .slice(0, 3)
    .map(([name]) => name);
}

/** Summarises check-ins by week; the last week contains the given instant. */
export function trendOf(
  checkIns: readonly CheckIn[],
  { weeks, timeZone, now }: { weeks: number; timeZone: string; now: Date },
): CheckInTrend {
  const thisMonday = startOfWeek(dateIn(now, timeZone), 'en-US', 'mon');
  const rows = Array.from({ length: weeks }, (_, index) => {
    const monday = plusDays(thisMonday, -7 * (weeks - 1 - index));
    const [from, to] = [monday.toString(), plusDays(monday, 6).toString()];
    const days = checkIns.filter(({ on }) => on >= from && on <= to);
    return {
      startsOn: from,
      days: days.length,
      mood: rounded(mean(days.map(({ mood }) => mood))),
      energy: rounded(mean(days.map(({ energy }) => energy))),
      sleep: rounded(mean(present(days.map(({ sleep }) => sleep)))),
      feelings: most(
        days.flatMap(({ feelings }) => feelings),
        1,
      ),
    };
  });
  const [first, last] = [rows[0]?.startsOn ?? '', plusDays(thisMonday, 6).toString()];
  const seen = checkIns.filter(({ on }) => on >= first && on <= last);
  const tagsWhere = (holds: (mood: number) => boolean): CheckInTag[] =>
    most(seen.filter(({ mood }) => holds(mood)).flatMap(({ tags }) => tags));
  return {
    weeks: rows,
    mood: directionOf(rows.map((row) => row.mood)),
    energy: directionOf(rows.map((row) => row.energy)),
    sleep: directionOf(rows.map((row) => row.sleep)),
    lighterWith: tagsWhere((mood) => mood >= 4),
    heavierWith: tagsWhere((mood) => mood <= 2),
  };
}
