import { expect, it } from 'vitest';
import { distance, isMeant } from './likeness.ts';

it.each([
  ['', '', 0],
  ['', 'imam', 4],
  ['mentor', 'mentor', 0],
  ['mentro', 'mentor', 1],
  ['mento', 'mentor', 1],
  ['menttor', 'mentor', 1],
  ['mantor', 'mentor', 1],
  ['notes', 'deenya', 6],
])('counts the typos between “%s” and “%s”: %i', (a, b, slips) => {
  expect(distance(a, b)).toBe(slips);
  expect(distance(b, a)).toBe(slips);
});

it.each([
  ['pri', 'pricing', true],
  ['pricng', 'pricing', true],
  ['therapsit', 'therapist', true],
  ['theripsist', 'therapist', true],
  ['imm', 'imam', false],
  ['note', 'home', false],
])('matches “%s” to “%s”: %s', (typed, word, meant) => {
  expect(isMeant(typed, word)).toBe(meant);
});
