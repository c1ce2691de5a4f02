import { providerKind } from '@sakina/platform/contract';
import type { ProviderKind } from '@sakina/platform/contract';
import { readId, readOption } from '../../shared/address.ts';

export const PERIODS = ['last30', 'last90', 'month', 'lastMonth', 'year'] as const;
export type Period = (typeof PERIODS)[number];
export const VIEWS = ['summary', 'providers', 'refunds', 'payouts'] as const;
export type RevenueView = (typeof VIEWS)[number];

/** What the address holds: the period, the view, and the kind of provider that a drill-down is about. */
export interface RevenueAddress {
  period: Period;
  view: RevenueView;
  kind: ProviderKind | null;
  /** The provider or the payout whose sessions are shown, by id; null for the list. */
  openId: string | null;
}

/** Reads the state from an address; what makes no sense takes its default. */
export function readRevenueAddress(params: URLSearchParams): RevenueAddress {
  return {
    period: readOption(PERIODS, params.get('period'), 'last30'),
    view: readOption(VIEWS, params.get('view'), 'summary'),
    kind: readOption(providerKind.options, params.get('kind'), null),
    openId: readId(params, 'open'),
  };
}

/** The query that the state is kept in. */
export function writeRevenueAddress({ period, view, kind, openId }: RevenueAddress): URLSearchParams {
  const params = new URLSearchParams();
  if (period !== 'last30') params.set('period', period);
  if (view !== 'summary') params.set('view', view);
  if (kind !== null && view === 'providers') params.set('kind', kind);
  if (openId !== null && (view === 'providers' || view === 'payouts')) params.set('open', openId);
  return params;
}
