import type { Broadcast } from '@sakina/platform/contract';
import { useFormat, useNow } from '@sakina/platform/react';
import { useCheckedFields } from '../../../shared/use-checked-fields.ts';
import { useBroadcastsText } from '../messages/index.ts';
import { fieldsOf, LIMITS, NEW_BROADCAST, problemsOf } from '../model/broadcast-fields.ts';

const serverNames = { startsAt: 'date', durationMinutes: 'minutes' } as const;

/**
 * What is typed about a broadcast, and what is wrong with it: by our rules, and by the server’s.
 * @param timeZone The host’s zone.
 * @param broadcast The one that is changed; left out, a new one.
 */
export function useBroadcastForm(timeZone: string, broadcast: Broadcast | undefined) {
  const t = useBroadcastsText();
  const format = useFormat();
  const now = useNow();
  return useCheckedFields(broadcast ? fieldsOf(broadcast, timeZone) : NEW_BROADCAST, {
    serverNames,
    problemOf: (fields) => {
      const found = problemsOf(fields, now, timeZone);
      return (name) => {
        const problem = found[name];
        return (
          problem &&
          t(`problem.${problem}`, {
            titleMax: format.number(LIMITS.title),
            descriptionMax: format.number(LIMITS.description),
            min: format.number(LIMITS.minutes.min),
            max: format.number(LIMITS.minutes.max),
          })
        );
      };
    },
  });
}
