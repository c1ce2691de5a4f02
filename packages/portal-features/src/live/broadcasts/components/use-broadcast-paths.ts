import { paths } from '@sakina/platform/domain';
import { useConnectCall } from '@sakina/platform/react';

/** Addresses of the pages of broadcasts, with the room of one or without. */
export interface BroadcastPaths {
  view: (room?: string) => string;
  studio: (room?: string) => string;
}

const withRoom = (room: string | undefined) => (room === undefined ? {} : { room });

/** The addresses of broadcasts; undefined while voice and video are off: then nothing links to them (FRAME-8). */
export function useBroadcastPaths(): BroadcastPaths | undefined {
  const hasCalls = useConnectCall() !== null;
  if (!hasCalls) return undefined;
  return {
    view: (room) => paths.broadcastView(withRoom(room)),
    studio: (room) => paths.broadcastStudio(withRoom(room)),
  };
}
