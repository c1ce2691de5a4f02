import { exportAuditEntries, listAuditEntries } from '@sakina/platform/contract';
import type { AuditEntry, AuditEntryId, QueryOf } from '@sakina/platform/contract';
import { iso } from '../../clock.ts';
import { storyAccounts } from '../../personas/accounts.ts';
import { audit } from '../../rules/audit.ts';
import { searchable } from '../../rules/names.ts';
import type { Tables } from '../../store/table.ts';
import { ApiFailure } from '../api-failure.ts';
import { cursorPage } from '../cursor.ts';
import { defineHandler } from '../define-handler.ts';
import { actorOf } from './actor.ts';
import { wordsOf } from './user-search.ts';

/** Portal switches as log entries. */
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

type Search = Omit<NonNullable<QueryOf<typeof listAuditEntries>>, 'after' | 'limit'>;

const keyOf = ({ at, id }: AuditEntry) => `${new Date(at).toISOString()} ${id}`;

/** The entries that fit, the newest first; of one instant they stand by their id, so that a page cannot shuffle. */
function matching(tables: Tables, search: Search): AuditEntry[] {
  const words = wordsOf(search.q);
  const from = search.from === undefined ? 0 : Date.parse(search.from);
  const to = search.to === undefined ? Number.POSITIVE_INFINITY : Date.parse(search.to);
  return [...tables.auditEntries.all(), ...switches(tables)]
    .filter((entry) => {
      const { at, actor, action, target, reason, outcome = 'DONE' } = entry;
      const text =
        words.length === 0
          ? ''
          : searchable(`${actor.displayName} ${action} ${target.label ?? ''} ${target.id} ${reason ?? ''}`);
      const time = Date.parse(at);
      return (
        words.every((word) => text.includes(word)) &&
        (search.actor === undefined || actor.id === search.actor) &&
        (!search.action?.length || search.action.includes(action)) &&
        (search.target === undefined || target.id === search.target) &&
        (!search.targetKind?.length || search.targetKind.includes(target.kind)) &&
        (search.outcome === undefined || outcome === search.outcome) &&
        time >= from &&
        time < to
      );
    })
    .toSorted((first, second) => (keyOf(first) > keyOf(second) ? -1 : 1));
}

export const listAuditEntriesHandler = defineHandler(
  listAuditEntries,
  ({ tables, query: { after, limit, ...search } }) =>
    cursorPage(matching(tables, search), { after, limit }, { of: ['audit', search], keyOf }),
);

const EXPORT_LIMIT = 10_000;
const valuesText = (values: AuditEntry['before']) =>
  Object.entries(values)
    .map(([name, value]) => `${name}: ${Array.isArray(value) ? value.join(' ') : String(value ?? '')}`)
    .join('; ');

export const exportAuditEntriesHandler = defineHandler(
  exportAuditEntries,
  ({ tables, user, body: { reason, ...search }, now }) => {
    const found = matching(tables, search);
    if (found.length > EXPORT_LIMIT)
      throw new ApiFailure(422, 'SELECTION_TOO_LARGE', 'Too many entries match. Narrow the filters.', {
        total: found.length,
        limit: EXPORT_LIMIT,
      });
    audit(
      tables,
      {
        actor: actorOf(user),
        action: 'audit.exported',
        target: { kind: 'LIST', id: 'audit', label: null },
        reason,
        after: { rows: found.length },
      },
      now,
    );
    return {
      fileName: `audit-${iso(now).slice(0, 10)}.csv`,
      columns: [
        'id',
        'at',
        'actorId',
        'actor',
        'action',
        'outcome',
        'targetKind',
        'targetId',
        'reason',
        'before',
        'after',
      ],
      total: found.length,
      generatedAt: iso(now),
      rows: found.map((entry) => [
        entry.id,
        entry.at,
        entry.actor.id,
        entry.actor.displayName,
        entry.action,
        entry.outcome ?? 'DONE',
        entry.target.kind,
        entry.target.id,
        entry.reason ?? '',
        valuesText(entry.before),
        valuesText(entry.after),
      ]),
    };
  },
);
