import { settleProcessing } from '../../rules/payments.ts';
import { runPayouts } from '../../rules/payouts.ts';
import type { ProviderRow } from '../../store/rows.ts';
import type { Tables } from '../../store/table.ts';
import { settleClaims } from '../care/settle-claims.ts';

/** Lets banks and insurers catch up with the clock, and makes the payouts of a provider that have come due. Called before their money is read. */
export function catchUp(tables: Tables, provider: ProviderRow | null, now: Date): void {
  settleProcessing(tables, now);
  settleClaims(tables, now);
  if (provider) runPayouts(tables, provider, now);
}
