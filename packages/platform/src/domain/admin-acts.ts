/** The ranks of administrators, highest first: of the platform, and an organisation’s owner and administrators. */
export type AdminRank = 'PLATFORM' | 'OWNER' | 'ADMINISTRATOR';

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

/** One act of administrators, and everything that is decided about it. */
interface AdminActRow {
  /** Who may do it; owners and administrators of an organisation, to its own people alone. */
  readonly ranks: readonly AdminRank[];
  /**
   * How many decide: one alone; two, so that it is asked for and someone else approves it; or two unless someone is in danger, when
   * it begins at once and someone else reviews it within 72 hours.
   */
  readonly by: 'ONE' | 'TWO' | 'TWO_OR_REVIEW';
  /** Whether who does it has to say why. */
  readonly needsReason: boolean;
  /** The actions that it can leave in the audit log; the first names it where it is refused. None for what leaves no entry. */
  readonly log: readonly string[];
  /** What it is done to; a list has its name as id. */
  readonly target: readonly [kind: TargetKind, id?: string];
  /** The operations of the contract that do it. */
  readonly operations: readonly string[];
  /** Operations that only read, although they send a body: previews of it, and searches. */
  readonly reads: readonly string[];
}

const platform = ['PLATFORM'] as const;
const owners = ['PLATFORM', 'OWNER'] as const;
const everyRank = ['PLATFORM', 'OWNER', 'ADMINISTRATOR'] as const;

/** A row of the table: one decides, and without a reason, unless it says otherwise. */
const row = <const Log extends readonly string[]>(
  ranks: readonly AdminRank[],
  log: Log,
  target: AdminActRow['target'],
  operations: readonly string[],
  more: Partial<Pick<AdminActRow, 'by' | 'needsReason' | 'reads'>> = {},
) => ({ by: 'ONE' as const, needsReason: false, reads: [], ...more, ranks, log, target, operations });

/**
 * Who may do what in the administration (admin.md §3.2). Screens ask it what to offer, the server what to allow and what to write
 * into the audit log, in bulk as one by one.
 */
