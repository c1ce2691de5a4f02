import { describe, expect, it } from 'vitest';
import { zoneName } from './zone-name.ts';

describe('the name of a zone keeps its last two words on one line', () => {
  it.each([
    ['America/New_York', 'en-US', 'Eastern\u00a0Time'],
    ['Europe/London', 'en-US', 'UK\u00a0time'],
    ['Asia/Dubai', 'en-US', 'Gulf Standard\u00a0Time'],
    ['UTC', 'en-US', 'UTC'],
    ['UTC', 'ar', 'التوقيت العالمي\u00a0المنسق'],
  ])('%s in %s', (timeZone, locale, name) => {
    expect(zoneName(timeZone, locale, Date.parse('2026-11-24T00:00:00Z'))).toBe(name);
    expect(zoneName(timeZone, locale, new Date('2026-11-24T00:00:00Z'))).toBe(name);
  });
});
