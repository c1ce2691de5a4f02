// One person in a call: the product's own adapter in a page, driven by tools/test-livekit.mjs.
import { ExternalE2EEKeyProvider } from 'livekit-client';
import { connectLiveKit, startEncryptionWorker } from '@sakina/platform/media/livekit';
import type { LiveKitOptions } from '@sakina/platform/media/livekit';
import type { MediaAccess, MediaRoom, MediaSource, RoomChannel, SignalMessage } from '@sakina/platform/media';
import { connectDirect } from '@sakina/platform/media/direct';
import { conformance, createSignalHub, worldOf } from '@sakina/platform/media/testing/livekit';

type Access = Extract<MediaAccess, { adapter: 'livekit' }>;

interface Joining {
  access: MediaAccess;
  microphone?: boolean;
  camera?: boolean;
  /** Whether `renewAccess` of the test gives new access. */
  renews?: boolean;
  /** Encrypts with this word instead of the keys that the people of the call agree on. */
  word?: string;
}

declare global {
  interface Window {
    renewAccess?: (id: string) => Promise<MediaAccess>;
    call: typeof call;
  }
}

let channelStatus: ReturnType<RoomChannel['status']> = 'open';
const openings = new Set<() => void>();

/** A channel between pages of one browser. While it waits nothing is said or heard, as in a network that is cut. */
function pageChannel(own: string, name: string): RoomChannel {
  const channel = new BroadcastChannel(name);
  const isOpen = () => channelStatus === 'open';
  return {
    send: (to, message) => {
      if (isOpen()) channel.postMessage({ from: own, to, message });
    },
    on: (listener) => {
      const hear = ({ data }: MessageEvent<{ from: string; to: string; message: SignalMessage }>) => {
        if (isOpen() && data.from !== own && (data.to === '*' || data.to === own)) listener(data.from, data.message);
      };
      channel.addEventListener('message', hear);
      return () => channel.removeEventListener('message', hear);
    },
    status: () => channelStatus,
    onOpen: (listener) => {
      openings.add(listener);
      return () => void openings.delete(listener);
    },
  };
}

const withWord =
  (word: string): NonNullable<LiveKitOptions['createKeys']> =>
  () => {
    const keyProvider = new ExternalE2EEKeyProvider();
    void keyProvider.setKey(word);
    const worker = startEncryptionWorker();
    return {
      forRoom: () => ({ keyProvider, worker }),
      arrived: () => undefined,
      parted: () => undefined,
      close: () => worker.terminate(),
    };
  };

let room: MediaRoom | null = null;
let asked = 0;
const { mediaDevices } = navigator;
const getUserMedia = mediaDevices.getUserMedia.bind(mediaDevices);
mediaDevices.getUserMedia = (constraints) => {
  asked += 1;
  return getUserMedia(constraints);
};
const shown = new Map<string, HTMLVideoElement>();
const log: unknown[] = [];

const call = {
  join: async ({ access, microphone = true, camera = true, renews = false, word }: Joining) => {
    const channel = pageChannel(access.participantId, 'room');
    const note = (event: string, detail?: object) => void log.push([Math.round(performance.now()), event, detail]);
    const renew = () => window.renewAccess?.(access.participantId) ?? Promise.resolve(access);
    room =
      access.adapter === 'direct'
        ? connectDirect(access, channel, note)
        : connectLiveKit(access, channel, note, {
            ...(renews && { renew }),
            ...(word !== undefined && { createKeys: withWord(word) }),
          });
    const start = performance.now();
    await room.join({ microphone: { on: microphone }, camera: { on: camera } });
    return performance.now() - start;
  },
  /** Cuts the room's channel, or opens it again: no network of the machine reaches it. */
  setChannel: (status: typeof channelStatus) => {
    const opens = status === 'open' && channelStatus === 'waiting';
    channelStatus = status;
    if (opens) for (const listener of openings) listener();
  },
  snapshot: () => room?.snapshot(),
  abilities: () => room?.abilities,
  log: () => log,
  /** How often a device was asked for. */
  asked: () => asked,
  set: (source: 'microphone' | 'camera', on: boolean) => room?.set(source, on),
  share: () => room?.shareScreen(),
  stopShare: () => room?.stopScreen(),
  drop: (id: string) => room?.drop(id),
  leave: () => room?.leave('left'),
  /** How many frames of someone's picture were drawn here; shows it first. */
  frames: (id: string, source: MediaSource = 'camera') => {
    const track = room
      ?.snapshot()
      .seats.find((seat) => seat.id === id)
      ?.tracks.find((one) => one.source === source);
    if (!room || !track) return 0;
    let video = shown.get(track.id);
    if (!video) {
      video = document.createElement('video');
      Object.assign(video, { muted: true, autoplay: true, playsInline: true, width: 320, height: 180 });
      document.body.append(video);
      shown.set(track.id, video);
      room.attach(track.id, video);
    }
    return video.getVideoPlaybackQuality().totalVideoFrames;
  },
  cases: () => conformance.map(({ title }) => title),
  /**
   * Runs a case of the conformance suite against the server. @param accesses Access of everyone who may come in, by id.
   */
  conform: async (title: string, accesses: Record<string, Access>) => {
    const hub = createSignalHub();
    const world = worldOf((id) => {
      const access = accesses[id];
      if (!access) throw new Error(`There is no access for ${id}.`);
      return { access, channel: hub.channelOf(id) };
    });
    await conformance.find((one) => one.title === title)?.run(world);
  },
};
window.call = call;
