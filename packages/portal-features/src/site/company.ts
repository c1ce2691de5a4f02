/**
 * The figures of the public pages, in one place: whoever changes one changes it everywhere. Counts are as of `asOf`.
 */
export const company = {
  /** Day of the counts, as ISO date. */
  asOf: '2026-10-31',
  foundedYear: 2023,
  people: 38_400,
  sessionsHeld: 126_900,
  therapists: 412,
  imams: 138,
  mentors: 187,
  languages: 14,
  /** People who work at the company itself. */
  staff: 46,
  /** Share of providers who applied and were accepted, in per cent. */
  acceptedPercent: 31,
  /** What the platform keeps of a paid session, in per cent. */
  feePercent: 10,
  /** Share of sessions paid in full or in part from the care fund, in per cent. */
  careFundPercent: 9,
  /** What of each kept fee goes to the care fund, in per cent. */
  careFundOfFeePercent: 10,
  /** Lowest and highest price of one session asked today, in whole US dollars. */
  prices: { therapist: { from: 35, to: 180 }, imam: { from: 20, to: 60 }, mentor: { from: 20, to: 70 } },
  /** Median days from a first look to a first session. */
  daysToFirstSession: 4,
  /** Share of people who book a second session with the same provider, in per cent. */
  returningPercent: 78,
} as const;

/** How many people give care here, of all three kinds together. */
export const providers = company.therapists + company.imams + company.mentors;
