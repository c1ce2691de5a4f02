import { acknowledgeSafetyAlert, listSafetyAlerts } from '@sakina/platform/contract';
import type { ProviderId, SafetyAlert, UserId } from '@sakina/platform/contract';
import { iso } from '../../clock.ts';
import { phoneOf } from '../../rules/client-phone.ts';
import { speaksOfCrisis } from '../../rules/crisis-words.ts';
import type { MessageRow } from '../../store/rows.ts';
import type { MeasureRow } from '../../store/tables/care.ts';
import type { Tables } from '../../store/table.ts';
import { ApiFailure, forbidden, notFound } from '../api-failure.ts';
import { defineHandler } from '../define-handler.ts';
import { ownProvider } from '../find.ts';

function personOf(tables: Tables, providerId: ProviderId, client: { id: UserId; displayName: string }) {
  const phone = phoneOf(tables, client.id, providerId);
  const plan = tables.safetyPlans.get(client.id);
  return {
    client: { id: client.id, displayName: client.displayName },
    phone: phone?.number ?? null,
    ...(phone && { phoneSource: phone.source }),
    sharesSafetyPlan: plan?.sharedWith.includes(providerId) ?? false,
  };
}

function alertOfMeasure(tables: Tables, providerId: ProviderId, row: MeasureRow): SafetyAlert | null {
  const { flag } = row;
  if (flag === null || (flag.answer !== 1 && flag.answer !== 2 && flag.answer !== 3)) return null;
  return {
    ...personOf(tables, providerId, row.client),
    id: row.id,
    kind: 'ITEM_9',
    raisedAt: flag.raisedAt,
    answer: flag.answer,
    words: null,
    acknowledgement: flag.acknowledgement,
  };
}

function alertOfMessage(tables: Tables, row: MessageRow): SafetyAlert | null {
  if (row.author !== 'CLIENT' || !speaksOfCrisis(row.text)) return null;
  const seen = tables.messageAcknowledgements.get(row.id);
  return {
    ...personOf(tables, row.providerId, row.client),
    id: row.id,
    kind: 'MESSAGE',
    raisedAt: row.sentAt,
    answer: null,
    words: row.text,
    acknowledgement: seen ? { at: seen.at, byName: seen.byName, notes: seen.notes } : null,
  };
}

/** Every alert of a provider's clients, acknowledged or not, the latest first. */
function alertsOf(tables: Tables, providerId: ProviderId): SafetyAlert[] {
  const measures = tables.measures
    .all()
    .filter((row) => row.readers.includes(providerId))
    .flatMap((row) => alertOfMeasure(tables, providerId, row) ?? []);
  const messages = tables.messages
    .all()
    .filter((row) => row.providerId === providerId)
    .flatMap((row) => alertOfMessage(tables, row) ?? []);
  return [...measures, ...messages].toSorted((first, second) => second.raisedAt.localeCompare(first.raisedAt));
}

export const listSafetyAlertsHandler = defineHandler(listSafetyAlerts, ({ tables, user }) => ({
  items:
    user.providerId === null
      ? []
      : alertsOf(tables, user.providerId).filter(({ acknowledgement }) => acknowledgement === null),
}));

export const acknowledgeSafetyAlertHandler = defineHandler(acknowledgeSafetyAlert, (context) => {
  const { tables, user, now, params, body } = context;
  const provider = ownProvider(context);
  if (!provider) throw forbidden('A provider of the client acknowledges this.');
  const alert = alertsOf(tables, provider.id).find(({ id }) => id === params.id);
  if (!alert) throw notFound('this alert');
  // A provider who is also the client cannot acknowledge their own answer.
  if (alert.client.id === user.userId) throw forbidden('Another provider of yours acknowledges this.');
  const { acknowledgement } = alert;
  if (acknowledgement !== null)
    throw new ApiFailure(409, 'ALERT_ACKNOWLEDGED', `${acknowledgement.byName} has acknowledged this already.`, {
      byName: acknowledgement.byName,
      at: acknowledgement.at,
    });
  const seen = { at: iso(now), byName: provider.displayName, notes: body.notes };
  const measure = alert.kind === 'ITEM_9' ? tables.measures.all().find(({ id }) => id === alert.id) : undefined;
  if (measure?.flag) tables.measures.put({ ...measure, flag: { ...measure.flag, acknowledgement: seen } });
  else tables.messageAcknowledgements.put({ id: alert.id, ...seen });
  return { ...alert, acknowledgement: seen };
});
