import { expect, it } from 'vitest';
import { calendarLinks } from './calendar-links.ts';

it('opens an entry at the instant, without what it is about or with whom [CARE-9]', () => {
  const { google, outlook } = calendarLinks({
    startsAt: '2026-11-26T10:00:00-05:00',
    endsAt: '2026-11-26T10:50:00-05:00',
    title: 'Appointment',
  });
  expect(new URL(google).searchParams.get('dates')).toBe('20261126T150000Z/20261126T155000Z');
  expect(Object.fromEntries(new URL(outlook).searchParams)).toMatchObject({
    subject: 'Appointment',
    startdt: '2026-11-26T15:00:00.000Z',
    enddt: '2026-11-26T15:50:00.000Z',
  });
  expect(google + outlook).not.toMatch(/therap|session|imam|mentor|sakina/i);
});
