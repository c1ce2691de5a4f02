import type { StatusTone } from '@sakina/design-system';
import { useCallback } from 'react';
import { useInsuranceText } from '../messages/index.ts';
import { daysLeft, urgencyOf } from '../model/deadlines.ts';
import type { Urgency } from '../model/deadlines.ts';
import { useDay } from './use-day.ts';
import { useToday } from './use-today.ts';

/** What has to be done by a last day. */
export type DeadlineKind = 'file' | 'correct' | 'appeal' | 'decide';

const TONES = {
  past: 'danger',
  last: 'danger',
  soon: 'warning',
  near: 'warning',
  far: 'due',
} as const satisfies Record<Urgency, StatusTone>;

/**
 * Says how many days are left until a last day, `YYYY-MM-DD`: in a sentence with the day, or in two words for a column
 * beside the next step. A decision that the insurer owes is never marked as urgent.
 */
export function useDaysLeft() {
  const t = useInsuranceText();
  const day = useDay();
  const today = useToday();
  return useCallback(
    (what: DeadlineKind, until: string) => {
      const count = daysLeft(today, until);
      const urgency = urgencyOf(count);
      const isPast = urgency === 'past';
      const tone: StatusTone = what === 'decide' ? 'due' : TONES[urgency];
      return {
        tone,
        text: isPast ? t(`left.${what}.past`, { day: day(until) }) : t(`left.${what}`, { count, day: day(until) }),
        short: isPast
          ? t('left.short.past', { day: day(until) })
          : t(what === 'decide' ? 'left.short.decide' : 'left.short', { count }),
      };
    },
    [t, day, today],
  );
}
