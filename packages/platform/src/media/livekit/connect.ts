import type { RoomOptions } from 'livekit-client';
import { afterTimeout } from '../../browser/index.ts';
import { createOwnDevices } from '../own/own-devices.ts';
import { browserCapture } from '../own/own-tracks.ts';
import type { Capture } from '../own/own-tracks.ts';
import { MediaError } from '../port.ts';
import type { MediaAccess, MediaFailure, MediaLog, MediaRoom, MediaState, RenewAccess, RoomChannel } from '../port.ts';
import { inOrder } from '../seats.ts';
import { createSnapshotStore } from '../store.ts';
import { abilitiesOf } from './abilities.ts';
import { createAway } from './away.ts';
import { createEncryption } from './encryption.ts';
import type { Encryption } from './encryption.ts';
import { asMediaError, openLink } from './link.ts';
import { createPlayers, playStream } from './players.ts';
import type { Playable } from './players.ts';
import { createPublisher } from './publisher.ts';
import { fateOf, qualityOf, rejoinWait } from './reasons.ts';
import { createCallRoom, ROOM_OPTIONS } from './room.ts';
import type { CallRoom, CreateCallRoom } from './room.ts';
import { publicationOf, seatsOf } from './seats.ts';
import { createStallWatch, heardBytes } from './stall.ts';

type LiveKitAccess = Extract<MediaAccess, { adapter: 'livekit' }>;

export interface LiveKitOptions {
  /** Asks the server for new access. @default the same access again */
  renew?: RenewAccess;
  /** How the own devices are taken. @default the browser's */
  capture?: Capture;
  after?: (milliseconds: number, work: () => void) => () => void;
  /** Epoch milliseconds. @default the browser's clock */
  now?: () => number;
  createRoom?: CreateCallRoom;
  createKeys?: typeof createEncryption;
}

/** Milliseconds for which a lost signalling is no more than a mark, since sound and picture may go on without it. */
const SIGNAL_MS = 3000;

/**
 * Connects a call through a LiveKit server (docs/rules/calls.md, Ends of a LiveKit connection). The library mends a
 * lost connection for about 44 seconds; after that the call comes back by itself with new access, for as long as no one
 * leaves.
 */
