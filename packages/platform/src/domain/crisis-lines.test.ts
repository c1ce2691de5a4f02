import { describe, expect, it } from 'vitest';
import { countryLines, crisisLines, dial } from './crisis-lines.ts';

describe('crisis lines', () => {
  it('dial what is written [CARE-1]', () => {
    expect(dial('0800 111 0 111')).toBe('tel:08001110111');
    expect(dial('988')).toBe(crisisLines.call);
  });

  it('name each country once, each with a number for danger to life [CARE-1]', () => {
    const countries = countryLines.map(({ country }) => country);
    expect(new Set(countries).size).toBe(countries.length);
    expect(
      countryLines.filter(({ country, emergency }) => !/^[A-Z]{2}$/.test(country) || !/^\d{3,4}$/.test(emergency)),
    ).toEqual([]);
  });
});
