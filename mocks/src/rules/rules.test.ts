import { describe, expect, test } from 'vitest';
import { PINNED_NOW } from '../clock.ts';
import { billingMinutes } from './live-session.ts';
import { isSameName } from './names.ts';

describe('billed minutes', () => {
  test.each([
    [0, 0],
    [59, 0],
    [60, 1],
    [119, 1],
    [2999, 49],
    [3000, 50],
  ])('of %i seconds are %i', (seconds, minutes) => {
    expect(billingMinutes(PINNED_NOW, new Date(Date.parse(PINNED_NOW) + seconds * 1000).toISOString())).toBe(minutes);
  });
});

describe('a typed name', () => {
  test.each([
    ['Amina Rahman', 'Dr. Amina Rahman', true],
    ['dr amina  rahman', 'Dr. Amina Rahman', true],
    ['Tomas Oliveira', 'Tomás Oliveira', true],
    ['Daniel Weiss', 'Daniel Weiss, LCSW', true],
    ['Yara Nassar', 'Dr. Yara Nassar · د. يارا نصّار', true],
    ['A. Rahman', 'Dr. Amina Rahman', false],
    ['', 'Dr. Amina Rahman', false],
  ])('%s for %s: %s', (typed, name, expected) => {
    expect(isSameName(typed, name)).toBe(expected);
  });
});
