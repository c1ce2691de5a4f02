import { describe, expect, it } from 'vitest';
import { namesText, partOfDay } from './words.ts';

const NOW = Date.parse('2026-11-24T15:00:00Z');

describe('the words of the provider’s home', () => {
  it.each([
    { zone: 'America/New_York', part: 'morning' },
    { zone: 'Europe/London', part: 'afternoon' },
    { zone: 'Asia/Dubai', part: 'evening' },
    { zone: 'Australia/Sydney', part: 'evening' },
  ])('greets for the $part in $zone', ({ zone, part }) => {
    expect(partOfDay(NOW, zone)).toBe(part);
  });

  it.each([
    { names: ['Layla'], locale: 'en-US', words: 'Layla' },
    { names: ['Layla', 'Noah'], locale: 'en-US', words: 'Layla and Noah' },
    { names: ['Layla', 'Noah', 'Sofia'], locale: 'en-GB', words: 'Layla, Noah and Sofia' },
    { names: ['Layla', 'Noah'], locale: 'ar-AE', words: 'Layla وNoah' },
  ])('says $words for names in $locale, each apart from the direction around it', ({ names, locale, words }) => {
    const said = namesText(names, locale);
    expect(said.replaceAll(/[\u2068\u2069]/g, '')).toBe(words);
    for (const name of names) expect(said).toContain(`\u2068${name}\u2069`);
  });
});
