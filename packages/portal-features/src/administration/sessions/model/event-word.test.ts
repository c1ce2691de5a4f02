import { describe, expect, it } from 'vitest';
import { eventWord } from './event-word.ts';

const cancellation = (by: 'CLIENT' | 'PROVIDER', wasRequest?: true) => ({
  by,
  at: '2026-11-24T15:00:00Z',
  fee: { amountMinor: 0, currency: 'USD' as const },
  reason: { code: 'OTHER' as const, hasText: false },
  ...(wasRequest && { wasRequest }),
});

describe('what an event of a session is called [ADM-62]', () => {
  it.each([
    ['BOOKED', 'CONFIRMED', null, 'BOOKED'],
    ['BOOKED', 'PENDING', null, 'REQUESTED'],
    ['BOOKED', 'CANCELLED', cancellation('CLIENT'), 'BOOKED'],
    ['CANCELLED', 'CANCELLED', cancellation('CLIENT'), 'CANCELLED'],
    ['BOOKED', 'CANCELLED', cancellation('PROVIDER', true), 'REQUESTED'],
    ['CANCELLED', 'CANCELLED', cancellation('PROVIDER', true), 'DECLINED'],
    ['CANCELLED', 'CANCELLED', cancellation('CLIENT', true), 'WITHDRAWN'],
    ['RESCHEDULED', 'PENDING', null, 'RESCHEDULED'],
  ] as const)('%s of a %s session with %j: %s', (kind, status, called, word) => {
    expect(eventWord(kind, { status, cancellation: called })).toBe(word);
  });
});
