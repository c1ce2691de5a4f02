import { useEffect } from 'react';
import { getProviderProfile } from '../../contract/v1/profile.ts';
import { isSameZone } from '../../locale/index.ts';
import { useOperation } from '../data/use-operation.ts';
import { useClock } from '../environment/clock.tsx';

export interface PracticeZoneProps {
  /** Receives the practice's IANA zone where it is not the reader's own, under whatever name. */
  onRead: (timeZone: string) => void;
}

/** Reads the zone that the practice is in. It draws nothing. */
export default function PracticeZone({ onRead }: PracticeZoneProps) {
  const reader = useClock();
  const { data } = useOperation(getProviderProfile, {});
  const timeZone = data?.timeZone;
  const readerZone = reader.readerTimeZone ?? reader.timeZone;
  useEffect(() => {
    if (timeZone !== undefined) onRead(isSameZone(timeZone, readerZone) ? readerZone : timeZone);
  }, [timeZone, readerZone, onRead]);
  return null;
}
