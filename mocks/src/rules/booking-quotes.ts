import type { BookingQuote, CouponStatus, PayBy, SlidingScaleStep } from '@sakina/platform/contract';
import { isCancellationFree } from '@sakina/platform/domain';
import { addMinutes, dateIn } from '../clock.ts';
import { couponSeeds } from '../personas/coupons.ts';
import type { ProviderRow } from '../store/rows.ts';
import type { Tables } from '../store/table.ts';
import { policyIdOf } from './claims.ts';
import { usd } from './ledger.ts';

/** Whole percent of the price that each step of a sliding scale asks for. */
const STEPS: Readonly<Record<SlidingScaleStep, number>> = { FULL: 100, REDUCED: 75, LOWEST: 50 };
const DAY = 24 * 60;

interface QuoteRequest {
  tables: Tables;
  provider: ProviderRow;
  service: ProviderRow['services'][number];
  userId: string;
  startsAt: string;
  payBy?: PayBy | undefined;
  slidingScaleStep?: SlidingScaleStep | undefined;
  couponCode?: string | undefined;
  donationMinor?: number | undefined;
  now: Date;
}

/** The price of a session for a client. Insurance comes first; sliding scale and code are for self-paying clients. */
export function quoteOf(wish: QuoteRequest): BookingQuote {
  if (wish.service.pricing === 'DONATION') return donationQuote(wish);
  const { provider, service, startsAt, now } = wish;
  const priceMinor = service.price.amountMinor;
  const insurance = priceMinor === 0 ? null : insuranceOf(wish);
  const payBy: PayBy = insurance ? (wish.payBy ?? 'INSURANCE') : 'SELF';
  const hasScale = provider.slidingScale && !service.isIntroduction && priceMinor > 0;
  const slidingScale = hasScale
    ? (['FULL', 'REDUCED', 'LOWEST'] as const).map((step) => ({ step, price: usd(atStep(priceMinor, step)) }))
    : [];
  const slidingScaleStep = hasScale && payBy === 'SELF' ? (wish.slidingScaleStep ?? 'FULL') : 'FULL';
  const furtherMinor =
    payBy === 'INSURANCE' && insurance ? insurance.copay.amountMinor : atStep(priceMinor, slidingScaleStep);
  const coupon = couponOf(wish, payBy, furtherMinor);
  const totalMinor = furtherMinor - (coupon?.discount.amountMinor ?? 0);
  const isFree = isCancellationFree(startsAt, provider.cancellationPolicy, now.getTime());
  const timing =
    totalMinor === 0 && furtherMinor === 0 ? 'NEVER' : isFree ? 'AFTER_SESSION' : totalMinor === 0 ? 'NEVER' : 'NOW';
  return {
    providerId: provider.id,
    serviceId: service.id,
    startsAt,
    price: service.price,
    payBy,
    insurance,
    slidingScale,
    slidingScaleStep,
    coupon,
    total: usd(totalMinor),
    furtherTotal: usd(furtherMinor),
    timing,
    dueNow: usd(timing === 'NOW' ? totalMinor : 0),
    cancellation: provider.cancellationPolicy,
  };
}

/** A session by donation: the client gives what they choose after it, and cancelling costs nothing. */
function donationQuote({ provider, service, startsAt, donationMinor = 0 }: QuoteRequest): BookingQuote {
  const donation = usd(donationMinor);
  return {
    providerId: provider.id,
    serviceId: service.id,
    startsAt,
    price: service.price,
    payBy: 'SELF',
    insurance: null,
    slidingScale: [],
    slidingScaleStep: 'FULL',
    coupon: null,
    donation,
    total: donation,
    furtherTotal: donation,
    timing: donationMinor === 0 ? 'NEVER' : 'AFTER_SESSION',
    dueNow: usd(0),
    cancellation: { ...provider.cancellationPolicy, lateFeePercent: 0 },
  };
}

function atStep(priceMinor: number, step: SlidingScaleStep): number {
  return Math.round((priceMinor * STEPS[step]) / 100);
}

/** The caller's insurance that the provider accepts and whose policy is active on the day. */
function insuranceOf({ tables, provider, service, userId, startsAt }: QuoteRequest): BookingQuote['insurance'] {
  const day = dateIn(startsAt, 'America/New_York').toString();
  for (const coverage of tables.coverages.all()) {
    const policy =
      coverage.client.id === userId && provider.insurers.includes(coverage.insurer)
        ? tables.policies.get(policyIdOf(coverage))
        : undefined;
    if (!policy || day < policy.startsOn || (policy.endsOn !== null && day > policy.endsOn)) continue;
    const copayMinor = Math.min(policy.copayMinor, service.price.amountMinor);
    return {
      coverageId: coverage.id,
      insurer: coverage.insurer,
      planName: coverage.planName,
      copay: usd(copayMinor),
      pays: usd(service.price.amountMinor - copayMinor),
    };
  }
  return null;
}

function couponOf(
  { tables, userId, couponCode, now }: QuoteRequest,
  payBy: PayBy,
  beforeMinor: number,
): BookingQuote['coupon'] {
  if (couponCode === undefined) return null;
  const code = couponCode.toUpperCase();
  const seed = couponSeeds.find((entry) => entry.code === code);
  const refused = (status: Exclude<CouponStatus, 'APPLIED'>) => ({ code, status, discount: usd(0) });
  if (!seed) return refused('UNKNOWN');
  // Expiry is relative to the server's first day; an expired code is before it in any case.
  if (seed.endsInDays !== null && addMinutes(now, seed.endsInDays * DAY) < now) return refused('EXPIRED');
  if (payBy === 'INSURANCE') return refused('NOT_WITH_INSURANCE');
  const isUsed = tables.appointments
    .all()
    .some((row) => row.client.id === userId && row.status !== 'CANCELLED' && row.terms?.couponCode === code);
  if (isUsed) return refused('USED');
  const off = 'percent' in seed.off ? Math.round((beforeMinor * seed.off.percent) / 100) : seed.off.amountMinor;
  return { code, status: 'APPLIED', discount: usd(Math.min(off, beforeMinor)) };
}
