import { addDays } from '@sakina/platform/format';

/** How near a last day is; the countdown changes its words at 30, 7 and 0 days. */
export type Urgency = 'past' | 'last' | 'soon' | 'near' | 'far';

/** Whole days from a date to another, both `YYYY-MM-DD`; 0 on the last day, negative once it has passed. */
export function daysLeft(today: string, until: string): number {
  return Math.round((Date.parse(until) - Date.parse(today)) / 86_400_000);
}

/** How urgent it is with so many days left. The last day itself still counts. */
export function urgencyOf(days: number): Urgency {
  if (days < 0) return 'past';
  if (days === 0) return 'last';
  if (days <= 7) return 'soon';
  return days <= 30 ? 'near' : 'far';
}

/**
 * Until when a payer's answer may be used again: 30 days, and never over the end of its month, when plans change.
 * @param checkedOn `YYYY-MM-DD`
 */
export function usableUntil(checkedOn: string): string {
  const monthEnd = addDays(addDays(`${checkedOn.slice(0, 7)}-28`, 4).slice(0, 7) + '-01', -1);
  const later = addDays(checkedOn, 30);
  return later < monthEnd ? later : monthEnd;
}
