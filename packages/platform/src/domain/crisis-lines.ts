/** Who answers now, in the United States: the suicide and crisis lifeline, and the emergency number (CARE-1). */
export const crisisLines = {
  call: 'tel:988',
  text: 'sms:988',
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
 * Crisis lines outside the United States (CARE-1). Where no line is open to the whole country, the emergency number stands
 * alone. Lines move: compare with findahelpline.com before each release.
 */
export const countryLines: readonly CountryLine[] = [
  { country: 'AU', line: '13 11 14', emergency: '000' },
  { country: 'CA', line: '988', emergency: '911' },
  { country: 'DE', line: '0800 111 0 111', emergency: '112' },
  { country: 'EG', line: '16328', emergency: '123' },
  { country: 'FR', line: '3114', emergency: '112' },
  { country: 'GB', line: '116 123', emergency: '999' },
  { country: 'IE', line: '116 123', emergency: '112' },
  { country: 'IN', line: '14416', emergency: '112' },
  { country: 'JO', line: null, emergency: '911' },
  { country: 'LB', line: '1564', emergency: '140' },
  { country: 'MA', line: null, emergency: '150' },
  { country: 'MY', line: '15555', emergency: '999' },
  { country: 'NG', line: null, emergency: '112' },
  { country: 'NL', line: '113', emergency: '112' },
  { country: 'NZ', line: '1737', emergency: '111' },
  { country: 'PK', line: null, emergency: '1122' },
  { country: 'SA', line: '937', emergency: '997' },
  { country: 'SE', line: '90101', emergency: '112' },
  { country: 'TR', line: null, emergency: '112' },
  { country: 'AE', line: '800 4673', emergency: '998' },
  { country: 'ZA', line: '0800 567 567', emergency: '112' },
];

/**
 * IANA zones of the countries above, by today’s and former names: `zoneOf` would bring its whole table into every public page, and
 * a test compares. A zone that lies in several countries is left out.
 */
const zonesOf: Readonly<Record<string, readonly string[]>> = {
  AE: ['Asia/Dubai'],
  CA: [
    'America/Toronto',
    'America/Montreal',
    'America/Nipigon',
    'America/Thunder_Bay',
    'Canada/Eastern',
    'America/Vancouver',
    'Canada/Pacific',
    'America/Edmonton',
    'America/Yellowknife',
    'Canada/Mountain',
    'America/Winnipeg',
    'America/Rainy_River',
    'Canada/Central',
    'America/Halifax',
    'Canada/Atlantic',
    'America/Regina',
    'Canada/Saskatchewan',
    'America/St_Johns',
    'Canada/Newfoundland',
  ],
  DE: ['Europe/Berlin'],
  EG: ['Africa/Cairo', 'Egypt'],
  FR: ['Europe/Paris'],
  GB: ['Europe/London', 'Europe/Belfast', 'GB', 'GB-Eire'],
  IE: ['Europe/Dublin', 'Eire'],
  IN: ['Asia/Kolkata', 'Asia/Calcutta'],
  JO: ['Asia/Amman'],
  LB: ['Asia/Beirut'],
  MA: ['Africa/Casablanca'],
  MY: ['Asia/Kuala_Lumpur', 'Asia/Kuching'],
  NG: ['Africa/Lagos'],
  NL: ['Europe/Amsterdam'],
  NZ: ['Pacific/Auckland', 'NZ'],
  PK: ['Asia/Karachi'],
  SA: ['Asia/Riyadh'],
  SE: ['Europe/Stockholm'],
  TR: ['Europe/Istanbul', 'Asia/Istanbul', 'Turkey'],
  ZA: ['Africa/Johannesburg'],
};

/**
 * The lines of the country that a time zone lies in, which come first for someone there (CARE-1).
 * @returns null for the United States and for zones that name no country of the list: their lines are `crisisLines`.
 */
export function ownCountryLine(timeZone: string): CountryLine | null {
  return (
    countryLines.find(({ country }) =>
      country === 'AU' ? timeZone.startsWith('Australia/') : zonesOf[country]?.includes(timeZone),
    ) ?? null
  );
}

/** An address that dials a number as it is written; with its `+`, without which a number does not work from abroad. */
export function dial(number: string): string {
  return `tel:${number.replaceAll(/[^+\d]/g, '')}`;
}
