/**
 * The figures of the public pages, in one place, so that all pages agree. Counts are as of `asOf`.
 */
export const company = {
  /** Date of the counts, as ISO date. */
  asOf: '2026-10-31',
  foundedYear: 2023,
  people: 38_400,
  sessionsHeld: 126_900,
  therapists: 412,
  imams: 138,
  mentors: 187,
  languages: 14,
  /** Employees of the company. */
  staff: 46,
  /** Share of applying providers who were accepted, in per cent. */
  acceptedPercent: 31,
  /** The platform's fee, in per cent of a session's price. */
  feePercent: 10,
  /** Share of sessions paid in full or in part from the care fund, in per cent. */
  careFundPercent: 9,
  /** The care fund's share, in per cent of the platform's fee. */
  careFundOfFeePercent: 10,
  /** Current lowest and highest price of a session, in whole US dollars. */
  prices: { therapist: { from: 35, to: 180 }, imam: { from: 20, to: 60 }, mentor: { from: 20, to: 70 } },
  /** Median days from the first visit to the first session. */
  daysToFirstSession: 4,
  /** Share of clients who book a second session with the same provider, in per cent. */
  returningPercent: 78,
} as const;

/** The number of providers of all three kinds. */
export const providers = company.therapists + company.imams + company.mentors;
