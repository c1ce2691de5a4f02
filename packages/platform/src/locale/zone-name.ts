import { dateFormat } from './date-format.ts';

/** Names that the language’s data make stiffer than anybody says them. */
const PLAIN_NAMES: Readonly<Record<string, string>> = {
  'United Kingdom Time': 'UK time',
  'Coordinated Universal Time': 'UTC',
};

/** The last space of a name. */
const LAST_SPACE = / (?=\S+$)/u;

/**
 * 'Eastern Time', 'Nepal Time', 'UK time', 'UTC': the common name of a zone. Its last two words stay on one line; a
 * longer name may break before them, so that it fits a phone.
 * @param timeZone IANA zone.
 * @param locale BCP 47 tag.
 * @param at The moment, as a date or in epoch milliseconds: a zone may change its name.
 */
export function zoneName(timeZone: string, locale: string, at: Date | number): string {
  const nameAs = (timeZoneName: 'longGeneric' | 'long') => {
    const parts = dateFormat(locale, { timeZone, timeZoneName }).formatToParts(at);
    return parts.find((part) => part.type === 'timeZoneName')?.value ?? timeZone;
  };
  const generic = nameAs('longGeneric');
  // UTC has no generic name: the data say 'GMT+00:00' in its place.
  const name = /\p{Nd}/u.test(generic) ? nameAs('long') : generic;
  return (PLAIN_NAMES[name] ?? name).replace(LAST_SPACE, '\u00a0');
}
