const MINUTE = 60_000;

/** How long an alert is whose turn, from when it was raised. */
const PROVIDER_UNTIL = 15 * MINUTE;
const DEPUTY_UNTIL = 60 * MINUTE;
/** How long it may wait until someone has it, and until someone has recorded what was done. */
const LOOK_AFTER = 15 * MINUTE;
const DUE_AFTER = 4 * 60 * MINUTE;

/** Whose turn it is to answer a safety alert. */
export type SafetyTurn = 'PROVIDER' | 'DEPUTY' | 'ON_CALL';

interface Raised {
  /** ISO 8601. */
  raisedAt: string;
}

/** When an alert has to be answered, in epoch milliseconds. */
export function alertDueAt({ raisedAt }: Raised): number {
  return Date.parse(raisedAt) + DUE_AFTER;
}

/** Whether no one has it although the first look is due. @param now Epoch milliseconds. */
export function isFirstLookLate({ raisedAt, owner }: Raised & { owner: object | null }, now: number): boolean {
  return owner === null && now - Date.parse(raisedAt) > LOOK_AFTER;
}

/**
 * Whose turn it is. Without a provider it is who is on call at once; with a single one no one else can stand in for
 * them, so who is on call follows.
 * @param alert `responsible`: the client’s providers who can act.
 * @param now Epoch milliseconds.
 */
export function safetyTurnOf(
  { raisedAt, responsible }: Raised & { responsible: readonly unknown[] },
  now: number,
): SafetyTurn {
  if (responsible.length === 0) return 'ON_CALL';
  const age = now - Date.parse(raisedAt);
  if (age < PROVIDER_UNTIL) return 'PROVIDER';
  return responsible.length > 1 && age < DEPUTY_UNTIL ? 'DEPUTY' : 'ON_CALL';
}
