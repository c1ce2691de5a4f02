import type { AuditAction, AuditEntry, MeasureId, SafetyAct, UserId } from '@sakina/platform/contract';
import { iso } from '../../clock.ts';
import { audit } from '../../rules/audit.ts';
import { tellOf } from '../../rules/tell.ts';
import { ApiFailure, forbidden, invalid } from '../api-failure.ts';
import { actorOf } from './actor.ts';
import { receiversOf } from './safety-details.ts';
import type { AlertRecord } from './safety-records.ts';
import type { ActContext } from './act-context.ts';

export const OWN_MATTER = 'This is about you, so someone else takes care of it.';

/** Refuses an act on an alert that is about the caller, or answered. @throws ApiFailure 403 or 409 */
export function checkActionable(context: ActContext, alert: AlertRecord): AlertRecord {
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
export function checkFree({ user }: ActContext, { owner }: AlertRecord, takenFrom?: UserId): void {
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
export function act({ tables, user, now }: ActContext, alert: AlertRecord, step: Step): void {
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

export function record(
  { tables, user, now }: ActContext,
  id: string,
  action: AuditAction,
  change: Partial<Pick<AuditEntry, 'before' | 'after'>> = {},
): void {
  audit(tables, { actor: actorOf(user), action, target: { kind: 'SAFETY_ALERT', id, label: null }, ...change }, now);
}

/** Gives an alert to one of its receivers, with what they have to know. @throws ApiFailure 403, 409, 422 */
export function handOverAlert(context: ActContext, alert: AlertRecord, body: { toId: UserId; note: string }): void {
  const { tables, user, now } = context;
  checkFree(context, checkActionable(context, alert));
  const receiver = receiversOf(tables, user.userId, alert.client.id, now).find(({ id }) => id === body.toId);
  if (!receiver) throw invalid({ toId: 'Choose someone who can take it.' });
  act(context, alert, {
    kind: 'HANDED_OVER',
    action: 'safety.handed_over',
    owner: { id: receiver.id, displayName: receiver.displayName, since: iso(now) },
    toName: receiver.displayName,
    note: body.note,
  });
  const message = tables.messages.get(alert.id);
  tellOf(tables, 'safety.handOver', {
    by: user.userId,
    to: { RECEIVER: receiver.id },
    subject: message ? { conversationId: message.conversationId } : { measureId: alert.id as MeasureId },
    at: now,
  });
}

/** Closes an alert with what was done, on every page that shows it. @throws ApiFailure 403, 409 */
export function closeAlert(context: ActContext, alert: AlertRecord, done: string): void {
  const { tables, user, now } = context;
  checkFree(context, checkActionable(context, alert));
  const acknowledgement = { at: iso(now), byName: user.displayName, notes: done };
  const measure = alert.kind === 'ITEM_9' ? tables.measures.get(alert.id) : undefined;
  if (measure?.flag) tables.measures.put({ ...measure, flag: { ...measure.flag, acknowledgement } });
  else tables.messageAcknowledgements.put({ id: alert.id, ...acknowledgement });
  act(context, alert, { kind: 'CLOSED', action: 'safety.closed', owner: null });
}
