import type { ProviderId } from '@sakina/platform/contract';
import { safetyTurnOf } from '@sakina/platform/domain';
import { canAct, onCallAt } from '../../rules/on-call.ts';
import type { Tables } from '../../store/table.ts';
import { openAlerts } from './safety-records.ts';
import type { AlertRecord } from './safety-records.ts';
import type { ActContext } from './act-context.ts';

const canAnswer = (tables: Tables, id: ProviderId) => {
  const userId = tables.providers.get(id)?.userId ?? null;
  return userId !== null && canAct(tables, userId);
};

/**
 * The open alerts that the caller has to answer, the oldest first: those that were handed to them or that they took,
 * and, while they are on call, those whose providers had their time and that no one else has. Never one about
 * themselves.
 */
export function onCallAlertsFor({ tables, user, now }: ActContext): AlertRecord[] {
  const isOnCall = onCallAt(tables, now).id === user.userId;
  const isOnCallsTurn = ({ raisedAt, responsible }: AlertRecord) =>
    safetyTurnOf({ raisedAt, responsible: responsible.filter(({ id }) => canAnswer(tables, id)) }, now.getTime()) ===
    'ON_CALL';
  return openAlerts(tables)
    .filter((alert) => alert.client.id !== user.userId)
    .filter((alert) => (alert.owner ? alert.owner.id === user.userId : isOnCall && isOnCallsTurn(alert)))
    .toSorted((first, second) => Date.parse(first.raisedAt) - Date.parse(second.raisedAt));
}
