import type { Tables } from '../../store/table.ts';
import { allProviders } from './provider-records.ts';
import { isInScope } from './standing.ts';
import type { Standing } from './standing.ts';

/**
 * The ids of the providers that a caller answers for; null for all. Sessions, money and alerts belong to an
 * organisation by their provider.
 */
export function providerScope(tables: Tables, standing: Standing): ReadonlySet<string> | null {
  if (standing.organizationId === null) return null;
  return new Set(
    allProviders(tables)
      .filter(({ organization }) => isInScope(standing, organization))
      .map(({ id }) => id),
  );
}
