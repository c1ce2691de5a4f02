import { supportsAdaptiveStream } from 'livekit-client';
import type { MediaAbilities, MediaAccess } from '../port.ts';

/** How many are in a room of one server at most; the room itself says how many it takes. */
const MOST = 1000;

/** What a call through a server can do. Private and recorded exclude each other: the server has no key. */
export function abilitiesOf({
  canPublish,
  privacy,
}: Pick<Extract<MediaAccess, { adapter: 'livekit' }>, 'canPublish' | 'privacy'>): MediaAbilities {
  const isPrivate = privacy === 'PRIVATE';
  return {
    maxParticipants: MOST,
    canPublish,
    screenShare: canPublish && typeof navigator !== 'undefined' && 'getDisplayMedia' in (navigator.mediaDevices ?? {}),
    simulcast: typeof window !== 'undefined' && supportsAdaptiveStream(),
    endToEnd: isPrivate ? 'frames' : 'none',
    serverRecording: !isPrivate,
    serverCaptions: !isPrivate,
    hidesAddresses: true,
  };
}
