import type { AuditEntry } from '@sakina/platform/contract';
import { providerIds, providerNameOf } from '../../bulk-data/users.ts';
import type { Tables } from '../../store/table.ts';
import { bulkDataOf } from './bulk-data-of.ts';
import { isInScope } from './standing.ts';
import type { Standing } from './standing.ts';
import { findUser } from './user-records.ts';

type Target = AuditEntry['target'];

/**
 * Gives what an act was done to the name that it has now. The log itself keeps ids alone, so that a name that is taken
 * away is gone from it too. Of people outside the reader’s organization no name is given, nor of what is a client’s
 * care.
 */
export function targetNames(tables: Tables, standing: Standing): (target: Target) => Target {
  const known = new Map<string, string | null>();
  const read = ({ kind, id, label }: Target): string | null => {
    if (kind === 'USER' || kind === 'RECORD') return nameOfPerson(id);
    if (kind === 'PROVIDER' || kind === 'CREDENTIALS') return nameOfProvider(id) ?? label;
    if (kind === 'SETTINGS') return integrationOf(id) ?? label;
    return label;
  };
  const nameOfPerson = (id: string) => {
    const user = findUser(tables, () => bulkDataOf(tables), id)?.user;
    return user && (user.id === standing.id || isInScope(standing, user.organization)) ? user.displayName : null;
  };
  const nameOfProvider = (id: string) => {
    const number = providerIds.numberOf(id);
    return number === null ? (tables.providers.get(id)?.displayName ?? null) : providerNameOf(number);
  };
  const integrationOf = (id: string) =>
    tables.platformSettings.get('platform')?.integrations.find((entry) => entry.id === id)?.name ?? null;
  return (target) => {
    const key = `${target.kind} ${target.id}`;
    if (!known.has(key)) known.set(key, read(target));
    return { ...target, label: known.get(key) ?? null };
  };
}
