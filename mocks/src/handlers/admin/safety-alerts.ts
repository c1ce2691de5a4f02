import {
  claimAdminSafetyAlert,
  closeAdminSafetyAlert,
  getAdminSafetyAlert,
  handOverAdminSafetyAlert,
  listAdminSafetyAlerts,
  readAdminSafetyWords,
} from '@sakina/platform/contract';
import { addMinutes, iso } from '../../clock.ts';
import { onCallAt } from '../../rules/on-call.ts';
import { ApiFailure, forbidden } from '../api-failure.ts';
import { cursorPage } from '../cursor.ts';
import { defineHandler } from '../define-handler.ts';
import { act, checkActionable, checkFree, closeAlert, handOverAlert, OWN_MATTER, record } from './safety-acts.ts';
import { alertDetail, alertsFor, existingAlert } from './safety-details.ts';
import { alertView } from './safety-records.ts';
import type { AlertRecord } from './safety-records.ts';

/** Opening the same alert again within this many minutes is one entry: the screen reads it again by itself. */
const SAME_VISIT = 60;

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
  return { ...page, items: page.items.map(alertView), onCall: onCallAt(context.tables, now) };
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
  const alert = checkActionable(context, existingAlert(context, params.id));
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
  const { params, body } = context;
  handOverAlert(context, existingAlert(context, params.id), body);
  return alertDetail(context, params.id);
});

export const closeAdminSafetyAlertHandler = defineHandler(closeAdminSafetyAlert, (context) => {
  const { params, body } = context;
  closeAlert(context, existingAlert(context, params.id), body.done);
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
