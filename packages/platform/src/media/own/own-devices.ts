import { MediaError } from '../port.ts';
import type { DeviceChoice, MediaFailure, MediaSource, ScreenChoice } from '../port.ts';
import type { SnapshotStore } from '../store.ts';
import { createOwnTracks } from './own-tracks.ts';
import type { Capture } from './own-tracks.ts';
import { createVoices } from './voices.ts';

export interface OwnDevicesOptions {
  capture: Capture;
  after: (milliseconds: number, work: () => void) => () => void;
  /** Where a device that fails is shown. */
  store: Pick<SnapshotStore, 'read' | 'write'>;
  /** Loudness of everyone else, by id. */
  levels: () => ReadonlyMap<string, number>;
  /** Called after a track of one's own was added, changed or removed. */
  onTrack: (source: MediaSource) => void;
  /** Called after someone began or stopped to speak. */
  onVoice: () => void;
  /** Why a device may not be turned on now, or null. @default it always may */
  refusalOf?: (device: 'microphone' | 'camera') => MediaError | null;
}

/** One's own devices in a call, whatever carries it: what is sent, what fails, and who speaks. */
export function createOwnDevices(options: OwnDevicesOptions) {
  const { capture, after, store, levels, onTrack, onVoice, refusalOf = () => null } = options;
  const fail = (failure: MediaFailure | null) => store.write({ failure });

  const tracks = createOwnTracks({
    capture,
    onChange: (source) => {
      voices.own(tracks.of('microphone')?.track ?? null);
      onTrack(source);
    },
    onEnded: (source) => void replace(source),
  });
  const voices = createVoices({
    levels,
    onChange: onVoice,
    onSilent: (isSilent) => {
      const { failure } = store.read();
      if (isSilent) fail({ at: 'device', device: 'microphone', why: 'silent' });
      else if (failure?.at === 'device' && failure.why === 'silent') fail(null);
    },
    after,
  });

  async function stopScreen(): Promise<void> {
    tracks.remove('screen');
    tracks.remove('screen-audio');
  }

  /** A device that ended by itself gives way to the system's own, and it is told. */
  async function replace(source: MediaSource): Promise<void> {
    if (source === 'screen' || source === 'screen-audio') return stopScreen();
    fail({ at: 'device', device: source, why: 'gone' });
    tracks.forget(source);
    // Whoever is muted is not heard through another microphone: it is taken when they speak again.
    if (tracks.of(source)?.muted) return;
    try {
      await tracks.open(source);
    } catch {
      await tracks.set(source, false);
    }
  }

  /** No one is kept out by a device. */
  async function take(device: 'microphone' | 'camera'): Promise<void> {
    try {
      await tracks.open(device);
    } catch (error) {
      if (!(error instanceof MediaError)) throw error;
      fail(error.failure);
    }
  }

  return {
    tracks,
    voiceOf: voices.of,
    fail,
    stopScreen,
    share: (choice: ScreenChoice) => tracks.share(choice),
    /** Keeps which devices are meant, and takes those that are on. */
    start: async (own: Readonly<Record<'microphone' | 'camera', DeviceChoice>>): Promise<void> => {
      const devices = ['microphone', 'camera'] as const;
      for (const device of devices) tracks.choose(device, own[device].deviceId);
      await Promise.all(devices.filter((device) => own[device].on).map(take));
    },
    set: async (device: 'microphone' | 'camera', on: boolean): Promise<void> => {
      try {
        const refusal = on ? refusalOf(device) : null;
        if (refusal) throw refusal;
        await tracks.set(device, on);
        if (on) fail(null);
      } catch (error) {
        if (error instanceof MediaError) fail(error.failure);
        throw error;
      }
    },
    use: async (device: 'microphone' | 'camera', deviceId: string): Promise<void> => {
      tracks.choose(device, deviceId);
      if (tracks.of(device)?.muted === false) await tracks.open(device);
    },
    using: tracks.using,
    /** Ends every track. */
    stop: (): void => {
      tracks.stopAll();
      voices.stop();
    },
  };
}
