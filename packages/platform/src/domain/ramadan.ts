const RAMADAN = '9';

let months: Intl.DateTimeFormat | undefined;

/**
 * Whether a date lies in Ramadan by the Umm al-Qura calendar.
 * @param date `YYYY-MM-DD`; a day of the Hijri calendar is taken as the date on which most of it falls.
 */
export function isRamadan(date: string): boolean {
  months ??= new Intl.DateTimeFormat('en-u-ca-islamic-umalqura-nu-latn', { month: 'numeric', timeZone: 'UTC' });
  return months.formatToParts(Date.parse(`${date}T12:00:00Z`)).find(({ type }) => type === 'month')?.value === RAMADAN;
}
