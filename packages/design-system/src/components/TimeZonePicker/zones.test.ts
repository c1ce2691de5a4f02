import { describe, expect, test } from 'vitest';
import { zoneOf } from '@sakina/platform/locale';
import { describeZone, fold, matchesZone, zoneIds } from './zones.ts';

const at = Date.parse('2026-11-24T14:00:00Z');

describe('the offset is that of the moment', () => {
  test.each([
    ['America/New_York', '2026-11-24T14:00:00Z', -300],
    ['America/New_York', '2026-07-01T14:00:00Z', -240],
    ['America/New_York', '2026-11-01T05:59:00Z', -240],
    ['America/New_York', '2026-11-01T06:00:00Z', -300],
    ['Australia/Lord_Howe', '2026-01-01T00:00:00Z', 660],
    ['Asia/Kathmandu', '2026-11-24T14:00:00Z', 345],
    ['Pacific/Kiritimati', '2026-12-31T12:00:00Z', 840],
    ['UTC', '2026-11-24T14:00:00Z', 0],
  ])('%s at %s', (id, instant, minutes) => {
    expect(describeZone(id, Date.parse(instant), 'en-US')?.offsetMinutes).toBe(minutes);
  });
});

test('a zone is described by its place, its name and its clock', () => {
  expect(describeZone('America/New_York', at, 'en-US')).toMatchObject({
    city: 'New York',
    area: 'America',
    name: 'Eastern Time',
    offset: 'UTC−5',
  });
  expect(describeZone('America/New_York', at, 'en-US')?.time.replace(/\s/g, ' ')).toBe('9:00 AM');
  expect(describeZone('America/New_York', at, 'ar-AE')?.city).toContain('نيويورك');
});

test('former names map to current ones, each zone once', () => {
  expect(zoneOf('Asia/Calcutta')).toBe('Asia/Kolkata');
  expect(zoneOf('Europe/Istanbul')).toBe('Europe/Istanbul');
  const ids = zoneIds();
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids).toContain('Asia/Kolkata');
  expect(ids).not.toContain('Asia/Calcutta');
  expect(ids.length).toBeGreaterThan(400);
});

test('every zone of the list can be described', () => {
  expect(zoneIds().filter((id) => !describeZone(id, at, 'en-US'))).toEqual([]);
});

test('an unknown zone is undefined', () => {
  expect(describeZone('Middle/Earth', at, 'en-US')).toBeUndefined();
});

test.each([
  ['Asia/Kolkata', 'calcutta', true],
  ['Asia/Kolkata', '+5:30', true],
  ['Asia/Kolkata', 'GMT+05:30', true],
  ['America/Sao_Paulo', 'são paulo', true],
  ['America/New_York', 'new york eastern', true],
  ['America/New_York', 'utc-5', true],
  ['America/New_York', 'london', false],
  ['America/New_York', 'ork', false],
  ['America/New_York', '-5', true],
  ['America/New_York', '', true],
])('%s is found by %j: %s', (id, typed, isFound) => {
  expect(matchesZone(describeZone(id, at, 'en-US')?.search ?? '', typed)).toBe(isFound);
});

test('ignores accents, case and kinds of minus', () => {
  expect(fold('Reykjavík UTC−05')).toBe('reykjavik utc-5');
});
