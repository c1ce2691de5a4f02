import { Track } from 'livekit-client';
import type { RemoteTrackPublication } from 'livekit-client';
import type { MediaSeat, MediaTrackState } from '../port.ts';
import type { CallRoom } from './room.ts';
import { qualityOf, sourceOf } from './reasons.ts';

type Voice = Pick<MediaSeat, 'speaking' | 'level'>;

function trackState(publication: RemoteTrackPublication): MediaTrackState[] {
  const source = sourceOf(publication.source);
  if (source === undefined) return [];
  return [
    {
      id: publication.trackSid,
      source,
      muted: publication.isMuted,
      pausedForBandwidth: publication.track?.streamState === Track.StreamState.Paused,
    },
  ];
}

interface SeatOptions {
  voiceOf: (id: string) => Voice;
  /** Whether someone has no seat here: the room has put them outside, or their seat is kept while they are away. */
  isHidden: (id: string) => boolean;
  /** Whether the own connection is the poor one. */
  isOwnPoor: boolean;
}

/** The others in a room, as the server knows them. */
export function seatsOf(room: CallRoom, { voiceOf, isHidden, isOwnPoor }: SeatOptions): MediaSeat[] {
  return [...room.remoteParticipants.values()]
    .filter(({ identity }) => !isHidden(identity))
    .map((person) => {
      const quality = qualityOf(person.connectionQuality);
      const isPoor = quality === 'poor' || quality === 'lost';
      return {
        id: person.identity,
        isSelf: false,
        tracks: [...person.trackPublications.values()].flatMap(trackState),
        ...voiceOf(person.identity),
        quality,
        qualityReason: isPoor ? (isOwnPoor ? 'own-download' : 'theirs') : null,
        encrypted: person.isEncrypted,
      };
    });
}

/** The publication of a track by its id. */
export function publicationOf(room: CallRoom, trackId: string): RemoteTrackPublication | undefined {
  for (const person of room.remoteParticipants.values()) {
    const found = person.trackPublications.get(trackId);
    if (found) return found;
  }
  return undefined;
}
