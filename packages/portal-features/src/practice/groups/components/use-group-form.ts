import { groupLimits } from '@sakina/platform/contract';
import { useFormat, useNow } from '@sakina/platform/react';
import { useForm } from 'react-hook-form';
import type { UseFormReturn } from 'react-hook-form';
import { resolverOf, useJudgeAgain } from '../../../shared/form/index.ts';
import { isMeetingProblem, useMeetingProblem } from '../../../shared/meeting/index.ts';
import { useGroupsText } from '../messages/index.ts';
import { NEW_GROUP, problemsOf } from '../model/group-fields.ts';
import type { GroupFields, Problem } from '../model/group-fields.ts';

interface FormRules {
  /** The host’s zone. */
  timeZone: string;
  /** How many seats are taken. @default 0 */
  taken?: number;
}

const FIELDS = Object.keys(NEW_GROUP) as (keyof GroupFields)[];

/**
 * The form of a group, whose problems are summed up above it.
 * @param first The fields before anything is typed.
 */
export function useGroupForm(first: GroupFields, { timeZone, taken = 0 }: FormRules): UseFormReturn<GroupFields> {
  const t = useGroupsText();
  const meetingProblem = useMeetingProblem(groupLimits.minutes);
  const format = useFormat();
  const now = useNow();
  const wordsOf = (problem: Problem) =>
    isMeetingProblem(problem)
      ? meetingProblem(problem)
      : t(`problem.${problem}`, {
          taken,
          seatsMin: format.number(groupLimits.capacity.min),
          seatsMax: format.number(groupLimits.capacity.max),
          meetingsMin: format.number(groupLimits.occurrences.min),
          meetingsMax: format.number(groupLimits.occurrences.max),
        });
  const form = useForm<GroupFields>({
    defaultValues: first,
    shouldFocusError: false,
    resolver: resolverOf((fields) => {
      const found = problemsOf(fields, { now, timeZone, taken });
      return FIELDS.map((name) => {
        const problem = found[name];
        return problem !== undefined && [name, wordsOf(problem)];
      });
    }),
  });
  // How many seats are taken depends on which meetings a change reaches.
  useJudgeAgain(form, String(taken), 'capacity');
  return form;
}
