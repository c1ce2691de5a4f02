import type { Money } from './money.ts';

/** What a provider may decide to charge for a session that was held for less than half of its booked minutes. */
export const chargeChoices = ['FULL', 'MINUTES', 'NOTHING'] as const;
export type ChargeChoice = (typeof chargeChoices)[number];

/**
 * What the minutes of a session say about its charge: nothing, the price as booked, or that the provider has to choose.
 */
export const chargeRules = ['NOTHING', 'CHOOSE', 'FULL'] as const;
export type ChargeRule = (typeof chargeRules)[number];

/** The minutes of a session that count for its charge. */
export interface SessionMinutes {
  /** Whole minutes held, as the server counted them. */
  readonly held: number;
  /** Minutes booked. */
  readonly booked: number;
}

/**
 * The rule for a session's charge (SESSION-2): nothing without a whole minute, the booked price from half of the booked
 * minutes on, and between the two the provider's choice.
 */
export function chargeRuleFor({ held, booked }: SessionMinutes): ChargeRule {
  if (held < 1) return 'NOTHING';
  return held * 2 < booked ? 'CHOOSE' : 'FULL';
}

/**
 * What a session is charged at by its minutes, rounded to whole minor units.
 * @param price The price as booked.
 * @param choice The provider's choice; it counts only where there is one to make.
 * @returns null where the provider has to choose and has not.
 */
export function chargeForMinutes(price: Money, minutes: SessionMinutes, choice: ChargeChoice | null): Money | null {
  const rule = chargeRuleFor(minutes);
  const decided = rule === 'CHOOSE' ? choice : rule;
  if (decided === null) return null;
  if (decided === 'FULL') return price;
  const share = decided === 'MINUTES' ? minutes.held / minutes.booked : 0;
  return { amountMinor: Math.round(price.amountMinor * share), currency: price.currency };
}
