import { describe, expect, it } from 'vitest';
import { cityOf } from './city-of.ts';

describe('the place of a zone', () => {
  it.each([
    ['America/New_York', 'en-US', 'New York'],
    ['America/New_York', 'ar', 'نيويورك'],
    ['Africa/Cairo', 'ar', 'مصر'],
    ['Etc/UTC', 'ar', 'UTC'],
  ])('%s in %s is %s', (timeZone, locale, place) => {
    expect(cityOf(timeZone, locale)).toBe(place);
  });
});
