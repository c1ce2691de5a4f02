import { describe, expect, it } from 'vitest';
import { bookingConsent } from './booking-consent.ts';

describe('the consent of a booking', () => {
  it.each([
    ['en-US', 'en'],
    ['ar', 'ar'],
    ['qps-ploc', undefined],
  ])('[API-6] read in %s names its language', (locale, expected) => {
    expect(bookingConsent(locale).language).toBe(expected);
  });
});
