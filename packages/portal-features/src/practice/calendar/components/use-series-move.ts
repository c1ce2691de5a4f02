import { moveSeries, previewSeriesMove } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';
import { isApiError } from '@sakina/platform/client';
import type { Appointment, SeriesMove } from '@sakina/platform/contract';
import { useEffect, useEffectEvent, useState } from 'react';
import type { Scope } from '../model/scope.ts';

type IfTaken = 'MOVE_OTHERS' | 'MOVE_NONE';

/** A preview with the question it answers. */
interface Plan {
  question: string;
  preview: SeriesMove;
}

/** Which sessions of a series move with one of them, where to, and the attempt to move them there. */
export interface SeriesMoving {
  scope: Scope;
  setScope: (scope: Scope) => void;
  keepOwn: boolean;
  setKeepOwn: (keepOwn: boolean) => void;
  ifTaken: IfTaken;
  setIfTaken: (ifTaken: IfTaken) => void;
  /** The exact sessions, or null while they are not known for what is chosen now. */
  plan: SeriesMove | null;
  /** How many sessions would move. */
  count: number;
  error: unknown;
  isRunning: boolean;
  /** Reads the sessions once more, after they have changed. */
  look: () => void;
  /** Moves them. Resolves with those that were moved; with null where nothing was, of which the error tells. */
  move: () => Promise<Appointment[] | null>;
}

/** @param startsAt The new start of the session, or null while it cannot be moved there. */
export function useSeriesMove(appointment: Appointment, startsAt: string | null): SeriesMoving {
  const [scope, setScope] = useState<Scope>('ONE');
  const [keepOwn, setKeepOwn] = useState(true);
  const [ifTaken, setIfTaken] = useState<IfTaken>('MOVE_OTHERS');
  const [found, setFound] = useState<Plan | null>(null);
  const preview = useAction(previewSeriesMove);
  const action = useAction(moveSeries);
  const params = { id: appointment.id };
  const wish = scope === 'ONE' || startsAt === null ? null : { scope, startsAt, keepOwn };
  const question = JSON.stringify(wish);
  const plan = wish && found?.question === question ? found.preview : null;

  function look() {
    if (!wish) return;
    action.reset();
    preview.run({ params, body: wish }).then(
      (answer) => setFound({ question, preview: answer }),
      // The error is shown in the place of the sessions.
      () => undefined,
    );
  }
  const lookFirst = useEffectEvent(look);
  useEffect(() => lookFirst(), [question]);

  const free = plan?.items.filter(({ outcome }) => outcome === 'FREE').length ?? 0;
  const isWhole = free === plan?.items.length;
  return {
    scope,
    setScope,
    keepOwn,
    setKeepOwn,
    ifTaken,
    setIfTaken,
    plan,
    count: isWhole || ifTaken === 'MOVE_OTHERS' ? free : 0,
    error: action.error ?? preview.error,
    isRunning: action.isRunning || preview.isRunning,
    look,
    move: async () => {
      if (!wish || !plan) return null;
      try {
        return (await action.run({ params, body: { ...wish, ifTaken, mark: plan.mark } })).moved;
      } catch (error) {
        if (!isApiError(error)) throw error;
        return null;
      }
    },
  };
}
