import { broadcastMinutes } from '@sakina/platform/contract';
import type { Broadcast } from '@sakina/platform/contract';
import { useNow } from '@sakina/platform/react';
import { useForm } from 'react-hook-form';
import type { UseFormReturn } from 'react-hook-form';
import { resolverOf } from '../../../shared/form/index.ts';
import { useMeetingProblem } from '../../../shared/meeting/index.ts';
import { useBroadcastsText } from '../messages/index.ts';
import { fieldsOf, NEW_BROADCAST, problemsOf } from '../model/broadcast-fields.ts';
import type { BroadcastFields } from '../model/broadcast-fields.ts';

const FIELDS = Object.keys(NEW_BROADCAST) as (keyof BroadcastFields)[];

/**
 * The form of a broadcast, whose problems are summed up above it.
 * @param timeZone The host’s zone.
 * @param broadcast The one that is changed; left out, a new one.
 */
export function useBroadcastForm(timeZone: string, broadcast?: Broadcast): UseFormReturn<BroadcastFields> {
  const t = useBroadcastsText();
  const meetingProblem = useMeetingProblem(broadcastMinutes);
  const now = useNow();
  return useForm<BroadcastFields>({
    defaultValues: broadcast ? fieldsOf(broadcast, timeZone) : NEW_BROADCAST,
    shouldFocusError: false,
    resolver: resolverOf((fields) => {
      const found = problemsOf(fields, now, timeZone);
      return FIELDS.map((name) => {
        const problem = found[name];
        return problem && [name, problem === 'language' ? t('problem.language') : meetingProblem(problem)];
      });
    }),
  });
}
