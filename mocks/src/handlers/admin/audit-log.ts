import { listAuditEntries } from '@sakina/platform/contract';
import type { AuditEntry, AuditEntryId } from '@sakina/platform/contract';
import { storyAccounts } from '../../personas/accounts.ts';
import { searchable } from '../../rules/names.ts';
import type { Tables } from '../../store/table.ts';
import { cursorPage } from '../cursor.ts';
import { defineHandler } from '../define-handler.ts';
import { wordsOf } from './user-search.ts';

/** The switches of portals as entries of the log. */
function switches(tables: Tables): AuditEntry[] {
  const names = new Map(storyAccounts.map(({ claims }) => [String(claims['sub']), String(claims['name'])]));
  return tables.portalSwitches.all().map(({ id, userId, from, to, reason, ts }) => ({
    id: id as AuditEntryId,
    at: ts,
    actor: { id: userId, displayName: names.get(userId) ?? tables.people.get(userId)?.displayName ?? 'User' },
    action: 'portal.switched',
    target: { kind: 'PORTAL', id: to, label: null },
    reason: reason.trim() === '' ? null : reason.slice(0, 500),
    before: { portal: from },
    after: { portal: to },
  }));
}

export const listAuditEntriesHandler = defineHandler(
  listAuditEntries,
  ({ tables, query: { after, limit, ...search } }) => {
    const words = wordsOf(search.q);
    const from = search.from === undefined ? 0 : Date.parse(search.from);
    const to = search.to === undefined ? Number.POSITIVE_INFINITY : Date.parse(search.to);
    const keyOf = ({ at, id }: AuditEntry) => `${new Date(at).toISOString()} ${id}`;
    const found = [...tables.auditEntries.all(), ...switches(tables)].filter(
      ({ at, actor, action, target, reason }) => {
        const text =
          words.length === 0
            ? ''
            : searchable(`${actor.displayName} ${action} ${target.label ?? ''} ${target.id} ${reason ?? ''}`);
        const time = Date.parse(at);
        return (
          words.every((word) => text.includes(word)) &&
          (search.actor === undefined || actor.id === search.actor) &&
          (!search.action?.length || search.action.includes(action)) &&
          time >= from &&
          time < to
        );
      },
    );
    return cursorPage(
      found.toSorted((first, second) => (keyOf(first) > keyOf(second) ? -1 : 1)),
      { after, limit },
      { of: ['audit', search], keyOf },
    );
  },
);
