import { getRemittance, listRemittances, matchRemittanceLine, postRemittance } from '../cloud/remittances.ts';
import { exampleOf } from './example.ts';
import type { AnyExample } from './example.ts';
import { usd } from './values.ts';

const payment = {
  id: 'rem-g8s6gjkbh8',
  reference: 'ERA-G8S6GJKBH8',
  paidAt: '2026-11-23T18:00:00.000Z',
  total: usd(3587),
  lineCount: 1,
  method: 'EFT' as const,
  insurer: 'BLUE_CROSS' as const,
};
const line = {
  number: 1,
  payerClaimNumber: '55VFFW98VXR0',
  clientName: 'CARVALHO, BEATRIZ',
  memberId: 'XQB991027745',
  serviceDate: '2026-11-17',
  charge: usd(12000),
  paid: usd(4787),
};
/** An overpayment of an earlier claim that the insurer takes back. */
const adjustments = [{ code: 'WO', reference: 'B7VQK2M9XW4D', amount: usd(-1200) }];
const claim = { id: 'clm-34zj4xgy', client: { id: 'usr-5biyuv', displayName: 'Beatriz Carvalho' } };
const params = { id: 'rem-g8s6gjkbh8' };
const matched = { params, body: { line: 1, claimId: 'clm-34zj4xgy' } };

/** Payments of insurers, two of which wait for a person. */
export const remittanceExamples: readonly AnyExample[] = [
  exampleOf(listRemittances, {
    input: { query: { status: 'UNPOSTED' } },
    response: {
      items: [
        { ...payment, difference: usd(4787), unmatchedCount: 1, status: 'UNPOSTED', postedAt: null },
        {
          id: 'rem-yu9d4cmf6i',
          insurer: 'CIGNA',
          reference: 'ERA-YU9D4CMF6I',
          paidAt: '2026-11-22T18:00:00.000Z',
          method: 'EFT',
          total: usd(5148),
          difference: usd(-500),
          lineCount: 1,
          unmatchedCount: 0,
          status: 'UNPOSTED',
          postedAt: null,
        },
      ],
      total: 2,
      nextCursor: null,
    },
  }),
  exampleOf(getRemittance, {
    input: { params },
    response: {
      ...payment,
      difference: usd(4787),
      unmatchedCount: 1,
      status: 'UNPOSTED',
      postedAt: null,
      adjustments,
      lines: [
        {
          ...line,
          claim: null,
          candidates: [
            {
              claimId: 'clm-34zj4xgy',
              client: { id: 'usr-5biyuv', displayName: 'Beatriz Carvalho' },
              serviceDate: '2026-11-17',
              charge: usd(12000),
            },
          ],
        },
      ],
    },
  }),
  exampleOf(matchRemittanceLine, {
    input: matched,
    response: {
      ...payment,
      difference: usd(0),
      unmatchedCount: 0,
      status: 'UNPOSTED',
      postedAt: null,
      adjustments,
      lines: [{ ...line, claim, candidates: [] }],
    },
  }),
  exampleOf(postRemittance, {
    input: { params },
    // Its line has no claim yet, and only what adds up can be posted.
    prepare: async ({ call }) => {
      await call(matchRemittanceLine, matched, 'provider');
      return { params };
    },
    response: {
      ...payment,
      difference: usd(0),
      unmatchedCount: 0,
      status: 'POSTED',
      postedAt: '2026-11-24T15:00:00.000Z',
      adjustments,
      lines: [{ ...line, claim, candidates: [] }],
    },
  }),
];
