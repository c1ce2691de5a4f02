import {
  decideApproval,
  listApprovals,
  previewRetention,
  requestApproval,
  withdrawApproval,
} from '@sakina/platform/contract';
import type { Approval, AuditAction, BodyOf, KeepingPolicy, RetentionLoss, UserId } from '@sakina/platform/contract';
import { defined, isByTwo, rankedRoles, rolesAct, suspensionAct } from '@sakina/platform/domain';
import type { AdminAct } from '@sakina/platform/domain';
import { addMinutes, iso } from '../../clock.ts';
import { audit } from '../../rules/audit.ts';
import type { Rows } from '../../store/rows.ts';
import type { Tables } from '../../store/table.ts';
import { ApiFailure, invalid, notFound, versionConflict } from '../api-failure.ts';
import { defineHandler } from '../define-handler.ts';
import { newId } from '../practice/own.ts';
import { actorOf } from './actor.ts';
import { flat, replaceSecret, settingsOf, shorterPolicies } from './platform-settings.ts';
import { retentionLosses } from './retention-losses.ts';
import { standingFor } from './standing.ts';
import { actingFor, changeRoles, changeStatus, checkChange, checkRolesChange, existingUser } from './user-changes.ts';
import type { ActContext } from './act-context.ts';
import type { ChangeContext } from './user-changes.ts';

const DAY = 1440;
/**
 * Days for which a request waits for a second administrator, and days from an approval until something is deleted
 * (docs/rules/administration.md, Approvals by two).
 */
const EXPIRY_DAYS = 7;
const WAIT_DAYS = 7;

type Row = Rows['approvals'];

/** What is asked for by each kind of request. */
const acts: Readonly<Record<Approval['kind'], AdminAct>> = {
  RETENTION: 'settings.keepShorter',
  PLATFORM_ADMIN: 'administrators.roles',
  SUSPENSION: 'administrators.suspend',
  SECRET: 'secrets.replace',
};
type Asked<Kind> = Extract<BodyOf<typeof requestApproval>, { kind: Kind }>;

const statusOf = (row: Row, now: Date): Approval['status'] =>
  row.status === 'PENDING' && now.getTime() >= Date.parse(row.expiresAt) ? 'EXPIRED' : row.status;

/** Whether someone may decide: never who asked, nor whom it is about. */
const isOthers = (row: Row, id: string) => row.requestedBy.id !== id && row.target.id !== id;

/** What a request for a shorter time deletes by now; nothing for another one. */
function lossesOf(tables: Tables, { kind, before, after }: Row, now: Date): RetentionLoss[] {
  if (kind !== 'RETENTION') return [];
  const shorter = Object.entries(after).map(([path, to]) => ({
    path: path as KeepingPolicy,
    from: Number(before[path]),
    to: Number(to),
  }));
  return retentionLosses(tables, shorter, now);
}

function view({ tables, user, now }: ActContext, row: Row): Approval {
  const { policies: _policies, roles: _roles, integrationId: _integration, ...common } = row;
  const status = statusOf(row, now);
  return {
    ...common,
    status,
    losses: status === 'PENDING' || status === 'SCHEDULED' ? lossesOf(tables, row, now) : [],
    mayDecide: status === 'PENDING' && isOthers(row, user.userId),
    mayWithdraw: status === 'SCHEDULED' || (status === 'PENDING' && row.requestedBy.id === user.userId),
  };
}

/** What waits for a decision of the caller. */
export function approvalsFor({ tables, user, now }: ActContext): Row[] {
  return tables.approvals.all().filter((row) => statusOf(row, now) === 'PENDING' && isOthers(row, user.userId));
}

function record({ tables, user, now }: ActContext, row: Row, action: AuditAction, reason: string): void {
  audit(
    tables,
    {
      actor: actorOf(user),
      action,
      target: { kind: 'APPROVAL', id: row.id, label: null },
      reason,
      before: row.before,
      after: row.after,
    },
    now,
  );
}

