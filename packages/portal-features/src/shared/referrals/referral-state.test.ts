import type { Referral } from '@sakina/platform/contract';
import { describe, expect, it } from 'vitest';
import { isOld, isWaitingForReply, referralState } from './referral-state.ts';

const at = '2026-11-24T15:00:00Z';
const base = { status: 'ACCEPTED', reply: null, isBooked: false } as const;
const reply = (isAccepted: boolean) => ({ isAccepted, reason: null, at });

describe('where a referral stands [CARE-1]', () => {
  it.each([
    [{ status: 'ASKED' }, 'ASKED'],
    [{ status: 'DECLINED' }, 'DECLINED'],
    [{ status: 'WITHDRAWN', isProviderAway: true }, 'WITHDRAWN'],
    [{}, 'AGREED'],
    [{ isProviderAway: true }, 'AWAY'],
    [{ reply: reply(true) }, 'TAKEN'],
    [{ reply: reply(true), isProviderAway: true }, 'AWAY'],
    [{ reply: reply(false) }, 'REFUSED'],
    [{ reply: reply(false), isProviderAway: true }, 'REFUSED'],
    [{ reply: reply(true), isBooked: true }, 'BOOKED'],
  ] as const)('%j is %s', (part, state) => {
    expect(referralState({ ...base, ...part })).toBe(state);
  });

  it('waits for the provider referred to alone, from the client’s agreement to an answer or a booking', () => {
    const received = { ...base, side: 'TO' } as Referral;
    expect(isWaitingForReply(received)).toBe(true);
    for (const part of [{ side: 'FROM' }, { reply: reply(true) }, { isBooked: true }, { status: 'ASKED' }] as const)
      expect(isWaitingForReply({ ...received, ...part })).toBe(false);
  });

  it('goes a month after it was refused, and not after it was accepted', () => {
    const later = Date.parse('2026-12-25T15:00:00Z');
    expect(isOld({ reply: reply(false) }, later)).toBe(true);
    expect(isOld({ reply: reply(false) }, Date.parse(at))).toBe(false);
    expect(isOld({ reply: reply(true) }, later)).toBe(false);
  });
});
