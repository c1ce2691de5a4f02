import type { Enrolment } from '@sakina/platform/contract';
import { expect, it } from 'vitest';
import { arrangeWays, isOpenOn, walksInFaith } from './next-step.ts';

const progress: Enrolment['progress'] = {
  stepsDone: 2,
  stepsTotal: 7,
  nextDay: 3,
  nextOpensOn: '2026-11-24',
  lastStepOn: '2026-11-20',
  inARow: null,
  encouragement: 'WELCOME_BACK',
};

/** An enrolment of which only the state matters. */
function way(
  id: string,
  status: Enrolment['status'],
  change: Partial<Enrolment['progress']> = {},
  track: Enrolment['track'] = 'SECULAR',
): Enrolment {
  return { programme: { id }, track, status, round: 1, progress: { ...progress, ...change } } as Enrolment;
}

it.each([
  ['a step of today', way('a', 'ACTIVE'), true],
  ['a step that waited for days', way('a', 'ACTIVE', { nextOpensOn: '2026-11-20' }), true],
  ['a step of tomorrow', way('a', 'ACTIVE', { nextOpensOn: '2026-11-25' }), false],
  ['a program at rest', way('a', 'PAUSED'), false],
  ['a program without another step', way('a', 'FINISHED', { nextDay: null, nextOpensOn: null }), false],
])('%s is open: %s', (_, enrolment, expected) => {
  expect(isOpenOn(enrolment, '2026-11-24')).toBe(expected);
});

it('puts what can be done today first, and nothing that rests before it', () => {
  const rests = way('rests', 'PAUSED');
  const done = way('done', 'ACTIVE', { nextOpensOn: '2026-11-25' });
  const open = way('open', 'ACTIVE');
  const over = way('over', 'FINISHED');
  expect(arrangeWays([rests, done, over, open], '2026-11-24')).toEqual({
    next: open,
    others: [done, rests],
    past: [over],
  });
  expect(arrangeWays([], '2026-11-24')).toEqual({ next: null, others: [], past: [] });
});

it.each([
  ['no one who chose without faith', [way('a', 'ACTIVE')], false],
  ['someone under way with faith', [way('a', 'ACTIVE', {}, 'ISLAMIC')], true],
  ['someone who left it', [way('a', 'LEFT', {}, 'ISLAMIC')], false],
])('words of Ramadan meet %s: %s', (_, enrolments, expected) => {
  expect(walksInFaith(enrolments)).toBe(expected);
});
