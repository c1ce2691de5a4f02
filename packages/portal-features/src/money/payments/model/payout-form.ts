import type { PayoutSchedule, PayoutSettings } from '@sakina/platform/contract';

/** When is paid out, as it is typed. */
export interface PayoutForm {
  kind: PayoutSchedule['kind'];
  /** ISO 8601: Monday is 1. */
  weekday: number;
  dayOfMonth: number | null;
  /** In minor units. */
  minimum: number | null;
  descriptor: string;
}

/** The settings as a form. */
export function payoutFormOf({ schedule, minimumAmount, statementDescriptor }: PayoutSettings): PayoutForm {
  return {
    kind: schedule.kind,
    weekday: schedule.kind === 'WEEKLY' ? schedule.weekday : 1,
    dayOfMonth: schedule.kind === 'MONTHLY' ? schedule.dayOfMonth : 1,
    minimum: minimumAmount.amountMinor,
    descriptor: statementDescriptor,
  };
}

/** The schedule that a form asks for; null while its day is none of a month. */
export function scheduleOf({ kind, weekday, dayOfMonth }: PayoutForm): PayoutSchedule | null {
  if (kind === 'DAILY') return { kind };
  if (kind === 'WEEKLY') return { kind, weekday };
  const isDay = dayOfMonth !== null && Number.isInteger(dayOfMonth) && dayOfMonth >= 1 && dayOfMonth <= 31;
  return isDay ? { kind, dayOfMonth } : null;
}
