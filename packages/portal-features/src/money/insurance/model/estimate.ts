import type { Benefits } from '@sakina/platform/contract';

/** One client's part of a price and what the plan pays, in minor units; the parts add up to the price. */
export interface Share {
  copay: number;
  deductible: number;
  coinsurance: number;
  /** What the out-of-pocket maximum took off. */
  capped: number;
  client: number;
  plan: number;
}

/** What the plan asks for, in minor units and whole percent. */
export interface Terms {
  copay: number;
  coinsurancePercent: number;
  deductibleLeft: number;
  outOfPocketLeft: number;
  costSharing: NonNullable<Benefits['costSharing']>;
}

/**
 * The client's share of a contracted price. Each part is rounded half up once, and together they are at most what is
 * left of the out-of-pocket maximum.
 * @param allowed The contracted price, in minor units.
 */
export function shareOf(allowed: number, terms: Terms): Share {
  let left = Math.max(0, terms.outOfPocketLeft);
  let wantedInAll = 0;
  const take = (wanted: number) => {
    const taken = Math.min(wanted, left);
    left -= taken;
    wantedInAll += wanted;
    return taken;
  };
  const { costSharing } = terms;
  const wantedCopay = costSharing === 'COINSURANCE_ONLY' ? 0 : terms.copay;
  const wantedDeductible = costSharing === 'COPAY_ONLY' ? 0 : terms.deductibleLeft;
  let rest = allowed;
  let copay = 0;
  let deductible = 0;
  const takeCopay = () => {
    const wanted = Math.min(wantedCopay, rest);
    rest -= wanted;
    copay = take(wanted);
  };
  const takeDeductible = () => {
    const wanted = Math.min(wantedDeductible, rest);
    rest -= wanted;
    deductible = take(wanted);
  };
  if (costSharing === 'DEDUCTIBLE_THEN_COPAY') {
    takeDeductible();
    takeCopay();
  } else {
    takeCopay();
    takeDeductible();
  }
  const coinsurance = take(costSharing === 'COPAY_ONLY' ? 0 : Math.floor((rest * terms.coinsurancePercent + 50) / 100));
  const client = copay + deductible + coinsurance;
  return { copay, deductible, coinsurance, capped: wantedInAll - client, client, plan: allowed - client };
}

/** What is not known of the benefits, so that no estimate can be made. */
export type Unknown = 'copay' | 'coinsurance' | 'deductible' | 'outOfPocket';

/** The terms of a payer's answer; of client and family the nearer counts. Unknown parts are named, never taken as 0. */
export function termsOf(benefits: Benefits): { terms: Terms } | { unknown: Unknown[] } {
  const { copay, coinsurancePercent, deductible, outOfPocket, family } = benefits;
  const unknown: Unknown[] = [
    ...(copay === null ? (['copay'] as const) : []),
    ...(coinsurancePercent === null ? (['coinsurance'] as const) : []),
    ...(deductible === null ? (['deductible'] as const) : []),
    ...(outOfPocket === null ? (['outOfPocket'] as const) : []),
  ];
  if (copay === null || coinsurancePercent === null || deductible === null || outOfPocket === null) return { unknown };
  const nearer = (own: number, shared: number | undefined) => Math.min(own, shared ?? own);
  return {
    terms: {
      copay: copay.amountMinor,
      coinsurancePercent,
      deductibleLeft: nearer(deductible.remaining.amountMinor, family?.deductible.remaining.amountMinor),
      outOfPocketLeft: nearer(outOfPocket.remaining.amountMinor, family?.outOfPocket.remaining.amountMinor),
      costSharing: benefits.costSharing ?? 'COPAY_THEN_DEDUCTIBLE',
    },
  };
}
