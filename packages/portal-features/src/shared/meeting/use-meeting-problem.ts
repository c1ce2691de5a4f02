import { useFormat } from '@sakina/platform/react';
import { MEETING_LIMITS } from './meeting-fields.ts';
import type { MeetingProblem, MeetingRules } from './meeting-fields.ts';
import { useMeetingText } from './messages/index.ts';

/** What is wrong with a field of any meeting, as it is read at the field. @param minutes How long it can last. */
export function useMeetingProblem({ min, max }: MeetingRules['minutes']): (problem: MeetingProblem) => string {
  const t = useMeetingText();
  const format = useFormat();
  return (problem) =>
    t(`problem.${problem}`, {
      titleMax: format.number(MEETING_LIMITS.title),
      descriptionMax: format.number(MEETING_LIMITS.description),
      min: format.number(min),
      max: format.number(max),
    });
}
