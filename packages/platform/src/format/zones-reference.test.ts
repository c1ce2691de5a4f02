import { Temporal } from 'temporal-polyfill';
import { describe, expect, test } from 'vitest';
import { instantAt } from './wall-time.ts';
import { dateIn, offsetMinutes } from './zones.ts';

const FROM = Temporal.Instant.from('2024-01-01T00:00Z');
const UNTIL = Temporal.Instant.from('2031-01-01T00:00Z');

/** Minutes from a clock change, on either side and within the hour that is skipped or repeated. */
const AROUND = [-1440, -61, -60, -31, -30, -1, 0, 1, 30, 31, 60, 61, 1440];

/** Every change of a zone's clock in the years looked at. */
function changesOf(zone: string): Temporal.ZonedDateTime[] {
  const changes: Temporal.ZonedDateTime[] = [];
  let at = FROM.toZonedDateTimeISO(zone).getTimeZoneTransition('next');
  while (at && Temporal.Instant.compare(at.toInstant(), UNTIL) < 0) {
    changes.push(at);
    at = at.getTimeZoneTransition('next');
  }
  return changes;
}

/** Where our arithmetic says another thing than the reference about one moment of a zone; empty where they agree. */
function differencesAt(zone: string, moment: Temporal.ZonedDateTime): string[] {
  const instant = moment.toInstant().toString();
  const wall = moment.toPlainDateTime();
  const [date, time] = [wall.toPlainDate().toString(), wall.toPlainTime().toString({ smallestUnit: 'minute' })];
  const said = [
    ['the date', dateIn(instant, zone), date],
    ['the offset', offsetMinutes(instant, zone), moment.offsetNanoseconds / 60e9],
    // A time that is skipped or repeated is decided as the reference's `compatible` decides it.
    [
      'the instant',
      Date.parse(instantAt(date, time, zone)),
      Temporal.PlainDateTime.from(`${date}T${time}`).toZonedDateTime(zone, { disambiguation: 'compatible' })
        .epochMilliseconds,
    ],
  ] as const;
  return said
    .filter(([, ours, theirs]) => ours !== theirs)
    .map(([what, ours, theirs]) => `${zone} ${instant}: ${what} is ${ours}, the reference says ${theirs}`);
}

/** A wall-clock time that a change skips: it stands on no clock, and someone may type it. */
function differencesInGap(zone: string, change: Temporal.ZonedDateTime): string[] {
  const before = change
    .subtract({ nanoseconds: 1 })
    .toPlainDateTime()
    .round({ smallestUnit: 'minute', roundingMode: 'ceil' });
  const skipped = before.until(change.toPlainDateTime()).total('minutes');
  if (skipped <= 0) return [];
  const wall = before.add({ minutes: Math.floor(skipped / 2) });
  const ours = Date.parse(
    instantAt(wall.toPlainDate().toString(), wall.toPlainTime().toString({ smallestUnit: 'minute' }), zone),
  );
  const theirs = wall.toZonedDateTime(zone, { disambiguation: 'compatible' }).epochMilliseconds;
  return ours === theirs ? [] : [`${zone} ${wall.toString()} (skipped): ${ours}, the reference says ${theirs}`];
}

const zones = Intl.supportedValuesOf('timeZone');
const changes = new Map(zones.map((zone) => [zone, changesOf(zone)]));

describe(`slot arithmetic beside temporal-polyfill, ICU ${process.versions.icu}, zones of ${process.versions['tz'] ?? 'the system'}`, () => {
  test('there is something to look at', () => {
    expect(zones.length).toBeGreaterThan(400);
    expect([...changes.values()].flat().length).toBeGreaterThan(1500);
    expect(changes.get('America/New_York')).toHaveLength(14);
    expect(changes.get('Asia/Tokyo')).toEqual([]);
  });

  test('says the same around every clock change from 2024 to 2030, in every zone [CARE-9]', () => {
    const differences = zones.flatMap(
      (zone) =>
        changes
          .get(zone)
          ?.flatMap((change) => AROUND.flatMap((minutes) => differencesAt(zone, change.add({ minutes })))) ?? [],
    );
    expect(differences).toEqual([]);
  });

  test('takes a time that a clock change skips as the reference does, in every zone [CARE-9]', () => {
    expect(
      zones.flatMap((zone) => changes.get(zone)?.flatMap((change) => differencesInGap(zone, change)) ?? []),
    ).toEqual([]);
  });
});
