import type { Message } from '@sakina/platform/contract';
import { describe, expect, it } from 'vitest';
import { byDay } from './message-days.ts';

const message = (id: string, sentAt: string) => ({ id, sentAt }) as Message;
const latestFirst = [
  message('d', '2026-11-24T04:30:00Z'),
  message('c', '2026-11-23T20:00:00Z'),
  message('b', '2026-11-23T09:00:00Z'),
  message('a', '2026-11-20T09:00:00Z'),
];

describe('the days of a conversation', () => {
  it.each([
    ['UTC', ['2026-11-20: a', '2026-11-23: b c', '2026-11-24: d']],
    ['America/New_York', ['2026-11-20: a', '2026-11-23: b c d']],
  ])('are those of the reader in %s', (timeZone, days) => {
    const dateIn = (instant: string) => new Intl.DateTimeFormat('sv-SE', { timeZone }).format(new Date(instant));
    expect(
      byDay(latestFirst, dateIn).map(({ date, messages }) => `${date}: ${messages.map(({ id }) => id).join(' ')}`),
    ).toEqual(days);
  });

  it('are none without messages', () => {
    expect(byDay([], () => '')).toEqual([]);
  });
});
