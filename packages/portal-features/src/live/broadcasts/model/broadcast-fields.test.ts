import { describe, expect, test } from 'vitest';
import { newBroadcastOf, NEW_BROADCAST, problemsOf } from './broadcast-fields.ts';
import type { BroadcastFields } from './broadcast-fields.ts';

const now = Date.parse('2026-11-24T15:00:00.000Z');
const zone = 'America/New_York';
const full: BroadcastFields = {
  title: 'Panic on the train',
  description: 'Ten minutes that help.',
  language: 'en',
  date: '2026-11-25',
  time: '12:40',
  minutes: 30,
};

describe('what is wrong with a broadcast', () => {
  test.each<[string, Partial<BroadcastFields>, Partial<Record<keyof BroadcastFields, string>>]>([
    ['nothing', {}, {}],
    ['no name', { title: '  ' }, { title: 'title' }],
    ['a name of 121 characters', { title: 'x'.repeat(121) }, { title: 'titleLong' }],
    ['no description', { description: '' }, { description: 'description' }],
    ['a description of 2,001 characters', { description: 'x'.repeat(2001) }, { description: 'descriptionLong' }],
    ['no language', { language: '' }, { language: 'language' }],
    ['no day', { date: '' }, { date: 'date' }],
    ['no time', { time: '' }, { time: 'time' }],
    ['a start that has passed', { date: '2026-11-24', time: '09:59' }, { date: 'datePast' }],
    ['a start in more than a year', { date: '2028-01-01' }, { date: 'dateFar' }],
    ['four minutes', { minutes: 4 }, { minutes: 'minutes' }],
    ['241 minutes', { minutes: 241 }, { minutes: 'minutes' }],
    ['half a minute more', { minutes: 30.5 }, { minutes: 'minutes' }],
    ['no length', { minutes: null }, { minutes: 'minutes' }],
  ])('%s', (_, change, problems) => {
    expect(problemsOf({ ...full, ...change }, now, zone)).toEqual(problems);
  });
});

test('sends the start as an instant of the host’s clock, and words without blanks around them', () => {
  expect(newBroadcastOf({ ...full, title: ' Panic ' }, zone)).toEqual({
    title: 'Panic',
    description: 'Ten minutes that help.',
    language: 'en',
    startsAt: '2026-11-25T12:40:00-05:00',
    durationMinutes: 30,
  });
  expect(newBroadcastOf(NEW_BROADCAST, zone)).toBeNull();
});
