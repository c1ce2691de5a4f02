import * as z from 'zod/mini';
import { calendarDate, claim, count, coverage, payer, procedureCode } from '@sakina/platform/contract';

/**
 * A policy as the payer's own system has it: what the mock's payers decide by. What was met `elsewhere` is with other practices;
 * the rest follows from our own claims.
 */
const policy = z.object({
  id: z.string(),
  insurer: payer,
  memberId: z.string(),
  planName: z.string(),
  startsOn: calendarDate,
  endsOn: z.nullable(calendarDate),
  copayMinor: count,
  /** Whole percent of what is left of the allowed amount after copay and deductible. */
  coinsurancePercent: count,
  deductibleMinor: count,
  deductibleMetElsewhereMinor: count,
  outOfPocketMaximumMinor: count,
  outOfPocketMetElsewhereMinor: count,
  /** Sessions that the plan pays in a year, or null for no limit. */
  sessionLimit: z.nullable(count),
  /** Procedures that need the payer's word beforehand. */
  authorisationFor: z.array(procedureCode),
});

/** Rows of the care area. */
export const careTables = { coverages: coverage, policies: policy, claims: claim };

export type ClaimRow = z.infer<typeof claim>;
export type CoverageRow = z.infer<typeof coverage>;
export type PolicyRow = z.infer<typeof policy>;
