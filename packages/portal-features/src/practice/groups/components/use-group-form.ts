import { useFormat, useNow } from '@sakina/platform/react';
import { isMeetingProblem, useMeetingProblem } from '../../../shared/meeting/index.ts';
import { useCheckedFields } from '../../../shared/use-checked-fields.ts';
import { useGroupsText } from '../messages/index.ts';
import { LIMITS, problemsOf } from '../model/group-fields.ts';
import type { GroupFields } from '../model/group-fields.ts';
import { FEWEST, MOST } from '../model/series.ts';

interface FormRules {
  /** The host’s zone. */
  timeZone: string;
  /** How many seats are taken. @default 0 */
  taken?: number;
}

const serverNames = { startsAt: 'date', durationMinutes: 'minutes', recurrence: 'occurrences' } as const;

/** What is typed about a group, and what is wrong with it: by our rules, and by the server’s. */
export function useGroupForm(first: GroupFields, { timeZone, taken = 0 }: FormRules) {
  const t = useGroupsText();
  const meetingProblem = useMeetingProblem(LIMITS.minutes);
  const format = useFormat();
  const now = useNow();
  return useCheckedFields(first, {
    serverNames,
    problemOf: (fields) => {
      const found = problemsOf(fields, { now, timeZone, taken });
      return (name) => {
        const problem = found[name];
        if (problem === undefined || isMeetingProblem(problem)) return problem && meetingProblem(problem);
        return t(`problem.${problem}`, {
          taken,
          seatsMin: format.number(LIMITS.capacity.min),
          seatsMax: format.number(LIMITS.capacity.max),
          meetingsMin: format.number(FEWEST),
          meetingsMax: format.number(MOST),
        });
      };
    },
  });
}

/** What `useGroupForm` gives. */
export type GroupForm = ReturnType<typeof useGroupForm>;
