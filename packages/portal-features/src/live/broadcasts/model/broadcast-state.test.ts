import type { Broadcast } from '@sakina/platform/contract';
import { describe, expect, test } from 'vitest';
import { endOf, groupBroadcasts, minutesLive, phaseOf, startableFrom } from './broadcast-state.ts';

const now = Date.parse('2026-11-24T15:00:00.000Z');
const at = (minutes: number) => new Date(now + minutes * 60_000).toISOString();
const broadcast = (change: Partial<Broadcast> = {}) =>
  ({
    startsAt: at(30),
    durationMinutes: 40,
    status: 'SCHEDULED',
    startedAt: null,
    endedAt: null,
    ...change,
  }) as Broadcast;

describe('where a broadcast stands', () => {
  test.each([
    ['ahead', broadcast()],
    ['late', broadcast({ startsAt: at(0) })],
    ['live', broadcast({ status: 'LIVE', startedAt: at(-5) })],
    ['ended', broadcast({ status: 'ENDED' })],
    ['cancelled', broadcast({ status: 'CANCELLED' })],
  ] as const)('is %s', (phase, item) => {
    expect(phaseOf(item, now)).toBe(phase);
  });
});

test('[CALL-47] a host may go live from a day before the start', () => {
  expect(startableFrom(broadcast({ startsAt: at(24 * 60) }), now)).toBeNull();
  expect(startableFrom(broadcast({ startsAt: at(24 * 60 + 10) }), now)).toBe(now + 10 * 60_000);
});

test('ends as long after its start as it was planned to last', () => {
  expect(endOf(broadcast())).toBe(at(70));
});

test.each([
  ['before its end', { startedAt: at(-10), endedAt: null }, null],
  ['rounded to whole minutes', { startedAt: at(-10.4), endedAt: at(0) }, 10],
  ['at least one', { startedAt: at(-0.1), endedAt: at(0) }, 1],
])('says how long it was live: %s', (_, times, minutes) => {
  expect(minutesLive(broadcast(times))).toBe(minutes);
});

test('sorts a list into live, ahead and past, and keeps its order', () => {
  const items = [
    broadcast({ title: 'a', status: 'LIVE' }),
    broadcast({ title: 'b' }),
    broadcast({ title: 'c' }),
    broadcast({ title: 'd', status: 'ENDED' }),
    broadcast({ title: 'e', status: 'CANCELLED' }),
  ];
  const { live, ahead, past } = groupBroadcasts(items);
  expect([live, ahead, past].map((group) => group.map(({ title }) => title).join(''))).toEqual(['a', 'bc', 'de']);
});
