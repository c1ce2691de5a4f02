import type { AdminSafetyAlertDetail, UserId } from '@sakina/platform/contract';
import { hasAdminRole, userFromClaims } from '@sakina/platform/domain';
import { storyAccounts } from '../../personas/accounts.ts';
import { isSuspended } from '../../rules/account-state.ts';
import { phoneOf } from '../../rules/client-phone.ts';
import { onCallAt } from '../../rules/on-call.ts';
import type { Tables } from '../../store/table.ts';
import { notFound } from '../api-failure.ts';
import { providerScope } from './provider-scope.ts';
import { alertView, allAlerts, isAlertInScope } from './safety-records.ts';
import type { AlertRecord } from './safety-records.ts';
import { standingFor } from './standing.ts';
import type { ActContext } from './act-context.ts';

/**
 * The alerts that a caller takes care of: of their organisation’s providers, and those that were handed to them.
 * Whoever is on call takes care of all, wherever they work.
 */
export function alertsFor({ tables, user, now }: ActContext): AlertRecord[] {
  const only = providerScope(tables, standingFor('safety.read', tables, user));
  const isOnCall = onCallAt(tables, now).id === user.userId;
  return allAlerts(tables).filter(
    (alert) => isOnCall || isAlertInScope(alert, only) || alert.owner?.id === user.userId,
  );
}

/** An alert by its id, answered or not, that the caller takes care of. @throws ApiFailure 403, 404 */
export function existingAlert(context: ActContext, id: string): AlertRecord {
  const alert = alertsFor(context).find((row) => row.id === id);
  if (!alert) throw notFound('this alert');
  return alert;
}

/**
 * To whom an alert can be handed: who is on call first, then the administrators; neither the caller nor whom it
 * concerns.
 */
export function receiversOf(
  tables: Tables,
  caller: UserId,
  client: UserId,
  now: Date,
): AdminSafetyAlertDetail['receivers'] {
  const onCall = onCallAt(tables, now);
  const administrators = storyAccounts
    .filter(({ claims }) => hasAdminRole(userFromClaims(claims)))
    .map(({ claims }) => ({ id: String(claims['sub']) as UserId, displayName: String(claims['name']) }))
    .filter(({ id }) => id !== onCall.id && !isSuspended(tables, id));
  return [
    { id: onCall.id, displayName: onCall.displayName, isOnCall: true },
    ...administrators.map((person) => ({ ...person, isOnCall: false })),
  ].filter(({ id }) => id !== caller && id !== client);
}

/** An alert with how to reach the client and what was done, as an administrator sees it. @throws ApiFailure 403, 404 */
export function alertDetail(context: ActContext, id: string): AdminSafetyAlertDetail {
  return detailOf(context, existingAlert(context, id));
}

/** An alert with how to reach the client, to whom it can go, and what was done so far. */
export function detailOf({ tables, user, now }: ActContext, alert: AlertRecord): AdminSafetyAlertDetail {
  const { client, responsible, raisedAt } = alert;
  const reply = tables.messages
    .all()
    .filter(
      (row) =>
        row.author === 'PROVIDER' &&
        row.client.id === client.id &&
        responsible.some((provider) => provider.id === row.providerId) &&
        Date.parse(row.sentAt) > Date.parse(raisedAt),
    )
    .toSorted((first, second) => Date.parse(first.sentAt) - Date.parse(second.sentAt))
    .at(-1);
  const phone = phoneOf(tables, client.id, null);
  const writer = responsible.find((provider) => provider.id === reply?.providerId);
  return {
    ...alertView(alert),
    phone: phone?.number ?? null,
    ...(phone && { phoneSource: phone.source }),
    contact: reply && writer ? { at: reply.sentAt, byName: writer.displayName } : null,
    onCall: onCallAt(tables, now),
    receivers: receiversOf(tables, user.userId, client.id, now),
    acts: tables.safetyAlertStates.get(alert.id)?.acts ?? [],
  };
}
