/**
 * The figures of the legal texts, in one place. The first group are the default rules of the platform, which
 * administrators can change (`platformPolicies` of the contract); the second are set by the law on health
 * information (45 CFR 164.404, 164.524, 164.526, 164.528 and 160.306).
 */
export const legal = {
  recordingDays: 365,
  recordYears: 7,
  auditLogYears: 6,
  closedAccountDays: 30,
  /** How long an encrypted draft is kept on a device (SEC-15). */
  draftHours: 24,
  minimumAge: 18,
  /** How long before a changed text takes effect users are notified. */
  noticeDays: 30,
  /** The limit of liability: the amount paid in this many months. */
  liabilityMonths: 12,

  answerDays: 30,
  amendmentDays: 60,
  accountingYears: 6,
  breachDays: 60,
  complaintDays: 180,
} as const;

/** The effective date of each text, as ISO date; update it with every change of the text. */
export const effectiveOn = { privacy: '2026-09-01', terms: '2026-09-01', healthPrivacy: '2026-09-01' } as const;

/** The three legal texts. */
export type LegalName = keyof typeof effectiveOn;
