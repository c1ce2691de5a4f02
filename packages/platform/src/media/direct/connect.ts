import { afterTimeout } from '../../browser/index.ts';
import { createOwnDevices } from '../own/own-devices.ts';
import { browserCapture } from '../own/own-tracks.ts';
import type { Capture } from '../own/own-tracks.ts';
import { MediaError } from '../port.ts';
import type { MediaAbilities, MediaAccess, MediaLog, MediaRoom, MediaSeat, MediaState, RoomChannel } from '../port.ts';
import { createSnapshotStore } from '../store.ts';
import { seatLimit } from './bitrates.ts';
import { createMesh } from './mesh.ts';
import { createPlayers } from './players.ts';

type DirectAccess = Extract<MediaAccess, { adapter: 'direct' }>;

export interface DirectOptions {
  /** How the own devices are taken. @default the browser's */
  capture?: Capture;
  after?: (milliseconds: number, work: () => void) => () => void;
  /** An id that no one had before. */
  newEpoch?: () => string;
}

/** How often the links are measured, in milliseconds. */
const MEASURE_MS = 2000;

/**
 * Connects a call between the browsers themselves: a mesh, for at most four people with a picture and six with voices
 * (docs/rules/calls.md, Calls between browsers).
 */
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

  const devices = createOwnDevices({
    capture,
    after,
    store,
    levels: () => mesh.levels(),
    onTrack: (source) => {
      mesh.update(source);
      show();
    },
    onVoice: show,
    refusalOf: (device) =>
      device === 'camera' && mesh.size() + 1 > seatLimit(true, maxParticipants)
        ? new MediaError({ at: 'access', why: 'full' })
        : null,
  });
  const { tracks: own, voiceOf, fail } = devices;
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
      ...voiceOf(null),
      quality: isOffline ? 'lost' : 'good',
      qualityReason: null,
      encrypted: true,
    };
    store.write({ state: stateNow(), seats: [self, ...mesh.seats(voiceOf)] });
    players.refresh();
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

  function close(state: MediaState, isPageGone = false): void {
    if (isOver()) return;
    phase = 'over';
    for (const end of ends.splice(0)) end();
    cancelMeasure?.();
    mesh.close(isPageGone);
    devices.stop();
    players.stop();
    store.write({ state, seats: [], retryAt: null });
  }

  return {
    abilities,
    subscribe: store.subscribe,
    snapshot: store.read,
    join: async (chosen) => {
      if (phase !== 'idle') return;
      phase = 'joining';
      store.write({ state: 'preparing' });
      await devices.start(chosen);
      // Left while the browser was asking.
      if (isOver()) return;
      listen('offline', () => notice(true));
      listen('online', () => notice(false));
      listen('pagehide', () => close('left', true));
      phase = 'joined';
      mesh.join();
      cancelMeasure = after(MEASURE_MS, () => void measure());
      show();
    },
    set: async (source, on) => {
      if (!isOver()) await devices.set(source, on);
    },
    use: (kind, deviceId) => (kind === 'speaker' ? players.use(deviceId) : devices.use(kind, deviceId)),
    using: (kind) => (kind === 'speaker' ? players.using() : devices.using(kind)),
    shareScreen: (options = {}) => (isOver() ? Promise.resolve('cancelled') : devices.share(options)),
    stopScreen: devices.stopScreen,
    enableSound: players.enable,
    attach: players.attach,
    want: () => undefined,
    drop: mesh.part,
    leave: async (reason) => close(reason === 'moved' ? 'moved' : 'left', reason === 'page'),
  };
}
