import type { Broadcast } from '@sakina/platform/contract';
import { useNow } from '@sakina/platform/react';
import { useMeetingProblem } from '../../../shared/meeting/index.ts';
import { useCheckedFields } from '../../../shared/use-checked-fields.ts';
import { useBroadcastsText } from '../messages/index.ts';
import { fieldsOf, MINUTES, NEW_BROADCAST, problemsOf } from '../model/broadcast-fields.ts';

const serverNames = { startsAt: 'date', durationMinutes: 'minutes' } as const;

/**
 * What is typed about a broadcast, and what is wrong with it: by our rules, and by the server’s.
 * @param timeZone The host’s zone.
 * @param broadcast The one that is changed; left out, a new one.
 */
export function useBroadcastForm(timeZone: string, broadcast: Broadcast | undefined) {
  const t = useBroadcastsText();
  const meetingProblem = useMeetingProblem(MINUTES);
  const now = useNow();
  return useCheckedFields(broadcast ? fieldsOf(broadcast, timeZone) : NEW_BROADCAST, {
    serverNames,
    problemOf: (fields) => {
      const found = problemsOf(fields, now, timeZone);
      return (name) => {
        const problem = found[name];
        return problem && (problem === 'language' ? t('problem.language') : meetingProblem(problem));
      };
    },
  });
}
