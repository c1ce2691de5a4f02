import { describe, expect, test } from 'vitest';
import { editableUntil, hasLink, isNewcomer, nextPostAt } from './community.ts';

const now = new Date('2026-11-24T15:00:00Z');
const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000).toISOString();

describe('a link', () => {
  test.each([
    'see https://example.org/a',
    'www.deepest-rest-drops.shop',
    'try my-course.com, it helps',
    'HTTP://X.Y',
    'quiet.site',
  ])('is seen in: %s', (text) => expect(hasLink(text)).toBe(true));
  test.each([
    '',
    'at 3.30 in the night',
    'I am here.Thank you',
    'write to mirjam@example.com',
    'e.g. on Sundays',
    'قال لي. كيف حالك',
    'he said www',
    'Dr.Smith',
  ])('is not seen in: %s', (text) => expect(hasLink(text)).toBe(false));
  test('is checked quickly in a very long word', () => {
    const started = performance.now();
    hasLink('a-'.repeat(8000));
    hasLink('a.'.repeat(8000));
    expect(performance.now() - started).toBeLessThan(500);
  });
});

test.each([
  [0, true],
  [59, true],
  [60, false],
  [600, false],
] as const)('a text written %i minutes ago can be edited: %s', (minutes, can) => {
  expect(editableUntil(ago(minutes), now) !== null).toBe(can);
});

test.each<[string, string[], number | null]>([
  ['nothing', [], null],
  ['four within the hour', [1, 2, 3, 4].map(ago), null],
  ['five within the hour', [1, 10, 20, 30, 50].map(ago), 10],
  ['six, the fifth to last of 40 minutes ago', [1, 10, 20, 30, 40, 50].map(ago), 20],
  ['five, one of them of an hour ago', [1, 10, 20, 30, 60].map(ago), null],
])('after %s the next post is possible after the limit', (_, at, minutes) => {
  expect(nextPostAt(at, now)?.getTime() ?? null).toBe(minutes === null ? null : now.getTime() + minutes * 60_000);
});

test.each<[string, string[], boolean]>([
  ['who has written nothing', [], true],
  ['who wrote two things long ago', [ago(9000), ago(8000)], true],
  ['who wrote five things today', [1, 2, 3, 4, 5].map(ago), true],
  ['who wrote three, one of them yesterday', [ago(1), ago(2), ago(1440)], false],
])('a member %s is new: %s', (_, at, isNew) => expect(isNewcomer(at, now)).toBe(isNew));
