import type { ClaimSummary } from '@sakina/platform/contract';
import { describe, expect, it } from 'vitest';
import { bandOf, denialsOf, owedByAge } from './owed.ts';

const usd = (amountMinor: number) => ({ amountMinor, currency: 'USD' });
const dayIn = (instant: string) => instant.slice(0, 10);
type OwedClaim = Parameters<typeof denialsOf>[0][number];

const sent = (serviceDate: string, amountMinor: number): OwedClaim => ({
  status: 'SUBMITTED',
  serviceDate,
  charge: usd(amountMinor),
  replacedByClaimId: null,
  adjudication: null,
});

function decided(status: ClaimSummary['status'], charge: number, denied: number, code?: string): OwedClaim {
  const nothing = usd(0);
  return {
    ...sent('2026-10-01', charge),
    status,
    adjudication: {
      charge: usd(charge),
      allowed: usd(charge - denied),
      contractualAdjustment: nothing,
      denied: usd(denied),
      copay: nothing,
      deductible: nothing,
      coinsurance: nothing,
      patientResponsibility: nothing,
      paid: usd(charge - denied),
      decidedAt: '2026-10-20T15:00:00.000Z',
      reasons: code === undefined ? [] : [{ code, group: 'CO', words: `Reason ${code}.` }],
    },
  };
}

it.each([
  [-3, 'd30'],
  [0, 'd30'],
  [30, 'd30'],
  [31, 'd60'],
  [60, 'd60'],
  [90, 'd90'],
  [91, 'd120'],
  [120, 'd120'],
  [121, 'older'],
])('an age of %d days is in %s', (days, band) => expect(bandOf(days)).toBe(band));

describe('what is owed by age', () => {
  it('is the undecided charges of insurers and the due of open invoices', () => {
    const owed = owedByAge(
      [
        sent('2026-11-24', 100),
        { ...sent('2026-10-25', 200), status: 'ACCEPTED' },
        sent('2026-10-24', 400),
        { ...sent('2026-11-20', 900), replacedByClaimId: 'clm-new' as never },
        decided('PAID', 900, 0),
      ],
      [
        { status: 'OPEN', due: usd(50), createdAt: '2026-07-01T15:00:00.000Z' },
        { status: 'PAID', due: usd(0), createdAt: '2026-11-01T15:00:00.000Z' },
      ],
      '2026-11-24',
      dayIn,
    );
    expect(owed).toEqual([
      { band: 'd30', clients: 0, insurers: 300 },
      { band: 'd60', clients: 0, insurers: 400 },
      { band: 'd90', clients: 0, insurers: 0 },
      { band: 'd120', clients: 0, insurers: 0 },
      { band: 'older', clients: 50, insurers: 0 },
    ]);
  });
});

describe('denials', () => {
  it('count claims and money; a part that was denied is money, and no denied claim', () => {
    expect(
      denialsOf([
        decided('DENIED', 1000, 1000, '29'),
        decided('DENIED', 500, 500, '197'),
        decided('PARTIALLY_PAID', 1000, 300, '197'),
        decided('PAID', 1000, 0),
        { ...decided('DENIED', 700, 700, '16'), replacedByClaimId: 'clm-new' as never },
        sent('2026-11-20', 900),
      ]),
    ).toEqual({
      decided: 4,
      denied: 2,
      chargedMinor: 3500,
      deniedMinor: 1800,
      reasons: [
        { code: '29', words: 'Reason 29.', count: 1, deniedMinor: 1000 },
        { code: '197', words: 'Reason 197.', count: 2, deniedMinor: 800 },
      ],
    });
  });

  it('are none before a decision', () => {
    expect(denialsOf([sent('2026-11-20', 900)])).toMatchObject({ decided: 0, chargedMinor: 0, reasons: [] });
  });
});
