import { isCancelledPicker } from '../device-failure.ts';
import { browserDevices, openDevice } from '../devices.ts';
import { MediaError } from '../port.ts';
import type { DeviceChoice, MediaSource, MediaTrackState, ScreenChoice } from '../port.ts';

/** A track of one's own with the stream that carries its identity to the others. */
export interface OwnTrack {
  readonly source: MediaSource;
  /** One for as long as the source is in the call: its id is what the others know the track by. */
  readonly stream: MediaStream;
  /** Null while a camera is off: its light goes out. */
  track: MediaStreamTrack | null;
  muted: boolean;
}

/** How the own devices are taken; stories and tests bring tracks without a device. */
export interface Capture {
  readonly open: (device: 'microphone' | 'camera', choice: DeviceChoice) => Promise<MediaStreamTrack>;
  readonly screen: (choice: ScreenChoice) => Promise<MediaStream>;
}

/** Takes the browser's devices. */
export const browserCapture: Capture = {
  open: openDevice,
  screen: ({ audio = false }) => {
    const devices = browserDevices();
    if (!devices || !('getDisplayMedia' in devices))
      return Promise.reject(new MediaError({ at: 'device', device: 'screen', why: 'insecure' }));
    // The own tab shows the people of this room to themselves.
    return devices.getDisplayMedia({ video: { frameRate: 15 }, audio, selfBrowserSurface: 'exclude' } as never);
  },
};

interface OwnTracksOptions {
  capture: Capture;
  /** Called after a source was added, changed or removed. */
  onChange: (source: MediaSource) => void;
  /** Called when a device ended by itself. */
  onEnded: (source: MediaSource) => void;
}

/** One's own tracks. Every one that was opened is stopped by `stopAll`. */
export function createOwnTracks({ capture, onChange, onEnded }: OwnTracksOptions) {
  const tracks = new Map<MediaSource, OwnTrack>();
  const chosen: Partial<Record<MediaSource, string>> = {};
  /** Devices of which another one was chosen than the one in hand. */
  const isStale = new Set<MediaSource>();
  const turns = { microphone: 0, camera: 0 };
  let isOver = false;

  function put(source: MediaSource, track: MediaStreamTrack): void {
    if (isOver) return track.stop();
    const own = tracks.get(source) ?? { source, stream: new MediaStream(), track: null, muted: false };
    own.track?.stop();
    for (const old of own.stream.getTracks()) own.stream.removeTrack(old);
    own.stream.addTrack(track);
    own.track = track;
    own.muted = false;
    tracks.set(source, own);
    track.addEventListener('ended', () => {
      if (own.track === track) onEnded(source);
    });
    onChange(source);
  }

  async function open(device: 'microphone' | 'camera', deviceId = chosen[device]): Promise<void> {
    turns[device] += 1;
    const turn = turns[device];
    const track = await capture.open(device, { on: true, deviceId });
    // Turned off, or opened once more, while the browser was asking: what was pressed last holds.
    if (turn !== turns[device]) return track.stop();
    isStale.delete(device);
    put(device, track);
  }

  return {
    list: (): readonly OwnTrack[] => [...tracks.values()],
    of: (source: MediaSource) => tracks.get(source),
    states: (): MediaTrackState[] =>
      [...tracks.values()].map(({ source, stream, muted }) => ({
        id: stream.id,
        source,
        muted,
        pausedForBandwidth: false,
      })),
    choose: (device: 'microphone' | 'camera', deviceId: string | undefined): void => {
      if (deviceId === undefined || chosen[device] === deviceId) return;
      chosen[device] = deviceId;
      isStale.add(device);
    },
    /** The device of a live track, else the one that will be taken; null for the browser’s own choice. */
    using: (device: 'microphone' | 'camera'): string | null => {
      const own = tracks.get(device);
      const held = own?.track?.getSettings().deviceId ?? '';
      const meant = chosen[device] ?? '';
      return (own?.muted === false ? held || meant : meant || held) || null;
    },
    /** Takes the default device from now on. */
    forget: (device: 'microphone' | 'camera'): void => {
      delete chosen[device];
    },
    open: (device: 'microphone' | 'camera') => open(device),
    /** Mutes or opens a source. A muted camera is given back; a muted microphone sends silence and is back at once. */
    set: async (device: 'microphone' | 'camera', on: boolean): Promise<void> => {
      const own = tracks.get(device);
      if (on) {
        // Another microphone may have been chosen while this one was muted.
        const isMeant = !isStale.has(device);
        if (device === 'microphone' && isMeant && own?.track?.readyState === 'live') {
          own.track.enabled = true;
          own.muted = false;
          return onChange(device);
        }
        return open(device);
      }
      turns[device] += 1;
      if (!own) return;
      own.muted = true;
      if (device === 'microphone' && own.track) own.track.enabled = false;
      if (device === 'camera') {
        own.track?.stop();
        own.track = null;
      }
      onChange(device);
    },
    share: async (choice: ScreenChoice): Promise<'sharing' | 'cancelled'> => {
      let stream: MediaStream;
      try {
        stream = await capture.screen(choice);
      } catch (error) {
        if (error instanceof MediaError) throw error;
        const { name, message } = error as DOMException;
        if (isCancelledPicker(name, message)) return 'cancelled';
        throw new MediaError({ at: 'device', device: 'screen', why: 'system-denied' });
      }
      for (const track of stream.getTracks()) put(track.kind === 'video' ? 'screen' : 'screen-audio', track);
      return 'sharing';
    },
    remove: (source: MediaSource): void => {
      const own = tracks.get(source);
      if (!own) return;
      tracks.delete(source);
      own.track?.stop();
      onChange(source);
    },
    stopAll: (): void => {
      isOver = true;
      for (const { track } of tracks.values()) track?.stop();
      tracks.clear();
    },
  };
}

export type OwnTracks = ReturnType<typeof createOwnTracks>;
