import { zoneOf } from '@sakina/platform/locale';

/** A part of Intl.Locale that not every browser has yet, and that TypeScript does not know. */
interface LocaleWithZones extends Intl.Locale {
  getTimeZones?: () => string[] | undefined;
  timeZones?: string[];
}

const known = new Map<string, ReadonlyMap<string, string>>();
const LETTERS = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ');

/** The country of each zone, in the reader's language; empty where the browser cannot tell. */
export function countriesOfZones(locale: string): ReadonlyMap<string, string> {
  const found = known.get(locale) ?? read(locale);
  known.set(locale, found);
  return found;
}

function read(locale: string): ReadonlyMap<string, string> {
  const names = new Intl.DisplayNames(locale, { type: 'region', fallback: 'none' });
  const countries = new Map<string, string>();
  for (const region of LETTERS.flatMap((first) => LETTERS.map((second) => first + second))) {
    const name = names.of(region);
    if (name) for (const zone of zonesOf(region)) countries.set(zoneOf(zone), name);
  }
  return countries;
}

function zonesOf(region: string): string[] {
  const locale: LocaleWithZones = new Intl.Locale(`und-${region}`);
  return locale.getTimeZones?.() ?? locale.timeZones ?? [];
}