export function connectLiveKit(
  access: LiveKitAccess,
  channel: RoomChannel,
  log: MediaLog = () => undefined,
  options: LiveKitOptions = {},
): MediaRoom {
  const { capture = browserCapture, after = afterTimeout, now = () => Date.now() } = options;
  const { createRoom = createCallRoom, createKeys = createEncryption } = options;
  const { participantId: ownId, canPublish } = access;
  const isPrivate = access.privacy === 'PRIVATE';
  const store = createSnapshotStore();
  const ends: (() => void)[] = [];
  const dropped = new Set<string>();
  let current: LiveKitAccess = access;
  let room: CallRoom | null = null;
  let encryption: Encryption | null = null;
  let phase: 'idle' | 'joining' | 'joined' | 'over' = 'idle';
  let link: 'up' | 'strained' | 'down' = 'down';
  let isOffline = false;
  let attempt = 0;
  let speaker: string | undefined;
  let cancelWait: (() => void) | null = null;

  const onlyWatches = () => new MediaError({ at: 'access', why: 'refused' });
  const devices = createOwnDevices({
    capture,
    after,
    store,
    levels: () => new Map([...(room?.remoteParticipants.values() ?? [])].map((one) => [one.identity, one.audioLevel])),
    onTrack: (source) => {
      publisher.update(source);
      show();
    },
    onVoice: show,
    refusalOf: () => (canPublish ? null : onlyWatches()),
  });
  const { tracks: own, voiceOf, fail } = devices;
  const publisher = createPublisher({
    own,
    isPrivate,
    onRefused: (source, error) => log('publish refused', { source, why: error instanceof Error ? error.name : '' }),
  });
  const away = createAway({ channel, sidOf: (id) => room?.remoteParticipants.get(id)?.sid, onChange: show });
  const stall = createStallWatch({ heard: async () => (room ? heardBytes(room) : new Map()), onChange: show, after });
  const players = createPlayers(findPlayable);
  const isOver = () => phase === 'over';
  const ownQuality = () =>
    room && link !== 'down' && !isOffline && !stall.isStalled()
      ? qualityOf(room.localParticipant.connectionQuality)
      : 'lost';
  const isOwnPoor = () => ['poor', 'lost'].includes(ownQuality());

  function findPlayable(trackId: string): Playable | undefined {
    const mine = own.list().find(({ stream }) => stream.id === trackId);
    if (mine) return ownPlayers.get(mine.stream) ?? keepPlayer(mine.stream);
    return room ? publicationOf(room, trackId)?.track : undefined;
  }
  const ownPlayers = new WeakMap<MediaStream, Playable>();
  function keepPlayer(stream: MediaStream): Playable {
    const player = playStream(stream);
    ownPlayers.set(stream, player);
    return player;
  }

  function stateNow(): MediaState {
    if (phase !== 'joined') return store.read().state;
    if (isOffline || link === 'down' || stall.isStalled()) return 'reconnecting';
    return link === 'strained' || isOwnPoor() ? 'degraded' : 'connected';
  }

  function show(): void {
    if (phase === 'idle' || isOver()) return;
    const self = {
      id: ownId,
      isSelf: true,
      tracks: own.states(),
      ...voiceOf(null),
      quality: ownQuality(),
      qualityReason: null,
      encrypted: isPrivate,
    };
    const isHidden = (id: string) => dropped.has(id) || away.has(id);
    const others = room ? seatsOf(room, { voiceOf, isHidden, isOwnPoor: isOwnPoor() }) : [];
    const seats = [self, ...inOrder([...others, ...away.seats(isPrivate)])];
    store.write({ state: stateNow(), seats, canHear: room?.canPlaybackAudio ?? true });
    players.refresh();
  }

  function openRoom(): CallRoom {
    const roomOptions: RoomOptions = {
      ...ROOM_OPTIONS,
      ...(speaker !== undefined && { audioOutput: { deviceId: speaker } }),
      ...(encryption && { encryption: encryption.forRoom() }),
    };
    return openLink(
      createRoom,
      roomOptions,
      {
        changed: show,
        mending: (what) => {
          link = what === 'signal' ? 'strained' : 'down';
          if (what === 'signal')
            after(SIGNAL_MS, () => {
              if (link === 'strained') link = 'down';
              show();
            });
          show();
        },
        mended: () => {
          link = 'up';
          show();
        },
        ended: (reason) => {
          log('disconnected', { reason: reason ?? -1 });
          const fate = fateOf(reason);
          if (fate === 'removed') return close(fate, { at: 'access', why: 'refused' });
          // One's own leaving is not heard here. A connection that was left since the page is frozen is made anew once
          // the page goes on.
          if (fate !== 'rejoin' && fate !== 'left') return close(fate, null);
          link = 'down';
          publisher.use(null);
          comeBack({ at: 'network', why: 'gave-up' });
        },
        arrived: (id) => {
          away.met(id);
          encryption?.arrived(id);
          show();
        },
        parted: (id, isLost) => {
          // Not of someone whom the room has put outside.
          if (!dropped.delete(id) && isLost) away.keep(id);
          encryption?.parted(id);
          show();
        },
        undecodable: (id, error) => {
          log('encryption', { why: error.message });
          if (id !== undefined) fail({ at: 'encryption', participantId: id, why: 'decrypt-failed' });
        },
      },
      (one) => one === room && !isOver(),
    );
  }

  async function renewed(): Promise<LiveKitAccess> {
    const answer = (await options.renew?.()) ?? access;
    if (answer.adapter !== 'livekit' || answer.participantId !== ownId)
      throw new MediaError({ at: 'access', why: 'refused' });
    return answer;
  }

  /** Connects once. Refused access is asked for again, one time. */
  async function enter(isFresh: boolean): Promise<void> {
    cancelWait = null;
    store.write({ retryAt: null });
    try {
      if (!isFresh) current = await renewed();
      if (isOver()) return;
      const opened = (room = openRoom());
      if (encryption) await opened.setE2EEEnabled(true);
      await opened.connect(current.url, current.token);
      if (isOver() || room !== opened) return void opened.disconnect(false);
      attempt = 0;
      link = 'up';
      if (store.read().failure?.at === 'network') fail(null);
      if (canPublish) publisher.use(opened.localParticipant);
      for (const id of opened.remoteParticipants.keys()) {
        away.met(id);
        encryption?.arrived(id);
      }
      show();
    } catch (error) {
      if (isOver()) return;
      const { failure } = asMediaError(error);
      log('connect failed', { why: 'why' in failure ? failure.why : '' });
      if (failure.at !== 'access') return comeBack(failure);
      if (isFresh && failure.why === 'expired') return enter(false);
      close('lost', failure);
    }
  }

  /** Plans the next attempt. */
  function comeBack(failure: MediaFailure): void {
    const wait = rejoinWait(attempt);
    attempt += 1;
    store.write({ failure, retryAt: now() + wait });
    cancelWait?.();
    cancelWait = after(wait, () => void enter(false));
    show();
  }

  function notice(isNowOffline: boolean): void {
    isOffline = isNowOffline;
    if (!isOffline && cancelWait) {
      cancelWait();
      void enter(false);
    }
    show();
  }

  function listen(name: string, listener: () => void): void {
    globalThis.addEventListener(name, listener);
    ends.push(() => globalThis.removeEventListener(name, listener));
  }

  /** Tells the others that the page goes, or is frozen, and may come back. */
  function sayAway(): void {
    // Whoever only watches has no seat that could be kept.
    if (canPublish && room?.localParticipant.sid) away.say(room.localParticipant.sid);
  }

  function close(
    state: MediaState,
    failure: MediaFailure | null = store.read().failure,
    isPageGone: boolean = false,
  ): void {
    if (isOver()) return;
    phase = 'over';
    if (isPageGone) sayAway();
    away.close();
    for (const end of ends.splice(0)) end();
    cancelWait?.();
    stall.stop();
    players.stop();
    publisher.use(null);
    devices.stop();
    encryption?.close();
    void room?.disconnect(false).catch(() => undefined);
    room = null;
    store.write({ state, seats: [], retryAt: null, failure });
  }

  return {
    abilities: abilitiesOf(access),
    subscribe: store.subscribe,
    snapshot: store.read,
    join: async (chosen) => {
      if (phase !== 'idle') return;
      phase = 'joining';
      store.write({ state: 'preparing' });
      if (isPrivate) {
        encryption = createKeys({ ownId, channel, after, onMissing: (failure) => fail(failure) });
        if (!encryption) return close('lost', { at: 'encryption', participantId: ownId, why: 'unsupported' });
      }
      // Whoever only watches is never asked for a device.
      if (canPublish) await devices.start(chosen);
      // Left while the browser was asking.
      if (isOver()) return;
      listen('offline', () => notice(true));
      listen('online', () => notice(false));
      listen('pagehide', () => close('left', undefined, true));
      // Before the library hears of it: it would leave too, and stop the own devices.
      listen('freeze', () => {
        sayAway();
        void room?.disconnect(false).catch(() => undefined);
      });
      store.write({ state: 'connecting' });
      await enter(true);
      if (isOver()) return;
      phase = 'joined';
      stall.start();
      show();
    },
    set: async (source, on) => {
      if (!isOver()) await devices.set(source, on);
    },
    use: async (kind, deviceId) => {
      if (kind === 'speaker') {
        speaker = deviceId;
        // A speaker that is gone gives way to the system's own.
        await room?.switchActiveDevice('audiooutput', deviceId).catch(() => undefined);
        return;
      }
      await devices.use(kind, deviceId);
    },
    using: (kind) => (kind === 'speaker' ? (speaker ?? null) : devices.using(kind)),
    shareScreen: async (choice = {}) => {
      if (isOver()) return 'cancelled';
      if (!canPublish) throw onlyWatches();
      return devices.share(choice);
    },
    stopScreen: devices.stopScreen,
    enableSound: async () => {
      await room?.startAudio();
      show();
    },
    attach: players.attach,
    want: (seatId, size) => {
      const tracks = room?.remoteParticipants.get(seatId)?.videoTrackPublications.values() ?? [];
      for (const publication of tracks) publication.setEnabled(size !== 'hidden');
    },
    drop: (seatId) => {
      if (away.drop(seatId)) show();
      const person = room?.remoteParticipants.get(seatId);
      if (!person) return;
      dropped.add(seatId);
      for (const publication of person.trackPublications.values()) publication.setSubscribed(false);
      encryption?.parted(seatId);
      show();
    },
    leave: async (reason) => close(reason === 'moved' ? 'moved' : 'left', undefined, reason === 'page'),
  };
}
