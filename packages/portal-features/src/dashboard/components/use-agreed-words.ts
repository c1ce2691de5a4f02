import type { Appointment } from '@sakina/platform/contract';
import { useFormat } from '@sakina/platform/react';
import { useOwnPlans } from '../api/use-plans.ts';
import { useDashboardText } from '../messages/index.ts';
import { agreedIn } from '../model/agreed.ts';

/** Gives the words for what the person's plan says of a session that is over; none while it is read, or where it says nothing. */
export function useAgreedWords(sessions: readonly Appointment[]): (appointment: Appointment) => string {
  const t = useDashboardText();
  const format = useFormat();
  const { data } = useOwnPlans();
  const agreed = agreedIn(data?.items ?? [], sessions, (instant) => format.dateIn(instant));
  return ({ id }) => {
    const { noted = [], nextSteps = [] } = agreed.get(id) ?? {};
    const goals = noted.map(({ statement, progress }) => t('past.goal', { goal: statement.replace(/[.。]$/u, ''), progress }));
    return [
      goals.length > 0 ? t('past.noted', { goals: format.list(goals) }) : '',
      nextSteps.length > 0 ? t('past.nextSteps', { steps: format.list(nextSteps) }) : '',
    ].filter(Boolean).join(' ');
  };
}
