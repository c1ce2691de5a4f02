import { make } from '@sakina/mocks';
import type { SessionNote } from '@sakina/platform/contract';
import { expect, it } from 'vitest';
import { unwrittenSessions, unwrittenSince } from './unwritten.ts';

it('sessions that were held and have no note come the oldest first', () => {
  const held = [
    make.appointment({ status: 'COMPLETED', startsAt: '2026-11-23T15:00:00Z' }),
    make.appointment({ status: 'COMPLETED', startsAt: '2026-11-20T15:00:00Z' }),
    make.appointment({ status: 'COMPLETED', startsAt: '2026-11-21T15:00:00Z' }),
    make.appointment({ status: 'NO_SHOW', startsAt: '2026-11-19T15:00:00Z' }),
  ].map((appointment, index) => ({ ...appointment, id: `apt-${index}` as typeof appointment.id }));
  const notes = [{ appointmentId: 'apt-2' }] as SessionNote[];
  expect(unwrittenSessions(held, notes, Date.parse('2026-11-24T15:00:00Z')).map(({ id }) => id)).toEqual([
    'apt-1',
    'apt-0',
  ]);
});

it('a month is looked back, by days of the provider’s zone', () => {
  expect(Date.parse(unwrittenSince(Date.parse('2026-11-24T15:00:00Z'), 'America/New_York'))).toBe(
    Date.parse('2026-10-25T00:00:00-04:00'),
  );
});
