import { afterTimeout } from '../../browser/index.ts';
import { EVERYBODY, MediaError } from '../port.ts';
import type {
  MediaAccess,
  MediaAbilities,
  MediaFailure,
  MediaLog,
  MediaRoom,
  MediaSeat,
  MediaState,
  MediaTrackState,
  RoomChannel,
  SignalMessage,
} from '../port.ts';
import { createSnapshotStore } from '../store.ts';
import { seatLimit } from './bitrates.ts';
import { createOwnTracks, browserCapture } from './own-tracks.ts';
import type { Capture } from './own-tracks.ts';
import { createPeer } from './peer.ts';
import type { Peer } from './peer.ts';
import { createPlayers } from './players.ts';
import { linkQuality } from './quality.ts';
import { createVoices } from './voices.ts';

type DirectAccess = Extract<MediaAccess, { adapter: 'direct' }>;

export interface DirectOptions {
  capture?: Capture;
  after?: (milliseconds: number, work: () => void) => () => void;
  /** An id that nobody had before. */
  newEpoch?: () => string;
}

/** How often the links are measured, in milliseconds. */
const MEASURE_MS = 2000;

interface Member {
  readonly peer: Peer;
  hasCamera: boolean;
  readonly streams: Map<string, MediaStream>;
  tracks: readonly MediaTrackState[];
  quality: Pick<MediaSeat, 'quality' | 'qualityReason'>;
}

