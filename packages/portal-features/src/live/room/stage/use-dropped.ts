import type { RoomParticipant } from '@sakina/platform/contract';
import type { MediaRoom } from '@sakina/platform/media';
import { useEffect, useRef } from 'react';
import { whoLeft } from '../model/who-left.ts';

/** Cuts the connection to everyone who was inside and is not any more, whatever their own browser does. */
export function useDropped(call: MediaRoom | null, participants: readonly RoomParticipant[]): void {
  const before = useRef(participants);
  useEffect(() => {
    for (const id of whoLeft(before.current, participants)) call?.drop(id);
    before.current = participants;
  }, [call, participants]);
}
