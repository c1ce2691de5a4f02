import { adminActNames } from './admin-acts.ts';
import type { AdminAct } from './admin-acts.ts';

/** What an act is done to, as the audit log names it. */
type TargetKind =
  | 'USER'
  | 'PROVIDER'
  | 'CREDENTIALS'
  | 'SESSION'
  | 'SETTINGS'
  | 'VIEW'
  | 'LIST'
  | 'SAFETY_ALERT'
  | 'APPROVAL'
  | 'RECORD'
  | 'PAYMENT'
  | 'MODERATION_CASE';

/** What an act of administrators does on the server. */
interface ActEffect {
  /**
   * The actions that it can leave in the audit log; the first names it where it is refused. None for what leaves no
   * entry.
   */
  readonly log: readonly string[];
  /** What it is done to; a list has its name as id. */
  readonly target: readonly [kind: TargetKind, id?: string];
  /** The operations of the contract that do it, by their names. */
  readonly does: readonly string[];
  /** Operations that only read, although they send a body: previews of it, and searches. */
  readonly reads: readonly string[];
}

const effect = <const Log extends readonly string[]>(
  log: Log,
  target: ActEffect['target'],
  does: readonly string[] = [],
  reads: readonly string[] = [],
) => ({ log, target, does, reads });

/** The effects of each act in the table of acts, which screens load without them. */
const actEffects = {
  'people.read': effect(['user.viewed'], ['USER'], [], ['admin.search.find']),
  'people.suspend': effect(['user.suspended'], ['USER'], ['admin.users.suspend'], ['admin.users.previewSuspension']),
  'people.reactivate': effect(['user.reactivated'], ['USER'], ['admin.users.reactivate']),
  'people.changeMany': effect(
    ['user.suspended', 'user.reactivated'],
    ['LIST', 'users'],
    ['admin.users.changeMany'],
    ['admin.users.previewMany'],
  ),
  'people.roles': effect(['user.roles_changed'], ['USER'], ['admin.users.setRoles']),
  'people.invite': effect(['user.invited'], ['LIST', 'users'], ['admin.users.invite']),
  'people.inviteAgain': effect(['user.invitation_resent'], ['USER'], ['admin.users.resendInvitation']),
  'people.revokeInvitation': effect(['user.invitation_revoked'], ['USER'], ['admin.users.revokeInvitation']),
  'people.export': effect(['users.exported'], ['LIST', 'users'], ['admin.users.export']),
  'administrators.suspend': effect(['user.suspended'], ['USER']),
  'administrators.roles': effect(['user.roles_changed'], ['USER']),
  'views.save': effect(['view.saved'], ['LIST', 'views'], ['admin.views.save']),
  'views.change': effect(['view.changed'], ['VIEW'], ['admin.views.update']),
  'views.delete': effect(['view.deleted'], ['VIEW'], ['admin.views.delete']),
  'sessions.read': effect([], ['SESSION']),
  'sessions.readText': effect(['session.text_read'], ['SESSION'], ['admin.sessions.readCancellationText']),
  'sessions.cancel': effect(
    ['session.cancelled'],
    ['SESSION'],
    ['admin.sessions.cancel', 'admin.sessions.cancelMany', 'appointments.cancel'],
    ['admin.sessions.cancelPreview'],
  ),
  'sessions.cancelChosen': effect(
    ['session.cancelled'],
    ['LIST', 'sessions'],
    ['admin.sessions.cancelChosen'],
    ['admin.sessions.previewChosenCancel'],
  ),
  'providers.read': effect([], ['PROVIDER']),
  'providers.suspend': effect(['provider.suspended'], ['PROVIDER'], ['admin.providers.suspend']),
  'providers.reinstate': effect(['provider.reinstated'], ['PROVIDER'], ['admin.providers.reinstate']),
  'credentials.decide': effect(['credentials.decided'], ['CREDENTIALS'], ['admin.credentials.decide']),
  'revenue.read': effect([], ['LIST', 'revenue']),
  'revenue.refund': effect(['payment.refunded'], ['PAYMENT'], ['payments.refund']),
  'overview.read': effect([], ['LIST', 'overview']),
  'audit.read': effect([], ['LIST', 'audit']),
  'audit.export': effect(['audit.exported'], ['LIST', 'audit'], ['admin.audit.export']),
  'safety.read': effect(['safety.opened'], ['SAFETY_ALERT']),
  'safety.claim': effect(['safety.owner_changed'], ['SAFETY_ALERT'], ['admin.safety.claim']),
  'safety.handOver': effect(['safety.handed_over'], ['SAFETY_ALERT'], ['admin.safety.handOver', 'onCall.handOver']),
  'safety.close': effect(['safety.closed'], ['SAFETY_ALERT'], ['admin.safety.close', 'onCall.closeAlert']),
  'safety.readWords': effect(['safety.words_read'], ['SAFETY_ALERT'], ['admin.safety.readWords']),
  'moderation.claim': effect(['moderation.owner_changed'], ['MODERATION_CASE'], ['moderation.claim']),
  'moderation.decide': effect(['moderation.decided'], ['MODERATION_CASE'], ['moderation.decide']),
  'moderation.handOver': effect(['moderation.handed_over'], ['MODERATION_CASE'], ['moderation.handOver']),
  'moderation.note': effect(['moderation.noted'], ['MODERATION_CASE'], ['moderation.addNote']),
  'settings.change': effect(['settings.changed'], ['SETTINGS', 'platform'], ['admin.settings.update']),
  'settings.keepShorter': effect(
    ['settings.changed'],
    ['SETTINGS', 'platform'],
    [],
    ['admin.settings.previewRetention'],
  ),
  'secrets.replace': effect(['settings.changed'], ['SETTINGS', 'platform']),
  'approvals.request': effect(['approval.requested'], ['LIST', 'approvals'], ['admin.approvals.request']),
  'approvals.decide': effect(['approval.approved', 'approval.refused'], ['APPROVAL'], ['admin.approvals.decide']),
  'approvals.withdraw': effect(['approval.withdrawn'], ['APPROVAL'], ['admin.approvals.withdraw']),
  'records.ask': effect(['record.asked'], ['LIST', 'records'], ['admin.breakGlass.request']),
  'records.decide': effect(
    ['record.allowed', 'record.refused', 'record.opened'],
    ['RECORD'],
    ['admin.breakGlass.decide'],
  ),
  'records.read': effect(['record.part_read'], ['RECORD'], ['admin.breakGlass.read']),
  'records.end': effect(['record.closed'], ['RECORD'], ['admin.breakGlass.end']),
  'records.review': effect(['record.reviewed'], ['RECORD'], ['admin.breakGlass.review']),
} satisfies Record<AdminAct, ActEffect>;

/** The actions that acts of administrators leave in the audit log. */
export type LoggedAction = (typeof actEffects)[AdminAct]['log'][number];

/** What an act does. */
export const effectOf = (act: AdminAct): ActEffect & { readonly log: readonly LoggedAction[] } => actEffects[act];

/** The act that an operation of the contract does, or reads for; null for one that is no act of administrators. */
export function actOf(operation: string): AdminAct | null {
  return (
    adminActNames.find((act) => {
      const { does, reads } = effectOf(act);
      return does.includes(operation) || reads.includes(operation);
    }) ?? null
  );
}

/** The acts that can leave an action in the audit log. */
export const actsLogging = (action: string): readonly AdminAct[] =>
  adminActNames.filter((act) => (effectOf(act).log as readonly string[]).includes(action));
