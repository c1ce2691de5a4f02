import { describe, expect, test } from 'vitest';
import { NEW_GROUP, newGroupOf, problemsOf } from './group-fields.ts';
import type { GroupFields, Problems } from './group-fields.ts';

const timeZone = 'America/New_York';
const now = Date.parse('2026-11-24T15:00:00Z');
const good: GroupFields = {
  ...NEW_GROUP,
  title: 'Worry hour',
  description: 'One exercise.',
  topic: 'ANXIETY',
  date: '2026-12-06',
  time: '16:00',
  price: 1500,
  language: 'en',
};

describe('a new group [CALL-46]', () => {
  test.each<[string, Partial<GroupFields>, Problems]>([
    ['is fine when all is said', {}, {}],
    ['may be free, but says so', { price: 0 }, {}],
    ['needs a price', { price: null }, { price: 'price' }],
    ['costs at most 500 dollars a seat', { price: 50_001 }, { price: 'price' }],
    ['needs a name of its own', { title: '  ' }, { title: 'title' }],
    ['has a short name', { title: 'x'.repeat(121) }, { title: 'titleLong' }],
    ['needs a description', { description: '' }, { description: 'description' }],
    ['has a description of 2,000 characters', { description: 'x'.repeat(2001) }, { description: 'descriptionLong' }],
    ['needs a topic and a language', { topic: '', language: '' }, { topic: 'topic', language: 'language' }],
    ['needs a day that exists', { date: '2026-02-30' }, { date: 'date' }],
    ['needs a time', { time: '' }, { time: 'time' }],
    ['does not begin in the past', { date: '2026-11-24', time: '10:00' }, { date: 'datePast' }],
    ['begins within a year', { date: '2027-11-30' }, { date: 'dateFar' }],
    ['lasts at least 15 minutes', { minutes: 14 }, { minutes: 'minutes' }],
    ['lasts at most four hours', { minutes: 241 }, { minutes: 'minutes' }],
    ['has seats for two', { capacity: 1 }, { capacity: 'capacity' }],
    ['has at most 200 seats', { capacity: 201 }, { capacity: 'capacity' }],
    ['meets 26 times at most', { repeat: 'WEEKLY', occurrences: 27 }, { occurrences: 'occurrences' }],
    ['ignores how many times where it meets once', { occurrences: null }, {}],
  ])('%s', (_, change, expected) => {
    expect(problemsOf({ ...good, ...change }, { now, timeZone })).toEqual(expected);
  });

  test('is never smaller than the seats that are taken', () => {
    expect(problemsOf({ ...good, capacity: 5 }, { now, timeZone, taken: 6 })).toEqual({ capacity: 'capacityTaken' });
    expect(problemsOf({ ...good, capacity: 6 }, { now, timeZone, taken: 6 })).toEqual({});
  });

  test('goes to the server with the instant of the host’s clock', () => {
    expect(newGroupOf({ ...good, title: ' Worry hour ', repeat: 'WEEKLY', occurrences: 4 }, timeZone)).toMatchObject({
      title: 'Worry hour',
      startsAt: '2026-12-06T16:00:00-05:00',
      price: { amountMinor: 1500, currency: 'USD' },
      recurrence: { frequency: 'WEEKLY', occurrences: 4 },
    });
    expect(newGroupOf({ ...good, price: null }, timeZone)).toBeNull();
  });
});
