import { isAtNight } from '@sakina/platform/domain';
import { useState } from 'react';

/** What is asked before a session at night. */
export interface Night {
  /** How many of the sessions start at night; none is asked about. */
  count: number;
  isAccepted: boolean;
  accept: (isAccepted: boolean) => void;
  /** It has to be accepted before anything is booked. */
  isMissing: boolean;
}

/**
 * Whether sessions start at night for someone, and whether that was accepted. It is accepted for these times alone:
 * another time is asked about anew.
 * @param starts ISO 8601 instants.
 * @param timeZone The zone of the person for whom it may be night.
 */
export function useNight(starts: readonly string[], timeZone: string): Night {
  const [accepted, setAccepted] = useState<string | null>(null);
  const atNight = starts.filter((start) => start !== '' && isAtNight(start, timeZone));
  const asked = `${timeZone} ${atNight.join(' ')}`;
  const isAccepted = accepted === asked;
  return {
    count: atNight.length,
    isAccepted,
    accept: (isYes) => setAccepted(isYes ? asked : null),
    isMissing: atNight.length > 0 && !isAccepted,
  };
}
