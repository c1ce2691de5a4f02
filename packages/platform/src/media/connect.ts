import type { MediaAccess, MediaLog, MediaRoom, RenewAccess, RoomChannel } from './port.ts';

export interface ConnectOptions {
  /**
   * Asks for new access, when a call comes back by itself; a `MediaError` of access ends the call. @default the same
   * access again
   */
  renew?: RenewAccess;
  log?: MediaLog;
}

/** Connects by the adapter that the server names; each is loaded when it is first needed. */
export async function connectMedia(
  access: MediaAccess,
  channel: RoomChannel,
  { renew, log }: ConnectOptions = {},
): Promise<MediaRoom> {
  switch (access.adapter) {
    case 'direct': {
      const { connectDirect } = await import('./direct/connect.ts');
      return connectDirect(access, channel, log);
    }
    case 'livekit': {
      const { connectLiveKit } = await import('./livekit/connect.ts');
      return connectLiveKit(access, channel, log, renew && { renew });
    }
  }
}
