import { cancelSeries, previewSeriesCancel } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';
import type { Appointment, CancellationReason, SeriesCancelSet } from '@sakina/platform/contract';
import { useEffect, useEffectEvent, useState } from 'react';
import type { Scope } from '../model/scope.ts';

/** Which sessions of a series are cancelled with one of them. */
export interface SeriesCancelling {
  scope: Scope;
  setScope: (scope: Scope) => void;
  /** The exact sessions, or null while they are not known for what is chosen now. */
  set: SeriesCancelSet | null;
  error: unknown;
  isRunning: boolean;
  /** Reads the sessions once more, after they have changed. */
  look: () => void;
  /** Cancels them and gives their number. @throws ApiError */
  cancel: (reason: CancellationReason) => Promise<number>;
}

export function useSeriesCancel(id: Appointment['id']): SeriesCancelling {
  const [scope, setScope] = useState<Scope>('ONE');
  const [found, setFound] = useState<{ scope: Scope; set: SeriesCancelSet } | null>(null);
  const preview = useAction(previewSeriesCancel);
  const action = useAction(cancelSeries);
  const params = { id };
  const set = found && found.scope === scope ? found.set : null;

  function look() {
    if (scope === 'ONE') return;
    action.reset();
    preview.run({ params, body: { scope } }).then(
      (answer) => setFound({ scope, set: answer }),
      // The error is shown in the place of the sessions.
      () => undefined,
    );
  }
  const lookFirst = useEffectEvent(look);
  useEffect(() => lookFirst(), [scope]);
  return {
    scope,
    setScope,
    set,
    error: action.error ?? preview.error,
    isRunning: action.isRunning || preview.isRunning,
    look,
    cancel: async (reason) => {
      if (scope === 'ONE' || !set) return 0;
      return (await action.run({ params, body: { scope, mark: set.mark, reason } })).cancelled.length;
    },
  };
}
