import { Status } from '@sakina/design-system';
import { useInsuranceText } from '../messages/index.ts';
import { daysLeft, urgencyOf } from '../model/deadlines.ts';
import type { Urgency } from '../model/deadlines.ts';
import { useToday } from './use-today.ts';
import { useDay } from './use-day.ts';

export interface DaysLeftProps {
  /** What has to be done by then. */
  what: 'file' | 'correct' | 'appeal' | 'decide';
  /** The last day, `YYYY-MM-DD`. */
  until: string;
}

const TONES = {
  past: 'danger',
  last: 'danger',
  soon: 'warning',
  near: 'warning',
  far: 'due',
} as const satisfies Record<Urgency, string>;

/** How many days are left for something, with the last day; the words carry how near it is. */
export function DaysLeft({ what, until }: DaysLeftProps) {
  const t = useInsuranceText();
  const day = useDay();
  const count = daysLeft(useToday(), until);
  const urgency = urgencyOf(count);
  const isWaiting = what === 'decide';
  return (
    <Status size="small" tone={isWaiting ? 'due' : TONES[urgency]}>
      {urgency === 'past' ? t(`left.${what}.past`, { day: day(until) }) : t(`left.${what}`, { count, day: day(until) })}
    </Status>
  );
}
