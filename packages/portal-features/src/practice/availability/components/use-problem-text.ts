import { useAvailabilityText } from '../messages/index.ts';
import type { EntryProblem } from '../model/entries.ts';
import { useClockText } from './use-clock-text.ts';

/** What is wrong, as it is read at the field. */
export function useProblemText(): (problem: EntryProblem) => string {
  const t = useAvailabilityText();
  const clock = useClockText();
  return (problem) =>
    problem.kind === 'overlap' || problem.kind === 'overlapNext'
      ? t(`problem.${problem.kind}`, { range: clock.range(problem.from, problem.until) })
      : t(`problem.${problem.kind}`);
}
