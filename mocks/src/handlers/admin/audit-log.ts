import { exportAuditEntries, listAuditEntries } from '@sakina/platform/contract';
import type { AuditEntry, AuditEntryId, QueryOf } from '@sakina/platform/contract';
import { iso } from '../../clock.ts';
import { storyAccounts } from '../../personas/accounts.ts';
import { auditArchive } from '../../personas/audit-archive.ts';
import { audit } from '../../rules/audit.ts';
import { foldForSearch } from '@sakina/platform/locale';
import type { Tables } from '../../store/table.ts';
import { ApiFailure } from '../api-failure.ts';
import { cursorPage } from '../cursor.ts';
import { defineHandler } from '../define-handler.ts';
import type { Caller } from '../caller.ts';
import { actorOf } from './actor.ts';
import { bulkDataOf, seededAt } from './bulk-data-of.ts';
import { targetNames } from './audit-targets.ts';
import { providerScope } from './provider-scope.ts';
import { allAlerts, isAlertInScope } from './safety-records.ts';
import { isInScope, standingFor } from './standing.ts';
import type { Standing } from './standing.ts';
import { findUser } from './user-records.ts';
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

/**
 * Whether an entry is a caller’s to see: an act by or about the people, providers and sessions that they answer for.
 */
function scopeTest(tables: Tables, standing: Standing): (entry: AuditEntry) => boolean {
  if (standing.organizationId === null) return () => true;
  const providers = providerScope(tables, standing) ?? new Set();
  const alerts = new Set(
    allAlerts(tables)
      .filter((alert) => isAlertInScope(alert, providers))
      .map(({ id }) => id),
  );
  const known = new Map<string, boolean>();
  const isOwnPerson = (id: string) => {
    const before = known.get(id);
    if (before !== undefined) return before;
    const user = findUser(tables, () => bulkDataOf(tables), id)?.user;
    const isOwn = id === standing.id || (user !== undefined && isInScope(standing, user.organization));
    known.set(id, isOwn);
    return isOwn;
  };
  return ({ actor, target: { kind, id } }) =>
    isOwnPerson(actor.id) ||
    (kind === 'USER' && isOwnPerson(id)) ||
    (kind === 'PROVIDER' && providers.has(id)) ||
    (kind === 'SAFETY_ALERT' && alerts.has(id)) ||
    (kind === 'SESSION' && providers.has(tables.appointments.get(id)?.provider.id ?? ''));
}

/** The entries that fit, the newest first; of one instant they stand by their id, so that a page cannot shuffle. */
function matching(tables: Tables, user: Caller, search: Search): AuditEntry[] {
  const isVisible = scopeTest(tables, standingFor('audit.read', tables, user));
  const words = wordsOf(search.q);
  const from = search.from === undefined ? 0 : Date.parse(search.from);
  const to = search.to === undefined ? Number.POSITIVE_INFINITY : Date.parse(search.to);
  return [...tables.auditEntries.all(), ...switches(tables), ...auditArchive(seededAt(tables))]
    .filter((entry) => {
      const { at, actor, action, target, reason, outcome = 'DONE' } = entry;
      const text =
        words.length === 0
          ? ''
          : foldForSearch(`${actor.displayName} ${action} ${target.label ?? ''} ${target.id} ${reason ?? ''}`);
      const time = Date.parse(at);
      return (
        words.every((word) => text.includes(word)) &&
        (search.actor === undefined || actor.id === search.actor) &&
        (!search.action?.length || search.action.includes(action)) &&
        (search.target === undefined || target.id === search.target) &&
        (!search.targetKind?.length || search.targetKind.includes(target.kind)) &&
        (search.outcome === undefined || outcome === search.outcome) &&
        time >= from &&
        time < to &&
        isVisible(entry)
      );
    })
    .toSorted((first, second) => (keyOf(first) > keyOf(second) ? -1 : 1));
}

export const listAuditEntriesHandler = defineHandler(
  listAuditEntries,
  ({ tables, user, query: { after, limit, ...search } }) => {
    const page = cursorPage(matching(tables, user, search), { after, limit }, { of: ['audit', search], keyOf });
    const nameOf = targetNames(tables, standingFor('audit.read', tables, user));
    return { ...page, items: page.items.map((entry) => ({ ...entry, target: nameOf(entry.target) })) };
  },
);

const EXPORT_LIMIT = 10_000;
const valuesText = (values: AuditEntry['before']) =>
  Object.entries(values)
    .map(([name, value]) => `${name}: ${Array.isArray(value) ? value.join(' ') : String(value ?? '')}`)
    .join('; ');

export const exportAuditEntriesHandler = defineHandler(
  exportAuditEntries,
  ({ tables, user, body: { reason, ...search }, now }) => {
    const found = matching(tables, user, search);
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
    const nameOf = targetNames(tables, standingFor('audit.read', tables, user));
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
        'target',
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
        nameOf(entry.target).label ?? '',
        entry.reason ?? '',
        valuesText(entry.before),
        valuesText(entry.after),
      ]),
    };
  },
);
