import type { ClaimSummary } from '@sakina/platform/contract';
import { describe, expect, test } from 'vitest';
import { atRisk, byUrgency, isShown, SHOWN } from './groups.ts';
import type { ClaimAction } from './groups.ts';
import { readInsurancePlace, writeInsurancePlace } from './place.ts';

const claim = (id: string, action: ClaimAction, until: string | null, deniedMinor = 0) =>
  ({
    id,
    nextStep: { action, words: '', until },
    charge: { amountMinor: 12_000, currency: 'USD' },
    insurerOpen: { amountMinor: deniedMinor, currency: 'USD' },
  }) as ClaimSummary;

describe('claims by what to do', () => {
  test('[CALL-29] those to correct stand first, the nearest last day on top', () => {
    const sorted = byUrgency([
      claim('a', 'NONE', null),
      claim('b', 'CORRECT', '2027-02-20'),
      claim('c', 'CORRECT', '2026-12-01'),
    ]);
    expect(sorted.map(({ id }) => id)).toEqual(['c', 'b', 'a']);
  });

  test('[CALL-29] what was sent back stands above what was denied', () => {
    const sorted = byUrgency([claim('a', 'CORRECT', '2026-12-01'), claim('b', 'RESEND', '2027-03-16')]);
    expect(sorted.map(({ id }) => id)).toEqual(['b', 'a']);
  });

  test('[CALL-29] each claim is listed as to do, waiting or settled, and among all', () => {
    const listsOf = (action: ClaimAction) => SHOWN.filter((shown) => isShown(claim('a', action, null), shown));
    expect(listsOf('REFUND')).toEqual(['todo', 'all']);
    expect(listsOf('AWAIT_CLIENT')).toEqual(['waiting', 'all']);
    expect(listsOf('NONE')).toEqual(['settled', 'all']);
  });

  test('[CALL-29] money at risk is what was denied and can be corrected, and what was sent back', () => {
    expect(atRisk([claim('a', 'CORRECT', '2026-12-24', 1_800), claim('b', 'RESEND', '2026-12-01')])).toEqual({
      amount: { amountMinor: 13_800, currency: 'USD' },
      count: 2,
      until: '2026-12-01',
    });
    expect(atRisk([claim('a', 'BILL_CLIENT', null, 12_000)])).toBeNull();
    expect(atRisk([claim('a', 'APPEAL', '2027-01-09', 9_000)])).toMatchObject({ count: 1, until: '2027-01-09' });
  });
});

describe('the address', () => {
  test('holds part, claim and session, and nothing that makes no sense', () => {
    const read = (query: string) => readInsurancePlace(new URLSearchParams(query));
    expect(read('claim=clm-1')).toEqual({ view: 'claims', claimId: 'clm-1', sessionId: null });
    expect(read('view=to-bill&session=apt-1&claim=clm-1')).toEqual({
      view: 'to-bill',
      claimId: null,
      sessionId: 'apt-1',
    });
    expect(read('view=money&claim=<b>')).toEqual({ view: 'claims', claimId: null, sessionId: null });
    expect(writeInsurancePlace(read('claim=clm-1'))).toEqual({ claim: 'clm-1' });
    expect(writeInsurancePlace(read(''))).toEqual({});
  });
});
