import { afterTimeout } from '../../browser/index.ts';
import { MediaError } from '../port.ts';
import type {
  MediaAbilities,
  MediaAccess,
  MediaFailure,
  MediaLog,
  MediaRoom,
  MediaSeat,
  MediaSource,
  MediaState,
  RoomChannel,
} from '../port.ts';
import { createSnapshotStore } from '../store.ts';
import { seatLimit } from './bitrates.ts';
import { createMesh } from './mesh.ts';
import { browserCapture, createOwnTracks } from './own-tracks.ts';
import type { Capture } from './own-tracks.ts';
import { createPlayers } from './players.ts';
import { createVoices } from './voices.ts';

type DirectAccess = Extract<MediaAccess, { adapter: 'direct' }>;

export interface DirectOptions {
  /** How the own devices are taken. @default the browser's */
  capture?: Capture;
  after?: (milliseconds: number, work: () => void) => () => void;
  /** An id that nobody had before. */
  newEpoch?: () => string;
}

/** How often the links are measured, in milliseconds. */
const MEASURE_MS = 2000;

/** Connects a call between the browsers themselves: a mesh, for at most four people with a picture and six with voices (live.md §5). */
export function connectDirect(
  access: DirectAccess,
  channel: RoomChannel,
  log: MediaLog = () => undefined,
  { capture = browserCapture, after = afterTimeout, newEpoch = () => crypto.randomUUID() }: DirectOptions = {},
): MediaRoom {
  const { participantId: ownId, maxParticipants, relayOnly } = access;
  const store = createSnapshotStore();
  const ends: (() => void)[] = [];
  let phase: 'idle' | 'joining' | 'joined' | 'over' = 'idle';
  let isOffline = false;
  let cancelMeasure: (() => void) | null = null;

  const own = createOwnTracks({
    capture,
    onChange: (source) => {
      voices.own(own.of('microphone')?.track ?? null);
      mesh.update(source);
      show();
    },
    onEnded: (source) => void replace(source),
  });
  const mesh = createMesh({
    ownId,
    channel,
    configuration: {
      // A field that is absent is no field that is undefined, to the browser's types.
      iceServers: access.iceServers as RTCIceServer[],
      iceTransportPolicy: relayOnly ? 'relay' : 'all',
    },
    offered: maxParticipants,
    own,
    onChange: show,
    onFull: () => {
      close('lost');
      fail({ at: 'access', why: 'full' });
    },
    after,
    newEpoch,
    log,
  });
  const players = createPlayers({
    find: (id) => own.list().find(({ stream }) => stream.id === id)?.stream ?? mesh.streamOf(id),
    onHeld: (isHeld) => store.write({ canHear: !isHeld }),
  });
  const voices = createVoices({
    levels: mesh.levels,
    onChange: show,
    onSilent: (isSilent) => {
      const { failure } = store.read();
      if (isSilent) fail({ at: 'device', device: 'microphone', why: 'silent' });
      else if (failure?.at === 'device' && failure.why === 'silent') fail(null);
    },
    after,
  });

  const abilities: MediaAbilities = {
    maxParticipants,
    canPublish: true,
    screenShare: typeof navigator !== 'undefined' && 'getDisplayMedia' in (navigator.mediaDevices ?? {}),
    simulcast: false,
    endToEnd: 'peer',
    serverRecording: false,
    serverCaptions: false,
    hidesAddresses: relayOnly,
  };

  const fail = (failure: MediaFailure | null) => store.write({ failure });
  const isOver = () => phase === 'over';

  function stateNow(): MediaState {
    if (phase !== 'joined') return store.read().state;
    if (isOffline || mesh.isCutOff()) return 'reconnecting';
    return mesh.isPoor() ? 'degraded' : 'connected';
  }

  function show(): void {
    if (phase === 'idle' || isOver()) return;
    const self: MediaSeat = {
      id: ownId,
      isSelf: true,
      tracks: own.states(),
      ...voices.of(null),
      quality: isOffline ? 'lost' : 'good',
      qualityReason: null,
      encrypted: true,
    };
    store.write({ state: stateNow(), seats: [self, ...mesh.seats(voices.of)] });
    players.refresh();
  }

  /** A device that ended by itself gives way to the system's own, and it is told. */
  async function replace(source: MediaSource): Promise<void> {
    if (source === 'screen' || source === 'screen-audio') return stopScreen();
    fail({ at: 'device', device: source, why: 'gone' });
    own.forget(source);
    // Whoever is muted is not heard through another microphone: it is taken when they speak again.
    if (own.of(source)?.muted) return;
    try {
      await own.open(source);
    } catch {
      await own.set(source, false);
    }
  }

  async function stopScreen(): Promise<void> {
    own.remove('screen');
    own.remove('screen-audio');
  }

  /** Nobody is kept out by a device. */
  async function take(device: 'microphone' | 'camera'): Promise<void> {
    try {
      await own.open(device);
    } catch (error) {
      if (!(error instanceof MediaError)) throw error;
      fail(error.failure);
    }
  }

  async function measure(): Promise<void> {
    await mesh.measure();
    if (phase !== 'joined') return;
    show();
    cancelMeasure = after(MEASURE_MS, () => void measure());
  }

  function listen<Name extends keyof WindowEventMap>(name: Name, listener: () => void): void {
    globalThis.addEventListener(name, listener);
    ends.push(() => globalThis.removeEventListener(name, listener));
  }

  function notice(isNowOffline: boolean): void {
    isOffline = isNowOffline;
    if (!isOffline) mesh.retry();
    show();
  }

  function close(state: MediaState): void {
    if (isOver()) return;
    phase = 'over';
    for (const end of ends.splice(0)) end();
    cancelMeasure?.();
    mesh.close();
    own.stopAll();
    voices.stop();
    players.stop();
    store.write({ state, seats: [], retryAt: null });
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
      if (isOver()) return;
      listen('offline', () => notice(true));
      listen('online', () => notice(false));
      listen('pagehide', () => close('left'));
      phase = 'joined';
      mesh.join();
      cancelMeasure = after(MEASURE_MS, () => void measure());
      show();
    },
    set: async (source, on) => {
      if (isOver()) return;
      try {
        if (on && source === 'camera' && mesh.size() + 1 > seatLimit(true, maxParticipants))
          throw new MediaError({ at: 'access', why: 'full' });
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
    shareScreen: (options = {}) => (isOver() ? Promise.resolve('cancelled') : own.share(options)),
    stopScreen,
    enableSound: players.enable,
    attach: players.attach,
    want: () => undefined,
    drop: mesh.part,
    leave: async (reason) => close(reason === 'moved' ? 'moved' : 'left'),
  };
}
