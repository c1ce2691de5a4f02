import { describe, expect, test } from 'vitest';
import type { AuditEntry } from '@sakina/platform/contract';
import { actRow, actsLogging, adminScope, isByTwo, mayDo } from '@sakina/platform/domain';
import { statusOf, userIds } from '../bulk-data/users.ts';
import { pinnedNow } from '../clock.ts';
import { idris, ingrid, mariam } from './administrators.ts';
import { auditArchive } from './audit-archive.ts';
import { auditSeeds } from './audit-log.ts';
import { ids } from './ids.ts';
import { firstSettings } from './platform-settings.ts';
import { settingsHistory } from './settings-history.ts';
import { recordGrantSeeds } from './record-grants.ts';
import { organizationIdOf } from './suspensions.ts';

const now = pinnedNow();
const history = settingsHistory(now);
const all = [...auditArchive(now), ...auditSeeds(now), ...history.entries];
const done = all.filter(({ outcome = 'DONE' }) => outcome === 'DONE');
const refused = all.filter(({ outcome }) => outcome === 'REFUSED');
const actors = new Map([ingrid, mariam, idris].map((one) => [one.id as string, one]));
const earliestFirst = (entries: readonly AuditEntry[]) =>
  entries.toSorted((first, second) => Date.parse(first.at) - Date.parse(second.at));

/** Personas of the organisation that Idris answers for. */
const colleagues: readonly string[] = [ids.users.claire, ids.users.idris, ids.users.ingrid, ids.users.mariam];

/** The organisation of whom an entry is about. */
const organizationOf = (id: string) => {
  const number = userIds.numberOf(id);
  if (number !== null) return organizationIdOf(number);
  return colleagues.includes(id) ? idris.organizationId : null;
};

/** Whether a rule allows its actor what an entry says. */
function isAllowed({ actor, action, target }: AuditEntry): boolean {
  if (action === 'portal.switched') return true;
  const roles = actors.get(actor.id)?.roles ?? [];
  return (
    actsLogging(action).some((act) => mayDo(act, roles)) &&
    (target.kind !== 'USER' || adminScope(roles) === 'PLATFORM' || organizationOf(target.id) === idris.organizationId)
  );
}

describe('the audit log of the seeds', () => {
  test('holds no act that the rules forbid its actor, by rank or by organization [ADM-22] [ADM-70]', () => {
    expect(done.length).toBeGreaterThan(4_000);
    expect(done.filter((entry) => !isAllowed(entry))).toEqual([]);
    expect(done.some(({ actor, target }) => actor.id === idris.id && target.kind === 'USER')).toBe(true);
  });

  test('gives a reason for each act that needs one, and the code of each refusal [ADM-70]', () => {
    const silent = done.filter(({ action, reason }) => {
      // The beginning of reading follows what was asked and allowed, whose entries carry the reasons.
      if (action === 'record.opened') return false;
      const acts = actsLogging(action);
      return acts.length > 0 && acts.every((act) => actRow(act).needsReason) && !reason;
    });
    expect(silent).toEqual([]);
    expect(refused.length).toBeGreaterThan(1);
    for (const { action, actor, after, reason } of refused) {
      const may = actsLogging(action).some((act) => mayDo(act, actors.get(actor.id)?.roles ?? []));
      expect([action, reason, after['refused'] === 'FORBIDDEN']).toEqual([action, null, !may]);
      expect(after['refused']).toBeTruthy();
    }
  });

  test('names who asked for each record, who allowed it, each part that was read, and its end [CLOUD-548]', () => {
    for (const { id, requestedBy, requestedAt, decision, reads, ended } of recordGrantSeeds(now)) {
      const entries = done.filter(({ after }) => after['grant'] === id);
      const told = entries.map(({ at, action, actor, after }) => [at, action, actor.id, after['part']]);
      expect(told).toEqual([
        [requestedAt, 'record.asked', requestedBy.id, undefined],
        ...(decision?.by ? [[decision.at, 'record.allowed', decision.by.id, undefined]] : []),
        ...(decision ? [[decision.at, 'record.opened', requestedBy.id, undefined]] : []),
        ...reads.map((read) => [read.at, 'record.part_read', requestedBy.id, read.part]),
        ...(ended ? [[ended.at, 'record.closed', requestedBy.id, undefined]] : []),
      ]);
    }
  });

  test('an entry that puts its target into a state follows the one that put it into the state before', () => {
    const states = new Map<string, string>();
    const wrong = earliestFirst(done).filter(({ action, before, after, target }) => {
      if (action !== 'user.suspended' && action !== 'user.reactivated') return false;
      const was = states.get(target.id) ?? 'ACTIVE';
      states.set(target.id, String(after['status']));
      return was !== before['status'];
    });
    expect(wrong).toEqual([]);
    const today = [...states].map(([id, state]) => [statusOf(userIds.numberOf(id) ?? -1), state]);
    expect(today.filter(([is, state]) => is !== state)).toEqual([]);
  });
});

describe('the history of the settings', () => {
  const changes = earliestFirst(history.entries).filter(({ action }) => action === 'settings.changed');

  test('replayed from the first settings gives today’s, a version for each change [ADM-63] [ADM-65]', () => {
    const first = firstSettings(now);
    const valueAt = (settings: typeof first, path: string) => {
      const [area, group = '', name = ''] = path.split('.');
      if (area === 'plan') return settings.plan;
      if (area === 'features') return settings.features.find(({ key }) => key === group)?.enabled;
      if (area === 'integrations') return settings.integrations.find(({ id }) => id === group)?.changedAt;
      return (settings.policies as Record<string, Record<string, unknown>>)[group]?.[name];
    };
    const played = new Map<string, unknown>();
    for (const { before, after } of changes)
      for (const [path, value] of Object.entries(after)) {
        expect([path, before[path]]).toEqual([path, played.has(path) ? played.get(path) : valueAt(first, path)]);
        played.set(path, value);
      }
    for (const [path, value] of played) expect([path, value]).toEqual([path, valueAt(history.settings, path)]);
    expect(history.settings.version).toBe(changes.length + 1);
    const last = changes.at(-1);
    expect([history.settings.updatedAt, history.settings.updatedBy]).toEqual([last?.at, last?.actor.displayName]);
  });

  test('no one shortened what is kept or replaced a secret alone [ADM-23] [ADM-67]', () => {
    expect(isByTwo('secrets.replace')).toBe(true);
    const secrets = changes.filter(({ after }) => Object.keys(after).some((path) => path.startsWith('integrations.')));
    expect(secrets.length).toBe(history.approvals.length);
    for (const entry of secrets) {
      const approval = history.approvals.find(({ decision }) => decision?.at === entry.at);
      const approved = history.entries.find(
        ({ action, target }) => action === 'approval.approved' && target.id === approval?.id,
      );
      expect(approval?.requestedBy.id).toBe(entry.actor.id);
      expect(approved?.actor.id).toBe(approval?.decision?.by.id);
      expect(approved?.actor.id).not.toBe(entry.actor.id);
    }
    const shorter = changes.filter(({ before, after }) =>
      Object.keys(after).some((path) => /keepDays|Years|deletedAccountDays/.test(path) && after[path]! < before[path]!),
    );
    expect(shorter).toEqual([]);
  });
});
