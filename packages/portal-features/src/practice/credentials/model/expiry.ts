import type { Credential } from '@sakina/platform/contract';
import { daysBetween } from '@sakina/platform/format';

/** How near a credential's end is: reminders stand at 90, 60, 30 and 7 days. */
export type ExpiryStage = 'none' | 'valid' | 'within90' | 'within60' | 'within30' | 'within7' | 'gone';

export interface Expiry {
  stage: ExpiryStage;
  /** Whole days until the last day on which it holds; 0 on that day, null without an end. */
  days: number | null;
}

/**
 * How near a credential's end is. It holds through its last day.
 * @param today Calendar date `YYYY-MM-DD` of the provider's zone.
 */
export function expiryOf({ expiresOn }: Pick<Credential, 'expiresOn'>, today: string): Expiry {
  if (expiresOn === null) return { stage: 'none', days: null };
  const days = daysBetween(today, expiresOn);
  if (days < 0) return { stage: 'gone', days };
  if (days <= 7) return { stage: 'within7', days };
  if (days <= 30) return { stage: 'within30', days };
  if (days <= 60) return { stage: 'within60', days };
  return { stage: days <= 90 ? 'within90' : 'valid', days };
}

const order: readonly ExpiryStage[] = ['gone', 'within7', 'within30', 'within60', 'within90', 'valid', 'none'];

/** Credentials by what needs to be done first: expired ones, then the nearest end. */
export function byUrgency(credentials: readonly Credential[], today: string): readonly Credential[] {
  return credentials.toSorted(
    (a, b) =>
      order.indexOf(expiryOf(a, today).stage) - order.indexOf(expiryOf(b, today).stage) ||
      (a.expiresOn ?? '').localeCompare(b.expiresOn ?? ''),
  );
}
