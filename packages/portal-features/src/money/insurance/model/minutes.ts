import type { ProcedureCode } from '@sakina/platform/contract';

/**
 * The code of individual psychotherapy for a session's whole minutes face to face (CPT), or null where it was too short
 * to bill as psychotherapy.
 * @param minutes Minutes as measured; a begun minute does not count.
 */
export function psychotherapyCode(minutes: number): ProcedureCode | null {
  const whole = Math.floor(minutes);
  if (whole < 16) return null;
  if (whole < 38) return '90832';
  return whole < 53 ? '90834' : '90837';
}

/** Whether a session's minutes carry a procedure; those without a time of their own always fit. */
export function minutesFit(code: ProcedureCode, minutes: number): boolean {
  if (code === '90846' || code === '90847') return Math.floor(minutes) >= 26;
  const isTimed = code === '90832' || code === '90834' || code === '90837';
  return !isTimed || psychotherapyCode(minutes) === code;
}
