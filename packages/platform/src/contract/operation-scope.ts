import { actOf } from '../domain/admin-act-effects.ts';
import type { AdminAct } from '../domain/admin-acts.ts';
import type { Operation } from './operation.ts';

/** What the first parameter of a path names. */
export type ScopedRecord =
  | 'ACCOUNT'
  | 'APPLICATION'
  | 'APPOINTMENT'
  | 'CALENDAR_BLOCK'
  | 'CLAIM'
  | 'CLIENT'
  | 'CLIENT_CONSENT'
  | 'CONVERSATION'
  | 'COVERAGE'
  | 'DATA_EXPORT'
  | 'ESTIMATE'
  | 'GROUP_RECORD'
  | 'INVITATION'
  | 'INVOICE'
  | 'JOURNAL_ENTRY'
  | 'MEASURE'
  | 'MODERATION_CASE'
  | 'NOTE'
  | 'PAYMENT'
  | 'PAYMENT_METHOD'
  | 'PAYOUT'
  | 'PLAN'
  | 'PLAN_GOAL'
  | 'PROVIDER_RECORD'
  | 'RECEIVED_REFERRAL'
  | 'REFERRAL'
  | 'REMITTANCE'
  | 'REPORT'
  | 'SAFETY_ALERT'
  | 'SAVED_VIEW'
  | 'SESSION'
  | 'SLOT_HOLD'
  | 'SUPERBILL'
  | 'WAITLIST_PLACE';

/** Whom a record belongs to: the person it is about or who made it, the provider, those who look after its circle. */
export type ScopeParty = 'PERSON' | 'PROVIDER' | 'MODERATOR';

/** In whose scope the record of a call is. */
export type OperationScope =
  /**
   * Anyone may know that it exists; what they may do with it, its own rules say: a public page, a circle, a room with
   * its secret.
   */
  | { readonly kind: 'OPEN' }
  /** The path names something among the caller’s own, so that no one else’s can be named. */
  | { readonly kind: 'OWN' }
  /** It belongs to the platform: the rank alone decides. */
  | { readonly kind: 'PLATFORM' }
  | {
      readonly kind: 'RECORD';
      readonly record: ScopedRecord;
      readonly parties: readonly ScopeParty[];
      /**
       * What an administrator of the record’s organization has to be allowed; without it, no administrator is in scope.
       */
      readonly act?: AdminAct;
    };

const open: OperationScope = { kind: 'OPEN' };
const own: OperationScope = { kind: 'OWN' };
const platform: OperationScope = { kind: 'PLATFORM' };

const of = (record: ScopedRecord, parties: readonly ScopeParty[], act?: AdminAct): OperationScope => ({
  kind: 'RECORD',
  record,
  parties,
  ...(act && { act }),
});
const person = (record: ScopedRecord) => of(record, ['PERSON']);
const provider = (record: ScopedRecord) => of(record, ['PROVIDER']);
const both = (record: ScopedRecord, act?: AdminAct) => of(record, ['PERSON', 'PROVIDER'], act);
const administrators = (record: ScopedRecord, act: AdminAct) => of(record, [], act);

