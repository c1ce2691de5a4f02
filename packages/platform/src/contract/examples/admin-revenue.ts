import { getPlatformRevenue, listAdminPayouts, listAdminRefunds, listProviderRevenue } from '../cloud/admin-revenue.ts';
import { exampleOf } from './example.ts';
import type { AnyExample } from './example.ts';

/** Of the money of the whole platform. */
export const adminRevenueExamples: readonly AnyExample[] = [
  exampleOf(getPlatformRevenue, {
    input: { query: { from: '2026-11-01', to: '2026-11-23', granularity: 'MONTH' } },
    response: {
      from: '2026-11-01', to: '2026-11-23', granularity: 'MONTH',
      totals: {
        gross: { amountMinor: 108_249_303, currency: 'USD' }, refunds: { amountMinor: 1_326_550, currency: 'USD' },
        platformFees: { amountMinor: 10_692_277, currency: 'USD' }, insurerPayments: { amountMinor: 25_269_953, currency: 'USD' },
        adjustments: { amountMinor: 0, currency: 'USD' }, net: { amountMinor: 96_230_476, currency: 'USD' },
        payouts: { amountMinor: 120_108_282, currency: 'USD' }, completedSessions: 10_440,
      },
      periods: [
        {
          gross: { amountMinor: 108_249_303, currency: 'USD' }, refunds: { amountMinor: 1_326_550, currency: 'USD' },
          platformFees: { amountMinor: 10_692_277, currency: 'USD' }, insurerPayments: { amountMinor: 25_269_953, currency: 'USD' },
          adjustments: { amountMinor: 0, currency: 'USD' }, net: { amountMinor: 96_230_476, currency: 'USD' },
          payouts: { amountMinor: 120_108_282, currency: 'USD' }, completedSessions: 10_440, startsOn: '2026-11-01',
        },
      ],
      byKind: [
        {
          gross: { amountMinor: 86_057_903, currency: 'USD' }, refunds: { amountMinor: 937_500, currency: 'USD' },
          platformFees: { amountMinor: 8_512_042, currency: 'USD' }, insurerPayments: { amountMinor: 25_269_953, currency: 'USD' },
          adjustments: { amountMinor: 0, currency: 'USD' }, net: { amountMinor: 76_608_361, currency: 'USD' },
          payouts: { amountMinor: 95_581_032, currency: 'USD' }, completedSessions: 6452, kind: 'THERAPIST',
        },
        {
          gross: { amountMinor: 5_799_300, currency: 'USD' }, refunds: { amountMinor: 114_850, currency: 'USD' },
          platformFees: { amountMinor: 568_445, currency: 'USD' }, insurerPayments: { amountMinor: 0, currency: 'USD' },
          adjustments: { amountMinor: 0, currency: 'USD' }, net: { amountMinor: 5_116_005, currency: 'USD' },
          payouts: { amountMinor: 6_438_285, currency: 'USD' }, completedSessions: 1357, kind: 'IMAM',
        },
        {
          gross: { amountMinor: 16_392_100, currency: 'USD' }, refunds: { amountMinor: 274_200, currency: 'USD' },
          platformFees: { amountMinor: 1_611_790, currency: 'USD' }, insurerPayments: { amountMinor: 0, currency: 'USD' },
          adjustments: { amountMinor: 0, currency: 'USD' }, net: { amountMinor: 14_506_110, currency: 'USD' },
          payouts: { amountMinor: 18_088_965, currency: 'USD' }, completedSessions: 2631, kind: 'MENTOR',
        },
      ],
      byCountry: [
        {
          gross: { amountMinor: 39_688_853, currency: 'USD' }, refunds: { amountMinor: 467_850, currency: 'USD' },
          platformFees: { amountMinor: 3_922_102, currency: 'USD' }, insurerPayments: { amountMinor: 9_726_353, currency: 'USD' },
          adjustments: { amountMinor: 0, currency: 'USD' }, net: { amountMinor: 35_298_901, currency: 'USD' },
          payouts: { amountMinor: 44_308_932, currency: 'USD' }, completedSessions: 3649, country: 'US',
        },
        {
          gross: { amountMinor: 10_164_500, currency: 'USD' }, refunds: { amountMinor: 152_850, currency: 'USD' },
          platformFees: { amountMinor: 1_001_165, currency: 'USD' }, insurerPayments: { amountMinor: 2_330_100, currency: 'USD' },
          adjustments: { amountMinor: 0, currency: 'USD' }, net: { amountMinor: 9_010_485, currency: 'USD' },
          payouts: { amountMinor: 11_218_410, currency: 'USD' }, completedSessions: 964, country: 'GB',
        },
      ],
    },
  }),
  exampleOf(listProviderRevenue, {
    input: { query: { from: '2026-11-01', to: '2026-11-23', limit: 1 } },
    response: {
      items: [
        {
          gross: { amountMinor: 260_300, currency: 'USD' }, refunds: { amountMinor: 1500, currency: 'USD' },
          platformFees: { amountMinor: 25_880, currency: 'USD' }, insurerPayments: { amountMinor: 128_000, currency: 'USD' },
          adjustments: { amountMinor: 0, currency: 'USD' }, net: { amountMinor: 232_920, currency: 'USD' }, payouts: { amountMinor: 299_610, currency: 'USD' },
          completedSessions: 12, provider: { id: 'prv-dpfbu5r4', displayName: 'Dr. Rabia Tariq-Wali', kind: 'THERAPIST', country: 'GB' },
        },
      ],
      total: 1148, nextCursor: '8ks8airu000000260300%20prv-dpfbu5r4',
    },
  }),
  exampleOf(listAdminRefunds, {
    input: { query: { from: '2026-11-01', to: '2026-11-20', limit: 1 } },
    response: {
      items: [
        {
          id: 'rfd-zvpm88t7gr', appointmentId: 'apt-zvpm88t7gr', provider: { id: 'prv-572sf75u', displayName: 'منى كساب' },
          client: { id: 'usr-gwpg87nd', displayName: 'Halima R. Mwangi' }, amount: { amountMinor: 1500, currency: 'USD' },
          paid: { amountMinor: 11_500, currency: 'USD' }, reason: 'Given back as a courtesy after a complaint.', refundedOn: '2026-11-20',
        },
      ],
      total: 219, nextCursor: 'adx4tkpj2026-11-20%20rfd-zvpm88t7gr',
    },
  }),
  exampleOf(listAdminPayouts, {
    input: { query: { from: '2026-11-01', to: '2026-11-20', status: ['PAID'], limit: 1 } },
    response: {
      items: [
        {
          id: 'pyo-xyuyzymqmf', provider: { id: 'prv-yusuf-demir', displayName: 'Imam Yusuf Demir' }, amount: { amountMinor: 6120, currency: 'USD' },
          status: 'PAID', createdOn: '2026-11-17', transactionCount: 3, failure: null,
        },
      ],
      total: 3367, nextCursor: '3cnizk6w2026-11-17%20pyo-xyuyzymqmf',
    },
  }),
];
