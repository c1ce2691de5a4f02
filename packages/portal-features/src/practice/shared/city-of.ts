import { useFormatLocale } from '@sakina/platform/react/environment';

/** What precedes the place in the Arabic name of a zone: ‘time of’. */
const TIME_OF = /^توقيت\s+/;

/**
 * The place that names a zone: 'New York' for `America/New_York`. Intl translates no cities; in scripts other than
 * Latin its generic name of the zone has the city, or the country where the country has one zone.
 */
export function cityOf(timeZone: string, locale: string): string {
  const city = (timeZone.split('/').at(-1) ?? timeZone).replaceAll('_', ' ');
  if (new Intl.Locale(locale).maximize().script !== 'Arab') return city;
  const parts = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'shortGeneric' }).formatToParts();
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
  return TIME_OF.test(name) ? name.replace(TIME_OF, '') : city;
}

/** Returns a function that names the place of a zone in the reader’s language. */
export function useCityOf(): (timeZone: string) => string {
  const locale = useFormatLocale();
  return (timeZone) => cityOf(timeZone, locale);
}
