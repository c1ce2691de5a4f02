import { describe, expect, it } from 'vitest';
import { zoneName } from './zone-name.ts';

describe('the name of a zone', () => {
  it.each([
    ['America/New_York', 'en-US', 'Eastern Time'],
    ['Europe/London', 'en-US', 'UK time'],
    ['UTC', 'en-US', 'UTC'],
    ['UTC', 'ar', 'التوقيت العالمي المنسق'],
  ])('%s in %s', (timeZone, locale, name) => {
    expect(zoneName(timeZone, locale, Date.parse('2026-11-24T00:00:00Z'))).toBe(name);
    expect(zoneName(timeZone, locale, new Date('2026-11-24T00:00:00Z'))).toBe(name);
  });
});
