import type { CredentialCase } from '@sakina/platform/contract';
import { expect, test } from 'vitest';
import { inWords } from '../../shared/in-words.ts';
import { dutiesOf } from './duties.ts';

const entry = (id: string, submittedAt: string) =>
  ({ id, source: 'PROVIDER', displayName: id, submittedAt }) as CredentialCase;

test('what is due first stands first, whatever its kind, and a list counts only those not named [ADM-1]', () => {
  const duties = dutiesOf(
    [
      { kind: 'CREDENTIALS', count: 3, oldestAt: '2026-10-01T00:00:00Z' },
      { kind: 'FAILED_PAYOUTS', count: 2, oldestAt: '2026-10-26T00:00:00Z' },
      { kind: 'MODERATION', count: 1, oldestAt: '2026-11-23T00:00:00Z' },
      { kind: 'CALENDAR_SYNC', count: 0, oldestAt: null },
    ],
    [entry('a', '2026-10-01T00:00:00Z'), entry('b', '2026-11-10T00:00:00Z')],
  );
  expect(duties.map(({ id, count }) => [id, count])).toEqual([
    ['FAILED_PAYOUTS', 2],
    ['a', 1],
    ['MODERATION', 1],
    ['b', 1],
    ['CREDENTIALS', 1],
  ]);
  expect(duties.find(({ id }) => id === 'MODERATION')?.href).toBe('/admin/moderation');
});

test('cases whose kind the reader does not decide are none of their duties, and sessions held back lead to their list [ADM-1]', () => {
  const duties = dutiesOf(
    [{ kind: 'SESSIONS_HELD_BACK', count: 3, oldestAt: '2026-11-12T00:00:00Z' }],
    [entry('a', '2026-10-01T00:00:00Z')],
  );
  expect(duties.map(({ id, href }) => [id, href])).toEqual([
    ['SESSIONS_HELD_BACK', '/admin/sessions?show=HELD_BACK&period=upcoming'],
  ]);
});

test('an unanswered safety alert stands before all else, is due after four hours and leads to its screen [CARE-2]', () => {
  const [duty] = dutiesOf(
    [
      { kind: 'FAILED_PAYOUTS', count: 2, oldestAt: '2026-10-26T00:00:00Z' },
      { kind: 'SAFETY', count: 1, oldestAt: '2026-11-24T03:48:00Z' },
    ],
    [],
  );
  expect(duty).toMatchObject({ href: '/admin/safety', dueAt: Date.parse('2026-11-24T07:48:00Z') });
});

test.each([
  [30_000, 'minutes', 1],
  [-59 * 60_000, 'minutes', 59],
  [47 * 3_600_000, 'hours', 47],
  [-49 * 3_600_000, 'days', 2],
] as const)('%d milliseconds are said in %s [ADM-2]', (length, unit, count) => {
  expect(inWords(length)).toEqual({ unit, count });
});
