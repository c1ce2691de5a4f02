import { make } from '@sakina/mocks';
import { describe, expect, it } from 'vitest';
import { otherRunning, startQuestions } from './start-questions.ts';

const NOW = Date.parse('2026-11-24T15:00:00Z');
const at = (minutes: number) => new Date(NOW + minutes * 60_000).toISOString();

describe('what a start asks first [ROUTE-28]', () => {
  it.each([
    ['due now and confirmed', 0, 'CONFIRMED', []],
    ['overdue', -20, 'CONFIRMED', []],
    ['15 minutes ahead', 15, 'CONFIRMED', []],
    ['16 minutes ahead', 16, 'CONFIRMED', ['EARLY']],
    ['tomorrow', 21 * 60, 'CONFIRMED', ['EARLY']],
    ['due and never confirmed', 0, 'PENDING', ['UNCONFIRMED']],
    ['tomorrow and never confirmed', 21 * 60, 'PENDING', ['EARLY', 'UNCONFIRMED']],
  ] as const)('%s', (_, minutes, status, questions) => {
    expect(startQuestions({ startsAt: at(minutes), status }, NOW)).toEqual(questions);
  });

  it('finds another session that is running, and not the session itself', () => {
    const own = make.appointment({ id: 'apt-own', status: 'IN_PROGRESS' });
    const other = make.appointment({ id: 'apt-other', status: 'IN_PROGRESS' });
    expect(otherRunning([own], 'apt-own')).toBeUndefined();
    expect(otherRunning([own, other], 'apt-own')).toBe(other);
    expect(otherRunning([make.appointment({ id: 'apt-next' })], 'apt-own')).toBeUndefined();
  });
});
