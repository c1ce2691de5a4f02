import type * as v from 'valibot';
import {
  getPlatformRevenue,
  listAdminPayouts,
  listAdminRefunds,
  listPayoutMovements,
  listProviderMovements,
  listProviderRevenue,
} from '../cloud/admin-revenue.ts';
import type { adminPayout, platformFigures, providerRevenue } from '../schemas/admin-revenue.ts';
import { exampleOf } from './example.ts';
import type { AnyExample } from './example.ts';
import { usd } from './values.ts';

/** Income and payouts up to 23 November. */
const november: v.InferInput<typeof platformFigures> = {
  gross: usd(108_249_303),
  refunds: usd(1_326_550),
  platformFees: usd(10_692_277),
  insurerPayments: usd(25_269_953),
  adjustments: usd(0),
  net: usd(96_230_476),
  payouts: usd(120_108_282),
  completedSessions: 10_440,
};

const drTariqWali: v.InferInput<typeof providerRevenue> = {
  gross: usd(260_300),
  refunds: usd(1500),
  platformFees: usd(25_880),
  insurerPayments: usd(128_000),
  adjustments: usd(0),
  net: usd(232_920),
  payouts: usd(299_610),
  completedSessions: 12,
  provider: { id: 'prv-dpfbu5r4', displayName: 'Dr. Rabia Tariq-Wali', kind: 'THERAPIST', country: 'GB' },
};

const yusufsPayout: v.InferInput<typeof adminPayout> = {
  id: 'pyo-xyuyzymqmf',
  provider: { id: 'prv-yusuf-demir', displayName: 'Imam Yusuf Demir' },
  amount: usd(6120),
  status: 'PAID',
  createdOn: '2026-11-17',
  transactionCount: 3,
  failure: null,
};

/** Of the money of the whole platform. */
export const adminRevenueExamples: readonly AnyExample[] = [
  exampleOf(getPlatformRevenue, {
    input: { query: { from: '2026-11-01', to: '2026-11-23', granularity: 'MONTH' } },
    response: {
      from: '2026-11-01',
      to: '2026-11-23',
      granularity: 'MONTH',
      totals: november,
      periods: [{ ...november, startsOn: '2026-11-01' }],
      byKind: [
        {
          gross: usd(86_057_903),
          refunds: usd(937_500),
          platformFees: usd(8_512_042),
          insurerPayments: usd(25_269_953),
          adjustments: usd(0),
          net: usd(76_608_361),
          payouts: usd(95_581_032),
          completedSessions: 6452,
          kind: 'THERAPIST',
        },
        {
          gross: usd(5_799_300),
          refunds: usd(114_850),
          platformFees: usd(568_445),
          insurerPayments: usd(0),
          adjustments: usd(0),
          net: usd(5_116_005),
          payouts: usd(6_438_285),
          completedSessions: 1357,
          kind: 'IMAM',
        },
        {
          gross: usd(16_392_100),
          refunds: usd(274_200),
          platformFees: usd(1_611_790),
          insurerPayments: usd(0),
          adjustments: usd(0),
          net: usd(14_506_110),
          payouts: usd(18_088_965),
          completedSessions: 2631,
          kind: 'MENTOR',
        },
      ],
      byCountry: [
        {
          gross: usd(39_688_853),
          refunds: usd(467_850),
          platformFees: usd(3_922_102),
          insurerPayments: usd(9_726_353),
          adjustments: usd(0),
          net: usd(35_298_901),
          payouts: usd(44_308_932),
          completedSessions: 3649,
          country: 'US',
        },
        {
          gross: usd(10_164_500),
          refunds: usd(152_850),
          platformFees: usd(1_001_165),
          insurerPayments: usd(2_330_100),
          adjustments: usd(0),
          net: usd(9_010_485),
          payouts: usd(11_218_410),
          completedSessions: 964,
          country: 'GB',
        },
      ],
    },
  }),
  exampleOf(listProviderRevenue, {
    input: { query: { from: '2026-11-01', to: '2026-11-23', limit: 1 } },
    response: {
      items: [drTariqWali],
      total: 1148,
      nextCursor: '8ks8airu000000260300%20prv-dpfbu5r4',
    },
  }),
  exampleOf(listAdminRefunds, {
    input: { query: { from: '2026-11-01', to: '2026-11-20', limit: 1 } },
    response: {
      items: [
        {
          id: 'rfd-zvpm88t7gr',
          appointmentId: 'apt-zvpm88t7gr',
          provider: { id: 'prv-572sf75u', displayName: 'منى كساب' },
          client: { id: 'usr-gwpg87nd', displayName: 'Halima R. Mwangi' },
          amount: usd(1500),
          paid: usd(11_500),
          reason: 'Given back as a courtesy after a complaint.',
          refundedOn: '2026-11-20',
        },
      ],
      total: 219,
      nextCursor: 'adx4tkpj2026-11-20%20rfd-zvpm88t7gr',
    },
  }),
  exampleOf(listAdminPayouts, {
    input: { query: { from: '2026-11-01', to: '2026-11-20', status: ['PAID'], limit: 1 } },
    response: {
      items: [yusufsPayout],
      total: 3367,
      nextCursor: '3cnizk6w2026-11-17%20pyo-xyuyzymqmf',
    },
  }),
  exampleOf(listProviderMovements, {
    input: { params: { id: 'prv-dpfbu5r4' }, query: { from: '2026-11-01', to: '2026-11-23', limit: 1 } },
    response: {
      items: [
        {
          id: 'apt-hg3z96y75u',
          on: '2026-11-23',
          appointmentId: 'apt-hg3z96y75u',
          client: { id: 'usr-3fsdsp85', displayName: 'Javier K. Cabrera' },
          gross: usd(9500),
          refunds: usd(0),
          platformFees: usd(950),
          adjustments: usd(0),
          net: usd(8550),
        },
      ],
      total: 13,
      nextCursor: 'xswbh92i2026-11-23%20apt-hg3z96y75u',
      revenue: drTariqWali,
    },
  }),
  exampleOf(listPayoutMovements, {
    input: { params: { id: 'pyo-xyuyzymqmf' }, query: { limit: 1 } },
    response: {
      items: [
        {
          id: 'apt-3bpehnm7',
          on: '2026-11-13',
          appointmentId: 'apt-3bpehnm7',
          client: { id: 'usr-4f1c9a', displayName: 'Layla Haddad' },
          gross: usd(4500),
          refunds: usd(2200),
          platformFees: usd(230),
          adjustments: usd(0),
          net: usd(2070),
        },
      ],
      total: 2,
      nextCursor: 'j7hyzkdr2026-11-13%20apt-3bpehnm7',
      payout: yusufsPayout,
    },
  }),
];