/** By name or, ending in a dot, by resource; the name goes before the resource. */
const SCOPES: Readonly<Record<string, OperationScope>> = {
  'admin.approvals.': platform,
  'admin.breakGlass.': platform,
  'admin.credentials.': platform,
  'admin.providers.': platform,
  'admin.providers.get': administrators('PROVIDER_RECORD', 'providers.read'),
  'admin.revenue.payoutMovements': administrators('PAYOUT', 'revenue.read'),
  'admin.revenue.providerMovements': administrators('PROVIDER_RECORD', 'revenue.read'),
  'admin.safety.': administrators('SAFETY_ALERT', 'safety.read'),
  'admin.sessions.': administrators('SESSION', 'sessions.read'),
  'admin.users.': administrators('ACCOUNT', 'people.read'),
  'admin.views.': person('SAVED_VIEW'),
  'applications.': person('APPLICATION'),
  'appointments.': both('APPOINTMENT'),
  'appointments.cancel': both('APPOINTMENT', 'sessions.cancel'),
  'appointments.get': both('APPOINTMENT', 'sessions.read'),
  'billing.': provider('APPOINTMENT'),
  'broadcasts.': open,
  'calendar.sync': own,
  'calendarBlocks.': provider('CALENDAR_BLOCK'),
  'calendars.': own,
  'calendars.resolveConflict': provider('CALENDAR_BLOCK'),
  'circles.': open,
  'claims.': provider('CLAIM'),
  'claims.draft': provider('APPOINTMENT'),
  'clientConsents.': provider('CLIENT'),
  'clientConsents.answer': person('CLIENT_CONSENT'),
  'clientConsents.withdraw': provider('CLIENT_CONSENT'),
  'clientConsents.withdrawOwn': person('CLIENT_CONSENT'),
  'clients.': provider('CLIENT'),
  'conversations.': both('CONVERSATION'),
  'coverages.list': both('CLIENT'),
  'coverages.remove': person('COVERAGE'),
  'dataExports.': person('DATA_EXPORT'),
  'directory.': open,
  'enrolments.': own,
  'estimates.': both('ESTIMATE'),
  'groupSessions.': open,
  'groupSessions.record': provider('GROUP_RECORD'),
  'groupSessions.saveNote': provider('GROUP_RECORD'),
  'groupSessions.setAttendance': provider('GROUP_RECORD'),
  'invitations.': open,
  'invitations.withdraw': person('INVITATION'),
  'invoices.': provider('INVOICE'),
  'invoices.get': both('INVOICE', 'revenue.read'),
  'journal.': person('JOURNAL_ENTRY'),
  'measures.': both('MEASURE'),
  'measures.assign': provider('CLIENT'),
  'measures.list': both('CLIENT'),
  'measures.trend': both('CLIENT'),
  'messages.': both('CONVERSATION'),
  'moderation.': of('MODERATION_CASE', ['MODERATOR']),
  'onCall.': open,
  'paymentMethods.': person('PAYMENT_METHOD'),
  'payments.get': both('PAYMENT', 'revenue.read'),
  'payments.refund': of('PAYMENT', ['PROVIDER'], 'revenue.refund'),
  'payouts.': of('PAYOUT', ['PROVIDER'], 'revenue.read'),
  'posts.': open,
  'programmes.': open,
  'recordingConsents.': open,
  'recordings.': provider('APPOINTMENT'),
  'referrals.answer': person('REFERRAL'),
  'referrals.create': provider('CLIENT'),
  'referrals.reply': provider('RECEIVED_REFERRAL'),
  'referrals.withdraw': provider('REFERRAL'),
  'remittances.': provider('REMITTANCE'),
  'replies.': open,
  'reports.': provider('REPORT'),
  'reviews.': open,
  'roomCaptions.': open,
  'roomChat.': open,
  'rooms.': open,
  'safetyAlerts.': both('SAFETY_ALERT'),
  'safetyPlans.': both('CLIENT'),
  'savedProviders.': own,
  'sessionNotes.': provider('NOTE'),
  'slotHolds.': person('SLOT_HOLD'),
  'steps.': own,
  'superbills.': both('SUPERBILL'),
  'treatmentGoals.': provider('PLAN_GOAL'),
  'treatmentPlans.': provider('PLAN'),
  'treatmentPlans.agree': person('PLAN'),
  'treatmentPlans.list': provider('CLIENT'),
  'waitlist.': both('WAITLIST_PLACE'),
};

/**
 * In whose scope the record is that an operation’s path names. The server answers 404 outside it, as for a record that
 * does not exist. What an administrator has to be allowed for a write is the act that the operation does.
 * @returns null for an operation whose path names nothing.
 * @throws Error for an operation that names a record and says nothing about its scope.
 */
export function scopeOf({ name, path }: Pick<Operation, 'name' | 'path'>): OperationScope | null {
  if (!path.includes('/:')) return null;
  const scope = SCOPES[name] ?? SCOPES[name.slice(0, name.lastIndexOf('.') + 1)];
  if (!scope) throw new Error(`${name} names a record: say in whose scope it is.`);
  return scope.kind === 'RECORD' && scope.act ? { ...scope, act: actOf(name) ?? scope.act } : scope;
}