/** Connects a call between the browsers themselves: a mesh, for at most four people with a picture and six with voices (live.md §5). */
export function connectDirect(
  access: DirectAccess,
  channel: RoomChannel,
  log: MediaLog = () => undefined,
  { capture = browserCapture, after = afterTimeout, newEpoch = () => crypto.randomUUID() }: DirectOptions = {},
): MediaRoom {
  const ownId = access.participantId;
  const epoch = newEpoch();
  const store = createSnapshotStore();
  const members = new Map<string, Member>();
  const ends: (() => void)[] = [];
  let phase: 'idle' | 'joining' | 'joined' | 'over' = 'idle';
  let isOffline = false;
  let cancelMeasure: (() => void) | null = null;

  const abilities: MediaAbilities = {
    maxParticipants: access.maxParticipants,
    screenShare: typeof navigator !== 'undefined' && 'getDisplayMedia' in (navigator.mediaDevices ?? {}),
    simulcast: false,
    endToEnd: 'peer',
    serverRecording: false,
    serverCaptions: false,
    hidesAddresses: access.relayOnly,
  };

  const own = createOwnTracks({
    capture,
    onChange: (source) => {
      voices.own(own.of('microphone')?.track ?? null);
      for (const { peer } of members.values()) peer.update(source);
      tellTracks(EVERYBODY);
      show();
    },
    onEnded: (source) => void ended(source),
  });
  const players = createPlayers({
    find: (id) => own.list().find(({ stream }) => stream.id === id)?.stream ?? streamOf(id),
    onHeld: (isHeld) => store.write({ canHear: !isHeld }),
  });
  const voices = createVoices({
    levels: () => new Map([...members].map(([id, { peer }]) => [id, peer.level()])),
    onChange: show,
    onSilent: () => {
      if (own.of('microphone')?.muted === false) fail({ at: 'device', device: 'microphone', why: 'silent' });
    },
    after,
  });

  const fail = (failure: MediaFailure | null) => store.write({ failure });
  const isCalling = () => phase === 'joined';
  const hasCamera = () => own.of('camera')?.muted === false;
  const anyCamera = () => hasCamera() || [...members.values()].some((member) => member.hasCamera);

  function streamOf(id: string): MediaStream | undefined {
    for (const { streams } of members.values()) {
      const found = streams.get(id);
      if (found) return found;
    }
    return undefined;
  }

  function stateNow(): MediaState {
    if (phase !== 'joined') return store.read().state;
    if (isOffline) return 'reconnecting';
    const all = [...members.values()];
    if (all.length > 0 && all.every(({ peer }) => peer.status() === 'interrupted')) return 'reconnecting';
    return all.some(({ quality }) => quality.quality === 'poor') ? 'degraded' : 'connected';
  }

  function seatOf(id: string, { peer, tracks, streams, quality }: Member): MediaSeat {
    const voice = voices.of(id);
    const isLost = peer.status() === 'interrupted';
    return {
      id,
      isSelf: false,
      // A track is shown once there is something to play.
      tracks: tracks.filter((track) => streams.has(track.id)),
      ...voice,
      ...(isLost ? { quality: 'lost' as const, qualityReason: null } : quality),
      encrypted: true,
    };
  }

  function show(): void {
    if (phase === 'idle' || phase === 'over') return;
    const self: MediaSeat = {
      id: ownId,
      isSelf: true,
      tracks: own.states(),
      ...voices.of(null),
      quality: isOffline ? 'lost' : 'good',
      qualityReason: null,
      encrypted: true,
    };
    const others = [...members].toSorted(([a], [b]) => (a < b ? -1 : 1));
    store.write({ state: stateNow(), seats: [self, ...others.map(([id, member]) => seatOf(id, member))] });
    players.refresh();
  }

  function tellTracks(to: string): void {
    if (!isCalling()) return;
    const tracks = own.states().map(({ id, source, muted }) => ({ id, source, muted }));
    channel.send(to, { kind: 'tracks', epoch, tracks });
  }

  const hello = (isReply: boolean): SignalMessage => ({ kind: 'hello', epoch, isReply, hasCamera: hasCamera() });

  function meet(id: string, theirEpoch: string, theirCamera: boolean): Member {
    const known = members.get(id);
    if (known?.peer.epoch === theirEpoch) {
      known.hasCamera = theirCamera;
      return known;
    }
    known?.peer.close();
    const streams = new Map<string, MediaStream>();
    const peer = createPeer({
      ownId,
      id,
      ownEpoch: epoch,
      epoch: theirEpoch,
      configuration: {
        iceServers: access.iceServers as RTCIceServer[],
        iceTransportPolicy: access.relayOnly ? 'relay' : 'all',
      },
      send: (message) => channel.send(id, message),
      own: own.list,
      people: () => members.size + 1,
      onStream: (stream) => {
        streams.set(stream.id, stream);
        show();
      },
      onStatus: show,
      after,
      log,
    });
    const member: Member = {
      peer,
      hasCamera: theirCamera,
      streams,
      tracks: [],
      quality: { quality: 'unknown', qualityReason: null },
    };
    members.set(id, member);
    for (const each of members.values()) each.peer.limit();
    return member;
  }

  function part(id: string): void {
    members.get(id)?.peer.close();
    members.delete(id);
    for (const { peer } of members.values()) peer.limit();
    show();
  }

  function greet(id: string, message: Extract<SignalMessage, { kind: 'hello' }>): void {
    const isKnown = members.get(id)?.peer.epoch === message.epoch;
    const others = members.size + (members.has(id) ? 0 : 1);
    if (!isKnown && others + 1 > seatLimit(anyCamera() || message.hasCamera, access.maxParticipants)) {
      // Both sides may have been last: who was there before stays.
      if (message.isReply) full();
      else channel.send(id, { kind: 'full', for: message.epoch });
      return;
    }
    // The answer goes first, so that the other knows of this joining before any offer comes.
    if (!message.isReply) channel.send(id, hello(true));
    meet(id, message.epoch, message.hasCamera);
    tellTracks(id);
    show();
  }

  function full(): void {
    close('lost');
    fail({ at: 'access', why: 'full' });
  }

  function hear(from: string, message: SignalMessage): void {
    // Whoever is not in the call yet answers nothing: their own media is not settled.
    if (!isCalling() || from === ownId) return;
    switch (message.kind) {
      case 'hello':
        return greet(from, message);
      case 'full':
        if (message.for === epoch) full();
        return;
      case 'bye':
        if (members.get(from)?.peer.epoch === message.epoch) part(from);
        return;
      case 'tracks': {
        const member = members.get(from);
        if (member?.peer.epoch !== message.epoch) return;
        member.tracks = message.tracks.map((track) => ({ ...track, pausedForBandwidth: false }));
        member.hasCamera = message.tracks.some(({ source, muted }) => source === 'camera' && !muted);
        return show();
      }
      default:
        // A greeting was lost on the way; this says the same.
        if (message.for === epoch) meet(from, message.epoch, members.get(from)?.hasCamera ?? false).peer.hear(message);
    }
  }

  async function ended(source: 'microphone' | 'camera' | 'screen' | 'screen-audio'): Promise<void> {
    if (source === 'screen' || source === 'screen-audio') {
      own.remove('screen');
      own.remove('screen-audio');
      return;
    }
    fail({ at: 'device', device: source, why: 'gone' });
    try {
      own.choose(source, undefined);
      await own.open(source);
    } catch {
      await own.set(source, false);
    }
  }

  async function take(device: 'microphone' | 'camera'): Promise<void> {
    try {
      await own.open(device);
    } catch (error) {
      // Nobody is kept out by a device.
      if (error instanceof MediaError) fail(error.failure);
      else throw error;
    }
  }

  function measureLater(): void {
    cancelMeasure = after(MEASURE_MS, () => void measure());
  }

  async function measure(): Promise<void> {
    await Promise.all(
      [...members.values()].map(async (member) => {
        const figures = await member.peer.measure();
        if (!figures) return;
        const { quality, reason } = linkQuality(figures);
        member.quality = { quality, qualityReason: reason };
      }),
    );
    if (!isCalling()) return;
    show();
    measureLater();
  }

  function listen(): void {
    const offline = () => {
      isOffline = true;
      show();
    };
    const online = () => {
      isOffline = false;
      for (const { peer } of members.values()) peer.retry();
      show();
    };
    const hide = () => void leave('page');
    globalThis.addEventListener('offline', offline);
    globalThis.addEventListener('online', online);
    globalThis.addEventListener('pagehide', hide);
    ends.push(channel.on(hear), () => {
      globalThis.removeEventListener('offline', offline);
      globalThis.removeEventListener('online', online);
      globalThis.removeEventListener('pagehide', hide);
    });
  }

  function close(state: MediaState): void {
    if (phase === 'over') return;
    const wasCalling = isCalling();
    phase = 'over';
    for (const end of ends.splice(0)) end();
    cancelMeasure?.();
    if (wasCalling) channel.send(EVERYBODY, { kind: 'bye', epoch });
    for (const { peer } of members.values()) peer.close();
    members.clear();
    own.stopAll();
    voices.stop();
    players.stop();
    store.write({ state, seats: [], retryAt: null });
  }

  async function leave(reason: 'left' | 'page' | 'moved'): Promise<void> {
    close(reason === 'moved' ? 'moved' : 'left');
  }

  return {
    abilities,
    subscribe: store.subscribe,
    snapshot: store.read,
    join: async ({ microphone, camera }) => {
      if (phase !== 'idle') return;
      phase = 'joining';
      store.write({ state: 'preparing' });
      own.choose('microphone', microphone.deviceId);
      own.choose('camera', camera.deviceId);
      await Promise.all([microphone.on && take('microphone'), camera.on && take('camera')]);
      // Left while the browser was asking.
      if (isOver()) return own.stopAll();
      listen();
      phase = 'joined';
      store.write({ state: 'connecting' });
      channel.send(EVERYBODY, hello(false));
      measureLater();
      show();
    },
    set: async (source, on) => {
      if (isOver()) return;
      if (on && source === 'camera' && members.size + 1 > seatLimit(true, access.maxParticipants)) {
        fail({ at: 'access', why: 'full' });
        throw new MediaError({ at: 'access', why: 'full' });
      }
      try {
        await own.set(source, on);
        if (on) fail(null);
      } catch (error) {
        if (error instanceof MediaError) fail(error.failure);
        throw error;
      }
    },
    use: async (kind, deviceId) => {
      if (kind === 'speaker') return players.use(deviceId);
      own.choose(kind, deviceId);
      if (own.of(kind)?.muted === false) await own.open(kind);
    },
    shareScreen: (options = {}) => own.share(options),
    stopScreen: async () => {
      own.remove('screen');
      own.remove('screen-audio');
    },
    enableSound: () => players.enable(),
    attach: players.attach,
    want: () => undefined,
    drop: part,
    leave,
  };

  function isOver(): boolean {
    return phase === 'over';
  }
}
