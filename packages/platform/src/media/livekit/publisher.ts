import { AudioPresets, ScreenSharePresets } from 'livekit-client';
import type { LocalParticipant, LocalTrack, TrackPublishOptions } from 'livekit-client';
import type { OwnTracks } from '../own/own-tracks.ts';
import type { MediaSource } from '../port.ts';
import { librarySource } from './reasons.ts';

const SOURCES: readonly MediaSource[] = ['microphone', 'camera', 'screen', 'screen-audio'];

/** How a source is sent: talk as talk, a face by its movement, a screen by its letters. */
function publishOptions(source: MediaSource, isPrivate: boolean): TrackPublishOptions {
  const common = { source: librarySource(source) };
  switch (source) {
    case 'microphone':
      // Doubled packets cannot be encrypted from end to end.
      return { ...common, audioPreset: AudioPresets.speech, dtx: true, red: !isPrivate, stopMicTrackOnMute: false };
    case 'camera':
      return { ...common, simulcast: true, videoCodec: 'vp8', degradationPreference: 'maintain-framerate' };
    case 'screen':
      return {
        ...common,
        simulcast: false,
        videoCodec: 'vp8',
        screenShareEncoding: ScreenSharePresets.h1080fps15.encoding,
        degradationPreference: 'maintain-resolution',
      };
    case 'screen-audio':
      return { ...common, audioPreset: AudioPresets.music, dtx: false, red: !isPrivate };
  }
}

interface PublisherOptions {
  own: Pick<OwnTracks, 'of'>;
  isPrivate: boolean;
  /** Called with what the server refused to take. */
  onRefused: (source: MediaSource, error: unknown) => void;
}

/**
 * Sends the own tracks through a connection, one change after the other, and all of them again through the next one.
 */
export function createPublisher({ own, isPrivate, onRefused }: PublisherOptions) {
  const sent = new Map<MediaSource, LocalTrack>();
  let participant: LocalParticipant | null = null;
  let chain = Promise.resolve();

  async function bring(source: MediaSource, to: LocalParticipant): Promise<void> {
    const wanted = own.of(source);
    const track = sent.get(source);
    if (!wanted) {
      sent.delete(source);
      if (track) await to.unpublishTrack(track, false);
      return;
    }
    if (!track) {
      // Whoever is muted is sent when they are heard or seen: no one sees a track that opens for a moment.
      if (!wanted.track || wanted.muted) return;
      const published = (await to.publishTrack(wanted.track, publishOptions(source, isPrivate))).track;
      if (!published) return;
      if (participant === to) sent.set(source, published);
      return;
    }
    if (wanted.track && track.mediaStreamTrack !== wanted.track)
      await track.replaceTrack(wanted.track, { userProvidedTrack: true });
    if (wanted.muted !== track.isMuted) await (wanted.muted ? track.mute() : track.unmute());
  }

  function update(source: MediaSource): void {
    chain = chain.then(async () => {
      const to = participant;
      if (!to) return;
      try {
        await bring(source, to);
      } catch (error) {
        if (participant === to) onRefused(source, error);
      }
    });
  }

  return {
    /** Brings a source to how it is now. */
    update,
    /** Sends through this connection from now on; through none for null. */
    use: (next: LocalParticipant | null): void => {
      participant = next;
      sent.clear();
      if (next) for (const source of SOURCES) update(source);
    },
  };
}
