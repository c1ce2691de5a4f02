import {
  claimAdminSafetyAlert,
  closeAdminSafetyAlert,
  getAdminSafetyAlert,
  handOverAdminSafetyAlert,
  listAdminSafetyAlerts,
  readAdminSafetyWords,
} from '@sakina/platform/contract';
import type { AuditAction, AuditEntry, SafetyAct, UserId } from '@sakina/platform/contract';
import { addMinutes, iso } from '../../clock.ts';
import { audit } from '../../rules/audit.ts';
import { onCallAt } from '../../rules/on-call.ts';
import { ApiFailure, forbidden, invalid } from '../api-failure.ts';
import { cursorPage } from '../cursor.ts';
import { defineHandler } from '../define-handler.ts';
import { alertDetail, alertsFor, existingAlert, receiversOf } from './safety-details.ts';
import { alertView } from './safety-records.ts';
import type { AlertRecord } from './safety-records.ts';
import { actorOf } from './actor.ts';
import type { ActContext } from './user-changes.ts';

/** Opening the same alert again within this many minutes is one entry: the screen reads it again by itself. */
const SAME_VISIT = 60;

const OWN_MATTER = 'This is about you, so someone else takes care of it.';

/** An alert that the caller may act on. @throws ApiFailure 403, 404 or 409 */
function actionable(context: ActContext, id: string): AlertRecord {
  const alert = existingAlert(context, id);
  const { acknowledgement, client } = alert;
  if (client.id === context.user.userId) throw forbidden(OWN_MATTER);
  if (acknowledgement !== null)
    throw new ApiFailure(409, 'ALERT_ACKNOWLEDGED', `${acknowledgement.byName} has said what was done.`, {
      byName: acknowledgement.byName,
      at: acknowledgement.at,
    });
  return alert;
}

/** @throws ApiFailure 409 where someone else has it */
function checkFree({ user }: ActContext, { owner }: AlertRecord, takenFrom?: UserId): void {
  if (owner !== null && owner.id !== user.userId && owner.id !== takenFrom)
    throw new ApiFailure(409, 'CLAIMED', `${owner.displayName} has this.`, { owner });
}

interface Step {
  kind: SafetyAct['kind'];
  action: AuditAction;
  owner: AlertRecord['owner'];
  toName?: string;
  note?: string;
}

/** Keeps an act with the alert and in the audit log, which names neither the client nor what was written. */
function act({ tables, user, now }: ActContext, alert: AlertRecord, step: Step): void {
  const { kind, action, owner, toName = null, note = null } = step;
  const earlier = tables.safetyAlertStates.get(alert.id)?.acts ?? [];
  tables.safetyAlertStates.put({
    id: alert.id,
    owner,
    acts: [...earlier, { at: iso(now), byName: user.displayName, kind, toName, note }],
  });
  record({ tables, user, now }, alert.id, action, {
    before: { owner: alert.owner?.id ?? null },
    after: { owner: owner?.id ?? null },
  });
}

function record(
  { tables, user, now }: ActContext,
  id: string,
  action: AuditAction,
  change: Partial<Pick<AuditEntry, 'before' | 'after'>> = {},
): void {
  audit(tables, { actor: actorOf(user), action, target: { kind: 'SAFETY_ALERT', id, label: null }, ...change }, now);
}

export const listAdminSafetyAlertsHandler = defineHandler(listAdminSafetyAlerts, (context) => {
  const { query, now } = context;
  const { after, limit, state = 'OPEN' } = query;
  const isDone = state === 'DONE';
  const keyOf = ({ id, raisedAt, acknowledgement }: AlertRecord) =>
    `${new Date(acknowledgement?.at ?? raisedAt).toISOString()} ${id}`;
  const rows = alertsFor(context)
    .filter(({ acknowledgement }) => (acknowledgement !== null) === isDone)
    .toSorted((first, second) => (keyOf(first) < keyOf(second) ? -1 : 1) * (isDone ? -1 : 1));
  const page = cursorPage(
    rows,
    { after, limit },
    { of: ['admin.safety', state], keyOf, direction: isDone ? 'desc' : 'asc' },
  );
  return { ...page, items: page.items.map(alertView), onCall: onCallAt(now) };
});

export const getAdminSafetyAlertHandler = defineHandler(getAdminSafetyAlert, (context) => {
  const { tables, user, now, params } = context;
  const detail = alertDetail(context, params.id);
  const since = addMinutes(now, -SAME_VISIT).getTime();
  const wasOpened = tables.auditEntries
    .all()
    .some(
      ({ action, actor, target, at }) =>
        action === 'safety.opened' && actor.id === user.userId && target.id === params.id && Date.parse(at) > since,
    );
  if (!wasOpened) record(context, params.id, 'safety.opened');
  return detail;
});

export const claimAdminSafetyAlertHandler = defineHandler(claimAdminSafetyAlert, (context) => {
  const { user, now, params, body } = context;
  const alert = actionable(context, params.id);
  checkFree(context, alert, body.isClaimed ? body.takenFrom : undefined);
  const isOthers = alert.owner !== null && alert.owner.id !== user.userId;
  const isSame = body.isClaimed ? alert.owner?.id === user.userId : alert.owner === null;
  if (!isSame)
    act(context, alert, {
      kind: body.isClaimed ? (isOthers ? 'TAKEN_OVER' : 'CLAIMED') : 'RELEASED',
      action: 'safety.owner_changed',
      owner: body.isClaimed ? { id: user.userId, displayName: user.displayName, since: iso(now) } : null,
    });
  return alertDetail(context, params.id);
});

export const handOverAdminSafetyAlertHandler = defineHandler(handOverAdminSafetyAlert, (context) => {
  const { tables, user, now, params, body } = context;
  const alert = actionable(context, params.id);
  checkFree(context, alert);
  const receiver = receiversOf(tables, user.userId, alert.client.id, now).find(({ id }) => id === body.toId);
  if (!receiver) throw invalid({ toId: 'Choose someone who can take it.' });
  act(context, alert, {
    kind: 'HANDED_OVER',
    action: 'safety.handed_over',
    owner: { id: receiver.id, displayName: receiver.displayName, since: iso(now) },
    toName: receiver.displayName,
    note: body.note,
  });
  return alertDetail(context, params.id);
});

export const closeAdminSafetyAlertHandler = defineHandler(closeAdminSafetyAlert, (context) => {
  const { tables, user, now, params, body } = context;
  const alert = actionable(context, params.id);
  checkFree(context, alert);
  const acknowledgement = { at: iso(now), byName: user.displayName, notes: body.done };
  const measure = alert.kind === 'ITEM_9' ? tables.measures.get(alert.id) : undefined;
  if (measure?.flag) tables.measures.put({ ...measure, flag: { ...measure.flag, acknowledgement } });
  else tables.messageAcknowledgements.put({ id: alert.id, ...acknowledgement });
  act(context, alert, { kind: 'CLOSED', action: 'safety.closed', owner: null });
  return alertDetail(context, params.id);
});

export const readAdminSafetyWordsHandler = defineHandler(readAdminSafetyWords, (context) => {
  const alert = existingAlert(context, context.params.id);
  if (alert.client.id === context.user.userId) throw forbidden(OWN_MATTER);
  if (alert.acknowledgement === null)
    throw new ApiFailure(409, 'NOT_ACKNOWLEDGED', 'No one has said yet what was done.');
  act(context, alert, { kind: 'WORDS_READ', action: 'safety.words_read', owner: alert.owner });
  return alert.acknowledgement;
});
