import { listOwnTreatmentPlans } from '@sakina/platform/contract';
import type { Appointment } from '@sakina/platform/contract';
import { useFormat, useOperation } from '@sakina/platform/react';
import { useDashboardText } from '../messages/index.ts';
import { agreedIn } from '../model/agreed.ts';

/** What the person's plan says of a session that is over. */
export interface AgreedText {
  /** Each goal that was spoken of, in the person's words, with how far it had come. */
  goals: readonly { goal: string; reached: string }[];
  /** What comes next in the plan; empty where nothing is open. */
  next: string;
}

/**
 * Gives the words for what the person's plan says of a session that is over; null while it is read, or where it says
 * nothing.
 */
export function useAgreedText(sessions: readonly Appointment[]): (appointment: Appointment) => AgreedText | null {
  const t = useDashboardText();
  const format = useFormat();
  const { data } = useOperation(listOwnTreatmentPlans, {});
  const agreed = agreedIn(data?.items ?? [], sessions, (instant) => format.dateIn(instant));
  return ({ id }) => {
    const found = agreed.get(id);
    if (!found) return null;
    return {
      goals: found.noted.map(({ statement, progress }) => ({
        goal: statement,
        reached: t('past.goal', { progress: format.percent(progress) }),
      })),
      next:
        found.nextSteps.length > 0
          ? t('past.nextSteps', {
              steps: format.list(
                found.nextSteps.map((step) => t('later.words', { words: step })),
                { type: 'unit' },
              ),
            })
          : '',
    };
  };
}