export const listApprovalsHandler = defineHandler(listApprovals, (context) => {
  const { tables, user, now } = context;
  standingFor('approvals.decide', tables, user);
  settingsOf(tables, now);
  const rows = tables.approvals.all();
  return {
    items: rows
      .toSorted((first, second) => Date.parse(second.requestedAt) - Date.parse(first.requestedAt))
      .map((row) => view(context, row)),
  };
});

function askRetention(context: ChangeContext, { version, policies, reason }: Asked<'RETENTION'>): Row {
  const { tables, now } = context;
  const settings = settingsOf(tables, now);
  if (version !== settings.version)
    throw versionConflict('The settings were changed in the meantime. Read them again before you save.', {
      version: settings.version,
    });
  if (shorterPolicies(settings, policies).length === 0)
    throw invalid({ policies: 'Nothing becomes shorter, so it can be saved without a second administrator.' });
  const before = flat({ policies: settings.policies });
  const after = flat({ policies: { ...settings.policies, ...defined(policies) } });
  const changed = Object.keys(after).filter((path) => before[path] !== after[path]);
  const only = (values: Row['before']) => Object.fromEntries(changed.map((path) => [path, values[path] ?? null]));
  return asked(context, {
    kind: 'RETENTION',
    reason,
    target: { kind: 'SETTINGS', id: 'platform', label: null },
    before: only(before),
    after: only(after),
  });
}

function askRoles(context: ChangeContext, { userId, before, reason, ...body }: Asked<'PLATFORM_ADMIN'>): Row {
  const roles = rankedRoles.filter((role) => body.roles.includes(role));
  if (!isByTwo(rolesAct(before, roles)))
    throw invalid({ roles: 'Only who is a platform administrator needs a second one.' });
  const found = existingUser(context, userId);
  checkRolesChange(context, found, { roles, before });
  return asked(context, {
    kind: 'PLATFORM_ADMIN',
    reason,
    target: { kind: 'USER', id: found.user.id, label: found.user.displayName },
    before: { roles: before },
    after: { roles },
    roles: { userId: userId as UserId, roles, before },
  });
}

function askSuspension(context: ChangeContext, { userId, reason }: Asked<'SUSPENSION'>): Row {
  const { user: target } = existingUser(context, userId);
  if (!isByTwo(suspensionAct(target.roles)))
    throw invalid({ userId: 'Only the suspension of a platform administrator needs a second one.' });
  checkChange({ ...context, isApproved: true }, target, 'SUSPEND', new Set());
  return asked(context, {
    kind: 'SUSPENSION',
    reason,
    target: { kind: 'USER', id: target.id, label: target.displayName },
    before: { status: target.status },
    after: { status: 'SUSPENDED' },
  });
}

function askSecret(context: ChangeContext, { integrationId, secret, reason }: Asked<'SECRET'>): Row {
  const integration = settingsOf(context.tables, context.now).integrations.find(({ id }) => id === integrationId);
  if (!integration) throw invalid({ integrationId: 'There is no such connected system.' });
  return asked(context, {
    kind: 'SECRET',
    reason,
    target: { kind: 'SETTINGS', id: integration.id, label: integration.name },
    before: { secretEndsWith: integration.secretEndsWith },
    after: { secretEndsWith: secret.slice(-4) },
    integrationId: integration.id,
  });
}

function ask(context: ChangeContext, body: BodyOf<typeof requestApproval>): Row {
  switch (body.kind) {
    case 'RETENTION':
      return askRetention(context, body);
    case 'PLATFORM_ADMIN':
      return askRoles(context, body);
    case 'SUSPENSION':
      return askSuspension(context, body);
    case 'SECRET':
      return askSecret(context, body);
  }
}

type Drafted = Pick<Row, 'kind' | 'reason' | 'target' | 'before' | 'after' | 'roles' | 'integrationId'>;