const adminActs = {
  'people.read': row(everyRank, ['user.viewed'], ['USER'], [], { reads: ['admin.search.find'] }),
  'people.suspend': row(everyRank, ['user.suspended'], ['USER'], ['admin.users.suspend'], {
    needsReason: true,
    reads: ['admin.users.previewSuspension'],
  }),
  'people.reactivate': row(everyRank, ['user.reactivated'], ['USER'], ['admin.users.reactivate'], {
    needsReason: true,
  }),
  'people.changeMany': row(
    everyRank,
    ['user.suspended', 'user.reactivated'],
    ['LIST', 'users'],
    ['admin.users.changeMany'],
    { needsReason: true, reads: ['admin.users.previewMany'] },
  ),
  'people.roles': row(everyRank, ['user.roles_changed'], ['USER'], ['admin.users.setRoles'], { needsReason: true }),
  'people.invite': row(everyRank, ['user.invited'], ['LIST', 'users'], ['admin.users.invite']),
  'people.inviteAgain': row(everyRank, ['user.invitation_resent'], ['USER'], ['admin.users.resendInvitation']),
  'people.revokeInvitation': row(everyRank, ['user.invitation_revoked'], ['USER'], ['admin.users.revokeInvitation'], {
    needsReason: true,
  }),
  'people.export': row(everyRank, ['users.exported'], ['LIST', 'users'], ['admin.users.export']),
  'administrators.suspend': row(platform, ['user.suspended'], ['USER'], [], { by: 'TWO', needsReason: true }),
  'administrators.roles': row(platform, ['user.roles_changed'], ['USER'], [], { by: 'TWO', needsReason: true }),
  'views.save': row(everyRank, ['view.saved'], ['LIST', 'views'], ['admin.views.save']),
  'views.change': row(everyRank, ['view.changed'], ['VIEW'], ['admin.views.update']),
  'views.delete': row(everyRank, ['view.deleted'], ['VIEW'], ['admin.views.delete']),
  'sessions.read': row(everyRank, [], ['SESSION'], []),
  'sessions.cancel': row(
    everyRank,
    ['session.cancelled'],
    ['SESSION'],
    ['admin.sessions.cancel', 'admin.sessions.cancelMany', 'appointments.cancel'],
    { needsReason: true, reads: ['admin.sessions.cancelPreview'] },
  ),
  'sessions.cancelChosen': row(
    everyRank,
    ['session.cancelled'],
    ['LIST', 'sessions'],
    ['admin.sessions.cancelChosen'],
    { needsReason: true, reads: ['admin.sessions.previewChosenCancel'] },
  ),
  'providers.read': row(everyRank, [], ['PROVIDER'], []),
  'providers.suspend': row(platform, ['provider.suspended'], ['PROVIDER'], ['admin.providers.suspend'], {
    needsReason: true,
  }),
  'providers.reinstate': row(platform, ['provider.reinstated'], ['PROVIDER'], ['admin.providers.reinstate'], {
    needsReason: true,
  }),
  'credentials.decide': row(platform, ['credentials.decided'], ['CREDENTIALS'], ['admin.credentials.decide'], {
    needsReason: true,
  }),
  'revenue.read': row(owners, [], ['LIST', 'revenue'], []),
  'revenue.refund': row(platform, ['payment.refunded'], ['PAYMENT'], ['payments.refund'], { needsReason: true }),
  'overview.read': row(everyRank, [], ['LIST', 'overview'], []),
  'audit.read': row(everyRank, [], ['LIST', 'audit'], []),
  'audit.export': row(everyRank, ['audit.exported'], ['LIST', 'audit'], ['admin.audit.export'], { needsReason: true }),
  'safety.read': row(everyRank, ['safety.opened'], ['SAFETY_ALERT'], []),
  'safety.claim': row(everyRank, ['safety.owner_changed'], ['SAFETY_ALERT'], ['admin.safety.claim']),
  'safety.handOver': row(
    everyRank,
    ['safety.handed_over'],
    ['SAFETY_ALERT'],
    ['admin.safety.handOver', 'onCall.handOver'],
    { needsReason: true },
  ),
  'safety.close': row(everyRank, ['safety.closed'], ['SAFETY_ALERT'], ['admin.safety.close', 'onCall.closeAlert'], {
    needsReason: true,
  }),
  'safety.readWords': row(everyRank, ['safety.words_read'], ['SAFETY_ALERT'], ['admin.safety.readWords']),
  'moderation.claim': row(platform, ['moderation.owner_changed'], ['MODERATION_CASE'], ['moderation.claim']),
  'moderation.decide': row(platform, ['moderation.decided'], ['MODERATION_CASE'], ['moderation.decide']),
  'moderation.handOver': row(platform, ['moderation.handed_over'], ['MODERATION_CASE'], ['moderation.handOver'], {
    needsReason: true,
  }),
  'moderation.note': row(platform, ['moderation.noted'], ['MODERATION_CASE'], ['moderation.addNote'], {
    needsReason: true,
  }),
  'settings.change': row(platform, ['settings.changed'], ['SETTINGS', 'platform'], ['admin.settings.update'], {
    needsReason: true,
  }),
  'settings.keepShorter': row(platform, ['settings.changed'], ['SETTINGS', 'platform'], [], {
    by: 'TWO',
    needsReason: true,
    reads: ['admin.settings.previewRetention'],
  }),
  'secrets.replace': row(platform, ['settings.changed'], ['SETTINGS', 'platform'], [], {
    by: 'TWO',
    needsReason: true,
  }),
  'approvals.request': row(platform, ['approval.requested'], ['LIST', 'approvals'], ['admin.approvals.request'], {
    needsReason: true,
  }),
  'approvals.decide': row(
    platform,
    ['approval.approved', 'approval.refused'],
    ['APPROVAL'],
    ['admin.approvals.decide'],
    { needsReason: true },
  ),
  'approvals.withdraw': row(platform, ['approval.withdrawn'], ['APPROVAL'], ['admin.approvals.withdraw'], {
    needsReason: true,
  }),
  'records.ask': row(platform, ['record.asked'], ['LIST', 'records'], ['admin.breakGlass.request'], {
    needsReason: true,
  }),
  'records.decide': row(
    platform,
    ['record.allowed', 'record.refused', 'record.opened'],
    ['RECORD'],
    ['admin.breakGlass.decide'],
    { needsReason: true },
  ),
  'records.read': row(platform, ['record.part_read'], ['RECORD'], ['admin.breakGlass.read'], {
    by: 'TWO_OR_REVIEW',
  }),
  'records.end': row(platform, ['record.closed'], ['RECORD'], ['admin.breakGlass.end']),
  'records.review': row(platform, ['record.reviewed'], ['RECORD'], ['admin.breakGlass.review'], { needsReason: true }),
};

/** What administrators decide about. */
export type AdminAct = keyof typeof adminActs;

/** The actions that acts of administrators leave in the audit log. */
export type LoggedAction = (typeof adminActs)[AdminAct]['log'][number];

/** The row of an act. */
export const actRow = (act: AdminAct): AdminActRow & { readonly log: readonly LoggedAction[] } => adminActs[act];

/** Every act, as the table orders them. */
export const adminActNames = Object.keys(adminActs) as readonly AdminAct[];

/** The act that an operation of the contract does, or reads for; null for one that is no act of administrators. */
export function actOf(operation: string): AdminAct | null {
  return (
    adminActNames.find((act) => {
      const { operations, reads } = actRow(act);
      return operations.includes(operation) || reads.includes(operation);
    }) ?? null
  );
}

/** The acts that can leave an action in the audit log. */
export const actsLogging = (action: string): readonly AdminAct[] =>
  adminActNames.filter((act) => (actRow(act).log as readonly string[]).includes(action));
