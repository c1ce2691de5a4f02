import { isApiError } from '@sakina/platform/client';
import type { ProviderId, Service, SlotHold } from '@sakina/platform/contract';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useSlotHolds } from '../api/slot-holds.ts';
import { isLostTime, readFailure } from '../model/failure.ts';
import type { BookingFailure } from '../model/failure.ts';
import type { TimeSpan } from '../model/opening.ts';

interface Wanted {
  providerId: ProviderId;
  service: Service | null;
  time: TimeSpan | null;
  /** The user is past choosing and has not booked yet. */
  isNeeded: boolean;
  /** Called when the time is taken, has passed or is too near. */
  onLost: (failure: BookingFailure) => void;
}

/** The hold on the chosen time, as the steps show it. */
export interface HeldTime {
  /** The hold on the server; null where there is none, in which case the time can still be booked while it is open. */
  hold: SlotHold | null;
  /** The last attempt failed. */
  hasFailed: boolean;
  isAsking: boolean;
  /** Holds the time for another ten minutes. */
  renew: () => void;
}

/** Holds the chosen time once the user continues with it, and releases it when they leave. */
export function useSlotHold({ providerId, service, time, isNeeded, onLost }: Wanted): HeldTime {
  const { keep, giveBack } = useSlotHolds();
  const [hold, setHold] = useState<SlotHold | null>(null);
  const [failedFor, setFailedFor] = useState<string | null>(null);
  const [isAsking, setAsking] = useState(false);
  const current = useRef<{ id: string; isNeeded: boolean } | null>(null);
  const serviceId = service?.id ?? null;
  const startsAt = time?.startsAt ?? null;
  const wanted = isNeeded && serviceId !== null && startsAt !== null ? `${serviceId} ${startsAt}` : null;
  const isHeld =
    hold !== null &&
    wanted !== null &&
    hold.serviceId === serviceId &&
    Date.parse(hold.startsAt) === Date.parse(startsAt ?? '');

  function ask(isWanted: () => boolean): Promise<void> {
    if (serviceId === null || startsAt === null || wanted === null) return Promise.resolve();
    return keep({ providerId, serviceId, startsAt }).then(
      (kept) => {
        if (!isWanted()) return;
        current.current = { id: kept.id, isNeeded: true };
        setHold(kept);
        setFailedFor(null);
      },
      (error: unknown) => {
        if (!isApiError(error)) throw error;
        if (!isWanted()) return;
        const failure = readFailure(error);
        if (isLostTime(failure)) onLost(failure);
        else setFailedFor(wanted);
      },
    );
  }
  const askOnce = useEffectEvent(ask);

  useEffect(() => {
    if (wanted === null) return undefined;
    let isWanted = true;
    void askOnce(() => isWanted);
    return () => {
      isWanted = false;
    };
  }, [wanted]);

  useEffect(() => {
    if (current.current) current.current.isNeeded = isNeeded;
  }, [isNeeded]);
  // Leaving the page releases the time at once. After a booking there is nothing to release.
  useEffect(
    () => () => {
      if (current.current?.isNeeded) giveBack(current.current.id);
    },
    [giveBack],
  );

  return {
    hold: isHeld ? hold : null,
    hasFailed: wanted !== null && failedFor === wanted,
    isAsking,
    renew: () => {
      if (isAsking) return;
      setAsking(true);
      void ask(() => true).finally(() => setAsking(false));
    },
  };
}
