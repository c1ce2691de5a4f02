import { connectDirect } from '../direct/connect.ts';
import type { Capture } from '../own/own-tracks.ts';
import { EVERYBODY, MediaError } from '../port.ts';
import type { RoomChannel, SignalMessage } from '../port.ts';
import type { ConformanceWorld, RoomSettings } from './conformance.ts';

/** A channel between rooms of one page. Messages take a turn of the event loop, as copies. */
export function createSignalHub(): { channelOf: (id: string) => RoomChannel } {
  const listeners = new Map<string, Set<(from: string, message: SignalMessage) => void>>();
  return {
    channelOf: (id) => ({
      send: (to, message) => {
        const copy = structuredClone(message);
        setTimeout(() => {
          for (const [other, all] of listeners)
            if (other !== id && (to === EVERYBODY || to === other)) for (const listener of all) listener(id, copy);
        });
      },
      on: (listener) => {
        const own = listeners.get(id) ?? new Set();
        listeners.set(id, own.add(listener));
        return () => void own.delete(listener);
      },
      status: () => 'open',
    }),
  };
}

/** Devices without hardware: a canvas that moves and a soft tone. Every track is remembered. */
export function drawnCapture({ broken = {}, closesPicker = () => false }: RoomSettings = {}) {
  const opened: MediaStreamTrack[] = [];
  const problems = { ...broken };
  const video = () => {
    const canvas = document.createElement('canvas');
    canvas.width = 320;
    canvas.height = 180;
    const context = canvas.getContext('2d');
    let turn = 0;
    const timer = setInterval(() => {
      turn += 1;
      if (!context) return;
      context.fillStyle = `hsl(${turn * 7} 60% 50%)`;
      context.fillRect(0, 0, canvas.width, canvas.height);
      context.fillStyle = 'white';
      context.fillRect(turn % 280, 60, 40, 60);
    }, 50);
    const [track] = canvas.captureStream(20).getVideoTracks();
    if (!track) throw new Error('The canvas gives no picture.');
    watch(track, () => clearInterval(timer));
    return track;
  };
  const audio = () => {
    const context = new AudioContext();
    const output = context.createMediaStreamDestination();
    const oscillator = context.createOscillator();
    oscillator.connect(output);
    oscillator.start();
    const [track] = output.stream.getAudioTracks();
    if (!track) throw new Error('There is no tone.');
    watch(track, () => void context.close());
    return track;
  };
  function watch(track: MediaStreamTrack, release: () => void): void {
    const stop = track.stop.bind(track);
    track.stop = () => {
      stop();
      release();
    };
    opened.push(track);
  }
  const capture: Capture = {
    open: async (device) => {
      const why = problems[device];
      if (why) throw new MediaError({ at: 'device', device, why });
      return device === 'camera' ? video() : audio();
    },
    screen: async () => {
      if (closesPicker()) throw new DOMException('Permission denied', 'NotAllowedError');
      return new MediaStream([video()]);
    },
  };
  return {
    capture,
    liveTracks: () => opened.filter(({ readyState }) => readyState === 'live').length,
    unplug: (device: 'microphone' | 'camera') => {
      problems[device] = 'none';
      const kind = device === 'camera' ? 'video' : 'audio';
      const track = opened.findLast((one) => one.kind === kind && one.readyState === 'live');
      track?.stop();
      track?.dispatchEvent(new Event('ended'));
    },
  };
}

/** A call between rooms of one page, over real connections. */
export function createDirectWorld(): ConformanceWorld {
  const hub = createSignalHub();
  return {
    open: (id, settings) => {
      const devices = drawnCapture(settings);
      const room = connectDirect(
        {
          adapter: 'direct',
          participantId: id,
          iceServers: [],
          relayOnly: false,
          maxParticipants: 6,
          expiresAt: '2026-11-24T15:01:00.000Z',
        },
        hub.channelOf(id),
        undefined,
        { capture: devices.capture },
      );
      return { room, ...devices };
    },
  };
}
