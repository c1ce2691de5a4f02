import { getSafetyPlan, listAppointments, safeParse } from '@sakina/platform/contract';
import type { Appointment, SafetyPlan } from '@sakina/platform/contract';
import type { OfflineCopies } from '@sakina/platform/offline';

/** Data that was read, and when (epoch milliseconds). */
interface Kept<T> {
  readonly value: T;
  readonly at: number;
}

/** What an unexpired session has stored for offline reading. */
export interface KeptPages {
  readonly sessions: Kept<readonly Appointment[]> | null;
  readonly plan: Kept<SafetyPlan> | null;
  /** End of the session, in epoch milliseconds. */
  readonly until: number;
}

/** Opens what is stored for the last session; null if it has expired or ended, or there was none. */
export async function openKeptPages(copies: OfflineCopies): Promise<KeptPages | null> {
  const session = await copies.session();
  if (session === null) return null;
  const [sessions, plan] = await Promise.all([
    copies.read(session.userId, 'next-session'),
    copies.read(session.userId, 'safety-plan'),
  ]);
  const known = safeParse(listAppointments.response, sessions?.value);
  const written = safeParse(getSafetyPlan.response, plan?.value);
  return {
    until: session.until,
    sessions: sessions !== null && known.success ? { value: known.output.items, at: sessions.at } : null,
    plan: plan !== null && written.success ? { value: written.output, at: plan.at } : null,
  };
}
