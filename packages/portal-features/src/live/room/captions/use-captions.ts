import { setRoomCaptions } from '@sakina/platform/contract';
import type { ApiError } from '@sakina/platform/client';
import { useAction, useRoomCaptions } from '@sakina/platform/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { withSaid } from './said.ts';
import type { Said } from './said.ts';

/** In which rooms the reader has captions on; gone with the page. */
const rooms = new Set<string>();

/** One's own captions of a room. */
export interface Captions {
  readonly isOn: boolean;
  readonly said: readonly Said[];
  /** Why they could not be turned on or off. */
  readonly error: ApiError | undefined;
  readonly change: (isOn: boolean) => void;
}

/**
 * Captions by one's own switch: the server passes words on to those alone who have turned them on here.
 * @param participantId The secret of one's own place.
 * @param selfId One's id in the room.
 */
export function useCaptions(roomName: string, participantId: string, selfId: string): Captions {
  const [isOn, setOn] = useState(() => rooms.has(roomName));
  const [said, setSaid] = useState<readonly Said[]>([]);
  const { run, error } = useAction(setRoomCaptions);
  useRoomCaptions(isOn ? { roomName, participantId: selfId, secret: participantId } : null, (event) =>
    setSaid((before) => withSaid(before, { ...event.caption, participantId: event.participantId })),
  );

  const ask = (next: boolean) => run({ params: { roomName }, body: { participantId, isOn: next } });
  const keep = (next: boolean) => {
    setOn(next);
    if (next) rooms.add(roomName);
    else rooms.delete(roomName);
    if (!next) setSaid([]);
  };
  const change = (next: boolean) => {
    keep(next);
    ask(next).catch(() => keep(!next));
  };
  // Someone who was outside for a moment has them on still; the room does not know that any more.
  const resume = useEffectEvent(() => {
    if (isOn) ask(true).catch(() => keep(false));
  });
  useEffect(() => resume(), []);
  return { isOn, said, error, change };
}
