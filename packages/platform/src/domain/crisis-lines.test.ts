import { describe, expect, it } from 'vitest';
import { FORMER_ZONES } from '../locale/zone-of.ts';
import { countryLines, crisisLines, dial, ownCountryLine, shownNumber } from './crisis-lines.ts';

describe('crisis lines', () => {
  it('keeps a number that is shown on one line', () => {
    expect(shownNumber('+1 718 555 0171')).toBe('+1\u00a0718\u00a0555\u00a00171');
  });

  it('dial what is written [CARE-1]', () => {
    expect(dial('0800 111 0 111')).toBe('tel:08001110111');
    expect(dial('+1 (347) 555-0136')).toBe('tel:+13475550136');
    expect(dial('988')).toBe(crisisLines.call);
  });

  it.each([
    ['Europe/London', 'GB'],
    ['Asia/Riyadh', 'SA'],
    ['Africa/Cairo', 'EG'],
    ['Australia/Perth', 'AU'],
    ['America/Toronto', 'CA'],
    ['America/New_York', undefined],
    ['UTC', undefined],
    ['Mars/Olympus', undefined],
  ])('of someone in %s are those of %s, and else those of the United States [CARE-1]', (zone, country) => {
    expect(ownCountryLine(zone)?.country).toBe(country);
  });

  it('are found for every country of the list by a zone that this runtime knows [CARE-1]', () => {
    const found = new Set(
      [...Intl.supportedValuesOf('timeZone'), 'Asia/Kolkata'].map((zone) => ownCountryLine(zone)?.country),
    );
    expect(countryLines.filter(({ country }) => !found.has(country))).toEqual([]);
  });

  it('are the same by a zone’s former name as by its name of today [CARE-1]', () => {
    const country = (zone: string) => ownCountryLine(zone)?.country;
    expect(Object.entries(FORMER_ZONES).filter(([former, today]) => country(former) !== country(today))).toEqual([]);
  });

  it('name each country once, each with a number for danger to life [CARE-1]', () => {
    const countries = countryLines.map(({ country }) => country);
    expect(new Set(countries).size).toBe(countries.length);
    expect(
      countryLines.filter(({ country, emergency }) => !/^[A-Z]{2}$/.test(country) || !/^\d{3,4}$/.test(emergency)),
    ).toEqual([]);
  });
});
