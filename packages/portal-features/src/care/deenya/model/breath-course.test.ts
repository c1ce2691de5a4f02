import { expect, it } from 'vitest';
import { aSecondLater, atRest, pressed } from './breath-course.ts';
import type { BreathCourse } from './breath-course.ts';
import type { BreathMoment } from './breath.ts';

const moments: BreathMoment[] = [
  { part: 'in', seconds: 2, breath: 1 },
  { part: 'out', seconds: 1, breath: 1 },
  { part: 'in', seconds: 2, breath: 2 },
  { part: 'out', seconds: 1, breath: 2 },
];
const running = (at: number, second: number): BreathCourse => ({ state: 'running', at, second });

it.each([
  ['counts within a part', running(0, 0), running(0, 1)],
  ['goes on to the next part', running(0, 1), running(1, 0)],
  ['goes on to the next breath', running(1, 0), running(2, 0)],
  ['ends after the last', running(3, 0), { state: 'done', at: 0, second: 0 }],
  ['stands still before it begins', atRest, atRest],
  ['stands still while it is paused', { state: 'paused', at: 2, second: 0 }, { state: 'paused', at: 2, second: 0 }],
] as [string, BreathCourse, BreathCourse][])('%s [CARE-3]', (_, course, expected) => {
  expect(aSecondLater(course, moments)).toEqual(expected);
});

it('an exercise of nothing ends at once', () => {
  expect(aSecondLater(running(0, 0), []).state).toBe('done');
});

it.each([
  ['begins', atRest, running(0, 0)],
  ['pauses at the beginning of the breath', running(3, 0), { state: 'paused', at: 2, second: 0 }],
  ['goes on there', { state: 'paused', at: 2, second: 0 }, running(2, 0)],
  ['begins once more', { state: 'done', at: 0, second: 0 }, running(0, 0)],
] as [string, BreathCourse, BreathCourse][])('the button %s', (_, course, expected) => {
  expect(pressed(course, moments)).toEqual(expected);
});