function asked({ tables, user, now }: ChangeContext, draft: Drafted): Row {
  const waits = tables.approvals
    .all()
    .some(
      (row) =>
        row.kind === draft.kind &&
        row.target.id === draft.target.id &&
        JSON.stringify(row.after) === JSON.stringify(draft.after) &&
        ['PENDING', 'SCHEDULED'].includes(statusOf(row, now)),
    );
  if (waits) throw new ApiFailure(409, 'ALREADY_REQUESTED', 'The same has been asked for already.');
  return tables.approvals.put({
    ...draft,
    id: newId<string>('apv'),
    status: 'PENDING',
    requestedBy: actorOf(user),
    requestedAt: iso(now),
    expiresAt: iso(addMinutes(now, EXPIRY_DAYS * DAY)),
    decision: null,
    takesEffectAt: null,
  });
}

export const requestApprovalHandler = defineHandler(requestApproval, (context) => {
  const { body } = context;
  standingFor(acts[body.kind], context.tables, context.user);
  const acting = actingFor('approvals.request', context);
  const row = ask(acting, body);
  record(context, row, 'approval.requested', body.reason);
  return view(context, row);
});

/** @throws ApiFailure 404, 409 */
function openRow({ tables, now }: ActContext, id: string, states: readonly Approval['status'][]): Row {
  const row = tables.approvals.get(id);
  if (!row) throw notFound('this request');
  const status = statusOf(row, now);
  if (!states.includes(status))
    throw new ApiFailure(409, 'ALREADY_DECIDED', 'This does not wait for a decision any more.', { status });
  return row;
}

export const decideApprovalHandler = defineHandler(decideApproval, (context) => {
  const { tables, user, params, now, body } = context;
  const acting = actingFor('approvals.decide', context);
  settingsOf(tables, now);
  const row = openRow(context, params.id, ['PENDING']);
  if (!isOthers(row, user.userId))
    throw new ApiFailure(403, 'OWN_MATTER', 'You asked for this, or it is about you. Someone else has to decide it.');
  const isApproved = body.decision === 'APPROVE';
  const isLater = row.kind === 'RETENTION';
  if (isApproved && row.roles)
    changeRoles({ ...acting, isApproved: true }, existingUser(acting, row.roles.userId), {
      ...row.roles,
      reason: row.reason,
    });
  if (isApproved && row.kind === 'SUSPENSION')
    changeStatus({ ...acting, isApproved: true }, existingUser(acting, row.target.id), {
      action: 'SUSPEND',
      reason: row.reason,
    });
  if (isApproved && row.integrationId !== undefined)
    replaceSecret(
      tables,
      {
        integrationId: row.integrationId,
        endsWith: String(row.after['secretEndsWith']),
        by: row.requestedBy,
        reason: row.reason,
      },
      now,
    );
  const decided = tables.approvals.put({
    ...row,
    status: isApproved ? (isLater ? 'SCHEDULED' : 'DONE') : 'REFUSED',
    decision: { by: actorOf(user), at: iso(now), note: body.note },
    takesEffectAt: isApproved && isLater ? iso(addMinutes(now, WAIT_DAYS * DAY)) : null,
  });
  record(context, decided, isApproved ? 'approval.approved' : 'approval.refused', body.note);
  return view(context, decided);
});

export const withdrawApprovalHandler = defineHandler(withdrawApproval, (context) => {
  const { tables, user, params, now, body } = context;
  standingFor('approvals.withdraw', tables, user);
  settingsOf(tables, now);
  const row = openRow(context, params.id, ['PENDING', 'SCHEDULED']);
  if (!view(context, row).mayWithdraw) throw new ApiFailure(403, 'FORBIDDEN', 'Only who asked for it can withdraw it.');
  const withdrawn = tables.approvals.put({ ...row, status: 'WITHDRAWN', takesEffectAt: null });
  record(context, withdrawn, 'approval.withdrawn', body.reason);
  return view(context, withdrawn);
});

export const previewRetentionHandler = defineHandler(previewRetention, ({ tables, user, body, now }) => {
  standingFor('settings.keepShorter', tables, user);
  const shorter = shorterPolicies(settingsOf(tables, now), body.policies);
  return { losses: retentionLosses(tables, shorter, now), waitDays: WAIT_DAYS };
});
