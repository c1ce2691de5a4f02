import { closeOnCallAlert, handOverOnCallAlert, listOnCallAlerts } from '@sakina/platform/contract';
import type { OnCallAlert } from '@sakina/platform/contract';
import { onCallAt } from '../../rules/on-call.ts';
import { grantView } from '../../rules/record-grants.ts';
import { notFound } from '../api-failure.ts';
import { defineHandler } from '../define-handler.ts';
import { settle } from './break-glass.ts';
import { onCallAlertsFor } from './on-call-alerts.ts';
import { closeAlert, handOverAlert } from './safety-acts.ts';
import { detailOf } from './safety-details.ts';
import { allAlerts } from './safety-records.ts';
import type { AlertRecord } from './safety-records.ts';
import type { ActContext } from './act-context.ts';

/** An alert with the caller’s latest access to the record of its client. */
function viewOf(context: ActContext, alert: AlertRecord): OnCallAlert {
  const { tables, user, now } = context;
  const own = tables.recordGrants
    .all()
    .filter((row) => row.requestedBy.id === user.userId && row.client.id === alert.client.id)
    .toSorted((first, second) => Date.parse(first.requestedAt) - Date.parse(second.requestedAt))
    .at(-1);
  return { ...detailOf(context, alert), record: own ? grantView(own, user.userId, now) : null };
}

/**
 * An alert that the caller has to answer, or had to until someone else took or closed it: that is a conflict which
 * names who it was, and not a missing alert. @throws ApiFailure 404
 */
function ownAlert(context: ActContext, id: string): AlertRecord {
  const { tables, user, now } = context;
  const isOnCall = onCallAt(tables, now).id === user.userId;
  const alert =
    onCallAlertsFor(context).find((row) => row.id === id) ??
    (isOnCall ? allAlerts(tables).find((row) => row.id === id) : undefined);
  if (!alert) throw notFound('this alert');
  return alert;
}

/** The alert as it stands after an act, which may have ended the caller’s turn. */
function afterwards(context: ActContext, id: string): OnCallAlert {
  const alert = allAlerts(context.tables).find((row) => row.id === id);
  if (!alert) throw notFound('this alert');
  return viewOf(context, alert);
}

export const listOnCallAlertsHandler = defineHandler(listOnCallAlerts, (context) => {
  const { tables, user, now } = context;
  settle(context);
  const onCall = onCallAt(tables, now);
  return {
    duty: onCall.id === user.userId ? { until: onCall.until, insteadOf: onCall.insteadOf ?? null } : null,
    items: onCallAlertsFor(context).map((alert) => viewOf(context, alert)),
  };
});

export const handOverOnCallAlertHandler = defineHandler(handOverOnCallAlert, (context) => {
  const { params, body } = context;
  handOverAlert(context, ownAlert(context, params.id), body);
  return afterwards(context, params.id);
});

export const closeOnCallAlertHandler = defineHandler(closeOnCallAlert, (context) => {
  const { params, body } = context;
  closeAlert(context, ownAlert(context, params.id), body.done);
  return afterwards(context, params.id);
});
