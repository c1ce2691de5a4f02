import { useEffect } from 'react';
import { getProviderProfile } from '../../contract/v1/profile.ts';
import { isSameZone } from '../../locale/index.ts';
import { useOperation } from '../data/use-operation.ts';
import { useClock } from '../environment/clock.tsx';

export interface PracticeZoneProps {
  /**
   * Receives the practice's IANA zone, or the reader's own where that is the same under another name; null where it
   * cannot be read.
   */
  onRead: (timeZone: string | null) => void;
}

/** Reads the zone that the practice is in. It draws nothing. */
export function PracticeZone({ onRead }: PracticeZoneProps) {
  const reader = useClock();
  const { data, error } = useOperation(getProviderProfile, {});
  const timeZone = data?.timeZone;
  const hasFailed = error !== undefined;
  const readerZone = reader.readerTimeZone ?? reader.timeZone;
  useEffect(() => {
    if (timeZone !== undefined) onRead(isSameZone(timeZone, readerZone) ? readerZone : timeZone);
    else if (hasFailed) onRead(null);
  }, [timeZone, hasFailed, readerZone, onRead]);
  return null;
}
