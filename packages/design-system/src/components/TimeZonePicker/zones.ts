import { FORMER_ZONES, foldForSearch, utcOffset, zoneOf } from '@sakina/platform/locale';
import { countriesOfZones } from './zone-countries.ts';

/** The parts of the world that zones are grouped by, in the order shown. */
export const AREAS = [
  'Africa',
  'America',
  'Antarctica',
  'Arctic',
  'Asia',
  'Atlantic',
  'Australia',
  'Europe',
  'Indian',
  'Pacific',
  'other',
] as const;

export type Area = (typeof AREAS)[number];

/** A time zone as it is offered. */
export interface Zone {
  /** IANA name of today: 'Asia/Kolkata'. */
  id: string;
  area: Area;
  /** The place in the reader's language where Intl has it: 'New York'. */
  city: string;
  /** The country, where the browser has it. */
  country: string;
  /** 'Eastern Time'. */
  name: string;
  /** Minutes ahead of UTC at the instant asked for. */
  offsetMinutes: number;
  /** 'UTC−5'. */
  offset: string;
  /** The clock there at that instant. */
  time: string;
  /** What it is found by. */
  search: string;
}

/** Every zone that the browser supports, each once. */
export function zoneIds(): string[] {
  return [...new Set([...Intl.supportedValuesOf('timeZone'), 'UTC'].map(zoneOf))].sort();
}

/** A text as it is compared: as every search, without underscores, and with one kind of minus. */
export function fold(text: string): string {
  return foldForSearch(text)
    .replace(/[_/]/g, ' ')
    .replace(/[−–]/g, '-')
    .replace(/\bgmt\b/g, 'utc')
    .replace(/([+-])0(?=\d)/g, '$1');
}

/** Whether a word of the zone begins with every word that was typed; '+5:30' is a word, too. */
export function matchesZone(search: string, typed: string): boolean {
  return fold(typed)
    .replace(/[,،()]/g, ' ')
    .trim()
    .split(/\s+/)
    .every((word) => ` ${search}`.includes(` ${word}`));
}

/**
 * A zone at an instant; undefined where the browser does not know it.
 * @param at Milliseconds; offsets and clocks are those of this moment, across clock changes.
 */
export function describeZone(id: string, at: number, locale: string): Zone | undefined {
  try {
    const parts = new Intl.DateTimeFormat(locale, {
      timeZone: id,
      calendar: 'gregory',
      numberingSystem: 'latn',
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      timeZoneName: 'longGeneric',
    }).formatToParts(at);
    const part = (type: string) => parts.find((one) => one.type === type)?.value ?? '';
    const wall = Date.UTC(
      Number(part('year')),
      Number(part('month')) - 1,
      Number(part('day')),
      Number(part('hour')),
      Number(part('minute')),
    );
    const offsetMinutes = Math.round((wall - at) / 60_000);
    return assemble(zoneOf(id), part('timeZoneName'), wall, offsetMinutes, { at, locale });
  } catch {
    return undefined;
  }
}

function assemble(
  id: string,
  name: string,
  wall: number,
  offsetMinutes: number,
  { at, locale }: { at: number; locale: string },
): Zone {
  const [area = ''] = id.split('/');
  const latinCity = (id.split('/').at(-1) ?? id).replaceAll('_', ' ');
  const city = isLatin(locale) ? latinCity : genericPlace(id, at, locale);
  const country = countriesOfZones(locale).get(id) ?? '';
  const offset = utcOffset(offsetMinutes);
  const time = clock(locale).format(wall);
  const former = Object.keys(FORMER_ZONES)
    .filter((old) => FORMER_ZONES[old] === id)
    .join(' ');
  return {
    id,
    area: AREAS.find((one) => one === area) ?? 'other',
    city,
    country,
    name,
    offsetMinutes,
    offset,
    time,
    search: fold([id, latinCity, city, country, name, former, offset, offset.replace('UTC', ''), time].join(' ')),
  };
}

/** Cities have no translation in Intl; the generic name of a zone has one: 'New York Time' in the reader's language. */
function genericPlace(id: string, at: number, locale: string): string {
  return (
    new Intl.DateTimeFormat(locale, { timeZone: id, timeZoneName: 'shortGeneric' })
      .formatToParts(at)
      .find((part) => part.type === 'timeZoneName')?.value ?? id
  );
}

function isLatin(locale: string): boolean {
  return new Intl.Locale(locale).maximize().script === 'Latn';
}

const clocks = new Map<string, Intl.DateTimeFormat>();

/** Making a formatter takes longer than using it. */
function clock(locale: string): Intl.DateTimeFormat {
  const known =
    clocks.get(locale) ?? new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' });
  clocks.set(locale, known);
  return known;
}
