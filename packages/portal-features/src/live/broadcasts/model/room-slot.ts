import type { Sending } from '@sakina/platform/media';
import type { ReactNode } from 'react';

/** What a page of a broadcast asks of the room that the app puts into it. */
export interface RoomSlotProps {
  /** Opaque name of the room. */
  roomName: string;
  /** Called once the person has left the room. */
  onLeave: () => void;
  /** What stands below the name of the room, by what the reader sends. */
  head: (sending: Sending) => ReactNode;
  /** What is shown once the room is over. */
  closed: ReactNode;
}

/** Draws the room of a broadcast: it belongs to another feature, so the app hands it in. */
export type RoomSlot = (props: RoomSlotProps) => ReactNode;
