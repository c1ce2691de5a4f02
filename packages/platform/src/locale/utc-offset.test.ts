import { expect, test } from 'vitest';
import { utcOffset } from './utc-offset.ts';

test.each([
  [0, 'UTC'],
  [-300, 'UTC−5'],
  [330, 'UTC+5:30'],
  [765, 'UTC+12:45'],
  [-210, 'UTC−3:30'],
])('%i minutes are %s', (minutes, text) => {
  expect(utcOffset(minutes)).toBe(text);
});
