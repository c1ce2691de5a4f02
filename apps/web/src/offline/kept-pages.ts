import { getSafetyPlan, listAppointments, safeParse } from '@sakina/platform/contract';
import type { Appointment, SafetyPlan } from '@sakina/platform/contract';
import type { OfflineCopies } from '@sakina/platform/offline';

/** Something that was read, and when (epoch milliseconds). */
interface Kept<T> {
  readonly value: T;
  readonly at: number;
}

/** What an unexpired session left to be read. */
export interface KeptPages {
  readonly sessions: Kept<readonly Appointment[]> | null;
  readonly plan: Kept<SafetyPlan> | null;
  /** Epoch milliseconds at which the session is over. */
  readonly until: number;
}

/** Opens what is kept for the session that was there last; null where it has expired, or ended, or never was. */
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
