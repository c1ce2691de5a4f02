/**
 * A client who pays for themselves can dispute a bill that exceeds their good faith estimate by at least so much, in
 * minor units of US dollars (No Surprises Act, 45 CFR 149.620).
 */
export const DISPUTABLE_MINOR = 40_000;

/**
 * Whether a client can dispute what they were billed. @param estimateMinor,billedMinor In minor units of one currency.
 */
export function exceedsEstimate(estimateMinor: number, billedMinor: number): boolean {
  return billedMinor - estimateMinor >= DISPUTABLE_MINOR;
}
