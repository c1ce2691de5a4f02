import { MediaError } from './port.ts';
import type { MediaAccess, MediaLog, MediaRoom, RoomChannel } from './port.ts';

/** Connects by the adapter that the server names; each is loaded when it is first needed. @throws MediaError where there is none */
export async function connectMedia(access: MediaAccess, channel: RoomChannel, log?: MediaLog): Promise<MediaRoom> {
  if (access.adapter !== 'direct') throw new MediaError({ at: 'access', why: 'refused' });
  const { connectDirect } = await import('./direct/connect.ts');
  return connectDirect(access, channel, log);
}
