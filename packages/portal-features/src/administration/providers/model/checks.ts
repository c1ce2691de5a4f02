import type { CredentialCase } from '@sakina/platform/contract';

/** What is looked at for each credential before it can be approved (ADM-41). */
export const CHECKS = ['name', 'register', 'scope'] as const;
export type Check = (typeof CHECKS)[number];

/** A check of one credential, as it is ticked. */
export const checkId = (credential: number, check: Check) => `${credential}.${check}`;

/** Why a case cannot be approved; null if it can. */
export type ApproveProblem = 'expired' | 'unchecked' | 'nothing' | null;

/**
 * An expired paper cannot be approved, and neither can one that was not looked at.
 * @param done Ids of the checks that were made.
 * @param today `YYYY-MM-DD`.
 */
export function approveProblem(
  { credentials }: Pick<CredentialCase, 'credentials'>,
  done: readonly string[],
  today: string,
): ApproveProblem {
  if (credentials.length === 0) return 'nothing';
  if (credentials.some(({ expiresOn }) => expiresOn !== null && expiresOn < today)) return 'expired';
  const isDone = credentials.every((_, index) => CHECKS.every((check) => done.includes(checkId(index, check))));
  return isDone ? null : 'unchecked';
}

/** Days from a day to another, both `YYYY-MM-DD`; negative for one that is past. */
export function daysUntil(day: string, today: string): number {
  return Math.round((Date.parse(`${day}T00:00:00Z`) - Date.parse(`${today}T00:00:00Z`)) / 86_400_000);
}

/** Someone who applies is told within 30 days (NCQA). */
const DECISION_MS = 30 * 86_400_000;

/** By when credentials have to be decided, in epoch milliseconds. */
export const decisionDueAt = ({ submittedAt }: Pick<CredentialCase, 'submittedAt'>): number =>
  Date.parse(submittedAt) + DECISION_MS;
