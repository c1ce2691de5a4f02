import { settleProcessing } from '../../rules/payments.ts';
import { settleRefunds } from '../../rules/refunds.ts';
import { runPayouts } from '../../rules/payouts.ts';
import type { ProviderRow } from '../../store/rows.ts';
import type { Tables } from '../../store/table.ts';
import { settleClaims } from '../care/settle-claims.ts';

/**
 * Advances banks and insurers to the current time and creates a provider's due payouts. Called before financial data is
 * read.
 */
export function catchUp(tables: Tables, provider: ProviderRow | null, now: Date): void {
  settleProcessing(tables, now);
  settleRefunds(tables, now);
  settleClaims(tables, now);
  if (provider) runPayouts(tables, provider, now);
}
