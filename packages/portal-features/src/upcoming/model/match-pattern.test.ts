import { expect, it } from 'vitest';
import { matchPattern } from './match-pattern.ts';

it.each([
  ['/deenya', '/deenya', {}],
  ['/deenya', '/Deenya/', {}],
  ['/deenya', '/deenya/today', null],
  ['/booking-cal/:therapistId', '/booking-cal/prov-7', { therapistId: 'prov-7' }],
  ['/booking-cal/:therapistId', '/booking-cal/a%2Fb', { therapistId: 'a/b' }],
  ['/booking-cal/:therapistId', '/booking-cal/%E0%A4%A', { therapistId: '%E0%A4%A' }],
  ['/booking-cal/:therapistId', '/booking-cal', null],
  ['/', '/', {}],
  ['/', '/about', null],
])('compares the pattern %s with the path %s', (pattern, pathname, parameters) => {
  expect(matchPattern(pattern, pathname)).toEqual(parameters);
});
