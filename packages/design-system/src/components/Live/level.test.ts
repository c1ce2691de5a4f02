import { expect, it } from 'vitest';
import { clampLevel, levelWord } from './level.ts';

it.each([
  [0, 'silent', 'silent'],
  [0.039, 'silent', 'silent'],
  [0.04, 'silent', 'quiet'],
  [0.02, 'quiet', 'quiet'],
  [0.005, 'quiet', 'silent'],
  [0.3, 'quiet', 'good'],
  [0.23, 'good', 'good'],
  [0.2, 'good', 'quiet'],
  [0.9, 'good', 'loud'],
  [0.84, 'loud', 'loud'],
  [7, 'silent', 'loud'],
  [NaN, 'good', 'silent'],
] as const)('a level of %d after %s is %s', (level, before, word) => {
  expect(levelWord(level, before)).toBe(word);
});

it('shows no level beyond its ends', () => {
  expect([clampLevel(-1), clampLevel(0.5), clampLevel(9), clampLevel(NaN)]).toEqual([0, 0.5, 1, 0]);
});
