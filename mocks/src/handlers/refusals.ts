import type { AuditAction, AuditEntry, Operation } from '@sakina/platform/contract';
import { audit } from '../rules/audit.ts';
import type { Tables } from '../store/table.ts';
import { actorOf } from './admin/actor.ts';
import type { ApiFailure } from './api-failure.ts';
import type { Caller } from './caller.ts';

type Kind = AuditEntry['target']['kind'];

/** Refusals for who asks, or what they may decide; a mistyped field and a missing record are none. */
const CODES: ReadonlySet<string> = new Set([
  'FORBIDDEN',
  'RANK',
  'OWN_ACCOUNT',
  'OWN_MATTER',
  'LAST_ADMIN',
  'LAST_OWNER',
  'LICENCE_NEEDED',
  'NEEDS_APPROVAL',
  'BREAK_GLASS_REQUIRED',
]);

/** What each operation is in the log, and what its id names. */
const acts: Readonly<Record<string, readonly [AuditAction, Kind, id?: string]>> = {
  'admin.users.setRoles': ['user.roles_changed', 'USER'],
  'admin.users.suspend': ['user.suspended', 'USER'],
  'admin.users.reactivate': ['user.reactivated', 'USER'],
  'admin.users.invite': ['user.invited', 'LIST', 'users'],
  'admin.users.resendInvitation': ['user.invitation_resent', 'USER'],
  'admin.users.revokeInvitation': ['user.invitation_revoked', 'USER'],
  'admin.users.changeMany': ['user.suspended', 'LIST', 'users'],
  'admin.users.export': ['users.exported', 'LIST', 'users'],
  'admin.providers.suspend': ['provider.suspended', 'PROVIDER'],
  'admin.providers.reinstate': ['provider.reinstated', 'PROVIDER'],
  'admin.credentials.decide': ['credentials.decided', 'CREDENTIALS'],
  'admin.sessions.cancel': ['session.cancelled', 'SESSION'],
  'admin.sessions.cancelMany': ['session.cancelled', 'SESSION'],
  'admin.sessions.cancelChosen': ['session.cancelled', 'SESSION'],
  'appointments.cancel': ['session.cancelled', 'SESSION'],
  'payments.refund': ['payment.refunded', 'PAYMENT'],
  'admin.settings.update': ['settings.changed', 'SETTINGS', 'platform'],
  'admin.approvals.request': ['approval.requested', 'LIST', 'approvals'],
  'admin.approvals.decide': ['approval.approved', 'APPROVAL'],
  'admin.approvals.withdraw': ['approval.withdrawn', 'APPROVAL'],
  'admin.breakGlass.request': ['record.asked', 'LIST', 'records'],
  'admin.breakGlass.decide': ['record.allowed', 'RECORD'],
  'admin.breakGlass.read': ['record.part_read', 'RECORD'],
  'admin.breakGlass.review': ['record.reviewed', 'RECORD'],
  'admin.audit.export': ['audit.exported', 'LIST', 'audit'],
  'admin.safety.claim': ['safety.owner_changed', 'SAFETY_ALERT'],
  'admin.safety.handOver': ['safety.handed_over', 'SAFETY_ALERT'],
  'admin.safety.close': ['safety.closed', 'SAFETY_ALERT'],
  'onCall.handOver': ['safety.handed_over', 'SAFETY_ALERT'],
  'onCall.closeAlert': ['safety.closed', 'SAFETY_ALERT'],
  'admin.safety.readWords': ['safety.words_read', 'SAFETY_ALERT'],
};

/** Whether a refusal belongs into the audit log. */
export const isLoggedRefusal = ({ name }: Operation, { code }: ApiFailure): boolean => name in acts && CODES.has(code);

/**
 * Adds an act that was refused to the audit log: who tried what on whom, and the code of the refusal. The reason that was typed is
 * not kept, as nothing was done for it.
 */
export function logRefusal(
  tables: Tables,
  { operation, failure, caller, id }: { operation: Operation; failure: ApiFailure; caller: Caller; id?: string },
  now: Date,
): void {
  const act = acts[operation.name];
  if (!act) return;
  const [action, kind, whole] = act;
  audit(
    tables,
    {
      actor: actorOf(caller),
      action,
      target: { kind, id: whole ?? id ?? operation.name, label: null },
      after: { refused: failure.code },
      outcome: 'REFUSED',
    },
    now,
  );
}
