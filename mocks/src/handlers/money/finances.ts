import { foldForSearch } from '@sakina/platform/locale';
import type { ProviderRow } from '../../store/rows.ts';
import { forbidden } from '../api-failure.ts';
import { ownProvider } from '../find.ts';
import type { Lookup } from '../find.ts';
import { catchUp } from './catch-up.ts';

/** @throws ApiFailure 403 for an account without financial rights */
export function requireFinances({ canViewFinancials }: Lookup['user']): void {
  if (!canViewFinancials)
    throw forbidden('This account may not see finances. They open once the credentials are verified.');
}

interface FinancesContext extends Lookup {
  now: Date;
}

/**
 * The caller's own provider record, after banks and insurers were advanced to the current time; null for an
 * administrator without one. An account without financial rights is denied: the server does not send what screens hide
 * (PORTAL-3).
 */
export function ownFinances(context: FinancesContext): ProviderRow | null {
  const { tables, user, now } = context;
  requireFinances(user);
  const provider = ownProvider(context);
  catchUp(tables, provider, now);
  return provider;
}

/** Like `ownFinances`, but requires a provider record. @throws ApiFailure */
export function ownFinancesOf(context: FinancesContext): ProviderRow {
  const provider = ownFinances(context);
  if (!provider) throw forbidden('Only a provider has these.');
  return provider;
}

/** Sort key: newest first, ties by id. */
export const newestKey = (row: { id: string; createdAt: string }) => `${row.createdAt} ${row.id}`;

/** Newest first. */
export function newestFirst<Row extends { id: string; createdAt: string }>(rows: readonly Row[]): Row[] {
  return rows.toSorted((first, second) => (newestKey(first) < newestKey(second) ? 1 : -1));
}

/** Whether every word of a search occurs in a text. */
export function hasWords(text: string, q: string | undefined): boolean {
  const within = foldForSearch(text);
  return foldForSearch(q ?? '')
    .split(/\s+/)
    .every((word) => within.includes(word));
}
