import type { ProviderRow } from '../../store/rows.ts';
import { forbidden } from '../api-failure.ts';
import { ownProvider } from '../find.ts';
import type { Lookup } from '../find.ts';
import { catchUp } from './catch-up.ts';

interface FinancesContext extends Lookup {
  now: Date;
}

/**
 * The caller's own provider record, with all that banks and insurers have done meanwhile; null for an administrator who has none.
 * An account that may not see money is refused: what screens hide the server does not send (PORTAL-3).
 */
export function ownFinances(context: FinancesContext): ProviderRow | null {
  const { tables, user, now } = context;
  if (!user.canViewFinancials)
    throw forbidden('This account may not see finances. They open once the credentials are verified.');
  const provider = ownProvider(context);
  catchUp(tables, provider, now);
  return provider;
}

/** As `ownFinances`, where there is nothing to do without a provider record. */
export function ownFinancesOf(context: FinancesContext): ProviderRow {
  const provider = ownFinances(context);
  if (!provider) throw forbidden('Only a provider has these.');
  return provider;
}

/** Newest first, with ties in one order. */
export const newestKey = (row: { id: string; createdAt: string }) => `${row.createdAt} ${row.id}`;

/** The newest first. */
export function newestFirst<Row extends { id: string; createdAt: string }>(rows: readonly Row[]): Row[] {
  return rows.toSorted((first, second) => (newestKey(first) < newestKey(second) ? 1 : -1));
}

/** Whether every word of a search occurs in a text, whatever the letters' case. */
export function hasWords(text: string, q: string | undefined): boolean {
  const within = text.toLocaleLowerCase('en');
  return (q ?? '')
    .toLocaleLowerCase('en')
    .split(/\s+/)
    .every((word) => within.includes(word));
}
