import { meetingLimits } from '@sakina/platform/contract';
import { useFormat } from '@sakina/platform/react';
import type { MeetingProblem, MeetingRules } from './meeting-fields.ts';
import { useMeetingText } from './messages/index.ts';

/** What is wrong with a field of any meeting, as it is read at the field. @param minutes How long it can last. */
export function useMeetingProblem({ min, max }: MeetingRules['minutes']): (problem: MeetingProblem) => string {
  const t = useMeetingText();
  const format = useFormat();
  return (problem) =>
    t(`problem.${problem}`, {
      titleMax: format.number(meetingLimits.title),
      descriptionMax: format.number(meetingLimits.description),
      min: format.number(min),
      max: format.number(max),
    });
}
