/** The ranks of administrators, highest first: of the platform, and an organisation’s owner and administrators. */
export type AdminRank = 'PLATFORM' | 'OWNER' | 'ADMINISTRATOR';

/** What is decided about one act of administrators. */
interface AdminActRow {
  /** Who may do it; owners and administrators of an organisation, to its own people alone. */
  readonly ranks: readonly AdminRank[];
  /**
   * How many decide: one alone; two, so that it is asked for and someone else approves it; or two unless someone is in
   * danger, when it begins at once and someone else reviews it within 72 hours.
   */
  readonly by: 'ONE' | 'TWO' | 'TWO_OR_REVIEW';
  /** Whether who does it has to say why. */
  readonly needsReason: boolean;
}

const platform = ['PLATFORM'] as const;
const owners = ['PLATFORM', 'OWNER'] as const;
const everyRank = ['PLATFORM', 'OWNER', 'ADMINISTRATOR'] as const;

/** A row of the table: one decides, and without a reason, unless it says otherwise. */
const row = (ranks: readonly AdminRank[], more: Partial<Omit<AdminActRow, 'ranks'>> = {}): AdminActRow => ({
  by: 'ONE',
  needsReason: false,
  ...more,
  ranks,
});

/**
 * Who may do what in the administration (docs/rules/administration.md, Who may do what). Screens ask it what to offer,
 * the server what to allow, in bulk as one by one. The operations of each act and its entry in the audit log are in
 * admin-act-effects.ts, which no screen loads.
 */
const adminActs = {
  'people.read': row(everyRank),
  'people.suspend': row(everyRank, { needsReason: true }),
  'people.reactivate': row(everyRank, { needsReason: true }),
  'people.changeMany': row(everyRank, { needsReason: true }),
  'people.roles': row(everyRank, { needsReason: true }),
  'people.invite': row(everyRank),
  'people.inviteAgain': row(everyRank),
  'people.revokeInvitation': row(everyRank, { needsReason: true }),
  'people.export': row(everyRank),
  'administrators.suspend': row(platform, { by: 'TWO', needsReason: true }),
  'administrators.roles': row(platform, { by: 'TWO', needsReason: true }),
  'views.save': row(everyRank),
  'views.change': row(everyRank),
  'views.delete': row(everyRank),
  'sessions.read': row(everyRank),
  'sessions.readText': row(everyRank),
  'sessions.cancel': row(everyRank, { needsReason: true }),
  'sessions.cancelChosen': row(everyRank, { needsReason: true }),
  'providers.read': row(everyRank),
  'providers.suspend': row(platform, { needsReason: true }),
  'providers.reinstate': row(platform, { needsReason: true }),
  'credentials.decide': row(platform, { needsReason: true }),
  'revenue.read': row(owners),
  'revenue.refund': row(platform, { needsReason: true }),
  'overview.read': row(everyRank),
  'audit.read': row(everyRank),
  'audit.export': row(everyRank, { needsReason: true }),
  'safety.read': row(everyRank),
  'safety.claim': row(everyRank),
  'safety.handOver': row(everyRank, { needsReason: true }),
  'safety.close': row(everyRank, { needsReason: true }),
  'safety.readWords': row(everyRank),
  'moderation.claim': row(platform),
  'moderation.decide': row(platform),
  'moderation.handOver': row(platform, { needsReason: true }),
  'moderation.note': row(platform, { needsReason: true }),
  'settings.change': row(platform, { needsReason: true }),
  'settings.keepShorter': row(platform, { by: 'TWO', needsReason: true }),
  'secrets.replace': row(platform, { by: 'TWO', needsReason: true }),
  'approvals.request': row(platform, { needsReason: true }),
  'approvals.decide': row(platform, { needsReason: true }),
  'approvals.withdraw': row(platform, { needsReason: true }),
  'records.ask': row(platform, { needsReason: true }),
  'records.decide': row(platform, { needsReason: true }),
  'records.read': row(platform, { by: 'TWO_OR_REVIEW' }),
  'records.end': row(platform),
  'records.review': row(platform, { needsReason: true }),
};

/** What administrators decide about. */
export type AdminAct = keyof typeof adminActs;

/** The row of an act. */
export const actRow = (act: AdminAct): AdminActRow => adminActs[act];

/** Every act, as the table orders them. */
export const adminActNames = Object.keys(adminActs) as readonly AdminAct[];
