import type { BreathMoment } from './breath.ts';

/** How far someone is in a breathing exercise. */
export interface BreathCourse {
  state: 'ready' | 'running' | 'paused' | 'done';
  /** Which part of which breath, from 0. */
  at: number;
  /** Seconds of it that have passed. */
  second: number;
}

export const atRest: BreathCourse = { state: 'ready', at: 0, second: 0 };

/** A second later: the next second of the part, the next part, or the end. What does not run stands still. */
export function aSecondLater(course: BreathCourse, moments: readonly BreathMoment[]): BreathCourse {
  const moment = moments[course.at];
  if (course.state !== 'running') return course;
  if (moment === undefined) return { ...atRest, state: 'done' };
  if (course.second + 1 < moment.seconds) return { ...course, second: course.second + 1 };
  return course.at + 1 < moments.length
    ? { state: 'running', at: course.at + 1, second: 0 }
    : { ...atRest, state: 'done' };
}

/** What the main button does: begins, pauses at the beginning of the breath, goes on, or begins once more. */
export function pressed(course: BreathCourse, moments: readonly BreathMoment[]): BreathCourse {
  switch (course.state) {
    case 'ready':
    case 'done':
      return { ...atRest, state: 'running' };
    case 'paused':
      return { ...course, state: 'running' };
    case 'running': {
      const breath = moments[course.at]?.breath;
      // Half a breath cannot be taken up again.
      return {
        state: 'paused',
        at: Math.max(
          0,
          moments.findIndex((moment) => moment.breath === breath),
        ),
        second: 0,
      };
    }
  }
}
