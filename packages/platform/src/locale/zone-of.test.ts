import { expect, test } from 'vitest';
import { FORMER_ZONES, isSameZone, zoneOf } from './zone-of.ts';

test.each([
  ['Asia/Calcutta', 'Asia/Kolkata'],
  ['Asia/Katmandu', 'Asia/Kathmandu'],
  ['Asia/Saigon', 'Asia/Ho_Chi_Minh'],
  ['Asia/Rangoon', 'Asia/Yangon'],
  ['Africa/Asmera', 'Africa/Asmara'],
  ['Europe/Kiev', 'Europe/Kyiv'],
  ['US/Eastern', 'America/New_York'],
  ['Europe/Istanbul', 'Europe/Istanbul'],
  ['Middle/Earth', 'Middle/Earth'],
  ['constructor', 'constructor'],
])('%s is called %s today', (name, today) => {
  expect(zoneOf(name)).toBe(today);
  expect(isSameZone(name, today)).toBe(true);
});

test('a name of today is not itself a former one', () => {
  expect(Object.values(FORMER_ZONES).filter((today) => zoneOf(today) !== today)).toEqual([]);
});

test('the clock of a former name is that of today’s name, summer and winter', () => {
  const clock = (timeZone: string, at: number) =>
    new Intl.DateTimeFormat('en-GB', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(at);
  const moments = [Date.parse('2026-01-15T12:00:00Z'), Date.parse('2026-07-15T12:00:00Z')];
  expect(
    Object.entries(FORMER_ZONES).filter(([former, today]) =>
      moments.some((at) => clock(former, at) !== clock(today, at)),
    ),
  ).toEqual([]);
});

test('different zones stay different', () => {
  expect(isSameZone('Asia/Muscat', 'Asia/Dubai')).toBe(false);
});
