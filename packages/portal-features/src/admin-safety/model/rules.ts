import type { AdminSafetyAlert, AdminSafetyAlertDetail } from '@sakina/platform/contract';

const MINUTE = 60_000;

/** How long an alert is whose turn, from when it was raised (ADM-100). */
const PROVIDER_UNTIL = 15 * MINUTE;
const DEPUTY_UNTIL = 60 * MINUTE;
/** How long it may wait until someone has it, and until someone has said what was done (ADM §3.1). */
const LOOK_AFTER = 15 * MINUTE;
const DUE_AFTER = 4 * 60 * MINUTE;

/** Whose turn it is to answer. */
export type Turn = 'PROVIDER' | 'DEPUTY' | 'ON_CALL';

/** When an alert has to be answered, in epoch milliseconds. */
export function dueAt({ raisedAt }: Pick<AdminSafetyAlert, 'raisedAt'>): number {
  return Date.parse(raisedAt) + DUE_AFTER;
}

/** Whether no one has it although the first look is due. @param now Epoch milliseconds. */
export function isLookLate({ raisedAt, owner }: Pick<AdminSafetyAlert, 'raisedAt' | 'owner'>, now: number): boolean {
  return owner === null && now - Date.parse(raisedAt) > LOOK_AFTER;
}

/**
 * Whose turn it is. Without a provider it is who is on call at once; with a single one no one else can stand in for them, so
 * who is on call follows.
 * @param now Epoch milliseconds.
 */
export function turnOf(
  { raisedAt, responsible }: Pick<AdminSafetyAlert, 'raisedAt' | 'responsible'>,
  now: number,
): Turn {
  if (responsible.length === 0) return 'ON_CALL';
  const age = now - Date.parse(raisedAt);
  if (age < PROVIDER_UNTIL) return 'PROVIDER';
  return responsible.length > 1 && age < DEPUTY_UNTIL ? 'DEPUTY' : 'ON_CALL';
}

/** What keeps the caller from acting: it is about themselves, it is answered, or someone else has it; null for nothing. */
export function blockOf(
  { client, acknowledgement, owner }: Pick<AdminSafetyAlertDetail, 'client' | 'acknowledgement' | 'owner'>,
  userId: string | undefined,
): 'own' | 'answered' | 'others' | null {
  if (acknowledgement !== null) return 'answered';
  if (userId === undefined) return null;
  if (client.id === userId) return 'own';
  return owner !== null && owner.id !== userId ? 'others' : null;
}
