/** Who answers now, in the United States: the suicide and crisis lifeline, and the emergency number (CARE-1). */
export const crisisLines = {
  line: '988',
  call: 'tel:988',
  text: 'sms:988',
  emergencyNumber: '911',
  emergency: 'tel:911',
  chat: 'https://988lifeline.org/chat/',
} as const;

/** Who answers in another country. Numbers are as they are dialled within it. */
export interface CountryLine {
  /** ISO 3166-1 alpha-2. */
  country: string;
  /** A line for people in a crisis, where there is one for the whole country; null otherwise. */
  line: string | null;
  /** The number for danger to life. */
  emergency: string;
}

/**
 * Crisis lines outside the United States (CARE-1). Where no line is open to the whole country, the emergency number
 * stands alone. Lines move: compare with findahelpline.com before each release.
 */
export const countryLines: readonly CountryLine[] = (
  [
    ['AU', '13 11 14', '000'],
    ['CA', '988', '911'],
    ['DE', '0800 111 0 111', '112'],
    ['EG', '16328', '123'],
    ['FR', '3114', '112'],
    ['GB', '116 123', '999'],
    ['IE', '116 123', '112'],
    ['IN', '14416', '112'],
    ['JO', null, '911'],
    ['LB', '1564', '140'],
    ['MA', null, '150'],
    ['MY', '15555', '999'],
    ['NG', null, '112'],
    ['NL', '113', '112'],
    ['NZ', '1737', '111'],
    ['PK', null, '1122'],
    ['SA', '937', '997'],
    ['SE', '90101', '112'],
    ['TR', null, '112'],
    ['AE', '800 4673', '998'],
    ['ZA', '0800 567 567', '112'],
  ] as const
).map(([country, line, emergency]) => ({ country, line, emergency }));

/**
 * IANA zones of the countries above, by today’s and former names: `zoneOf` would bring its whole table into every
 * public page, and a test compares. A slash at the end stands for every zone that begins so. A zone that lies in
 * several countries is left out.
 */
const zonesOf: Readonly<Record<string, string>> = {
  AU: 'Australia/',
  AE: 'Asia/Dubai',
  CA: 'Canada/ America/Toronto America/Montreal America/Nipigon America/Thunder_Bay America/Vancouver America/Edmonton America/Yellowknife America/Winnipeg America/Rainy_River America/Halifax America/Regina America/St_Johns America/Whitehorse',
  DE: 'Europe/Berlin',
  EG: 'Africa/Cairo Egypt',
  FR: 'Europe/Paris',
  GB: 'Europe/London Europe/Belfast GB GB-Eire',
  IE: 'Europe/Dublin Eire',
  IN: 'Asia/Kolkata Asia/Calcutta',
  JO: 'Asia/Amman',
  LB: 'Asia/Beirut',
  MA: 'Africa/Casablanca',
  MY: 'Asia/Kuala_Lumpur Asia/Kuching',
  NG: 'Africa/Lagos',
  NL: 'Europe/Amsterdam',
  NZ: 'Pacific/Auckland NZ',
  PK: 'Asia/Karachi',
  SA: 'Asia/Riyadh',
  SE: 'Europe/Stockholm',
  TR: 'Europe/Istanbul Asia/Istanbul Turkey',
  ZA: 'Africa/Johannesburg',
};

/**
 * The lines of the country that a time zone lies in, which come first for someone there (CARE-1).
 * @returns null for the United States and for zones that name no country of the list: their lines are `crisisLines`.
 */
export function ownCountryLine(timeZone: string): CountryLine | null {
  return (
    countryLines.find(({ country }) =>
      zonesOf[country]?.split(' ').some((zone) => (zone.endsWith('/') ? timeZone.startsWith(zone) : zone === timeZone)),
    ) ?? null
  );
}

/** An address that dials a number as it is written; with its `+`, without which a number does not work from abroad. */
export function dial(number: string): string {
  return `tel:${number.replaceAll(/[^+\d]/g, '')}`;
}

/** A number as it is shown: between its groups no line ends. */
export function shownNumber(number: string): string {
  return number.replaceAll(' ', '\u00a0');
}
