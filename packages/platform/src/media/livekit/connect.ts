import type { RoomOptions } from 'livekit-client';
import { afterTimeout } from '../../browser/index.ts';
import { createOwnDevices } from '../own/own-devices.ts';
import { browserCapture } from '../own/own-tracks.ts';
import type { Capture } from '../own/own-tracks.ts';
import { MediaError } from '../port.ts';
import type { MediaAccess, MediaFailure, MediaLog, MediaRoom, MediaState, RenewAccess, RoomChannel } from '../port.ts';
import { createSnapshotStore } from '../store.ts';
import { abilitiesOf } from './abilities.ts';
import { createEncryption } from './encryption.ts';
import type { Encryption } from './encryption.ts';
import { createLinkHealth } from './link-health.ts';
import { asMediaError, openLink } from './link.ts';
import { createOthers } from './others.ts';
import { followPage } from './page.ts';
import { createOwnPlayers, createPlayers } from './players.ts';
import type { Playable } from './players.ts';
import { createPublisher } from './publisher.ts';
import { fateOf, qualityOf, rejoinWait } from './reasons.ts';
import { createCallRoom, ROOM_OPTIONS } from './room.ts';
import type { CallRoom, CreateCallRoom } from './room.ts';
import { publicationOf } from './seats.ts';
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
  let current: LiveKitAccess = access;
  let room: CallRoom | null = null;
  let encryption: Encryption | null = null;
  let phase: 'idle' | 'joining' | 'joined' | 'over' = 'idle';
  let attempt = 0;
  let speaker: string | undefined;
  let cancelWait: (() => void) | null = null;
  let leavePage: (() => void) | null = null;

  const onlyWatches = () => new MediaError({ at: 'access', why: 'refused' });
  const devices = createOwnDevices({
    capture,
    after,
    store,
    levels: () => others.levels(),
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
  const others = createOthers({ channel, isPrivate, room: () => room, encryption: () => encryption, onChange: show });
  const stall = createStallWatch({ heard: async () => (room ? heardBytes(room) : new Map()), onChange: show, after });
  const health = createLinkHealth({
    measured: () => room && qualityOf(room.localParticipant.connectionQuality),
    isStalled: stall.isStalled,
    after,
    onChange: show,
  });
  const ownPlayerOf = createOwnPlayers();
  const players = createPlayers(findPlayable);
  const isOver = () => phase === 'over';

  function findPlayable(trackId: string): Playable | undefined {
    const mine = own.list().find(({ stream }) => stream.id === trackId);
    if (mine) return ownPlayerOf(mine.stream);
    return room ? publicationOf(room, trackId)?.track : undefined;
  }

  function show(): void {
    if (phase === 'idle' || isOver()) return;
    const self = { id: ownId, tracks: own.states(), ...voiceOf(null), quality: health.quality(), encrypted: isPrivate };
    const seats = [{ ...self, isSelf: true, qualityReason: null }, ...others.seats(voiceOf, health.isPoor())];
    const state = phase === 'joined' ? health.state() : store.read().state;
    store.write({ state, seats, canHear: room?.canPlaybackAudio ?? true });
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
          if (what === 'signal') health.strained();
          else health.down();
          show();
        },
        mended: () => {
          health.up();
          show();
        },
        ended: (reason) => {
          log('disconnected', { reason: reason ?? -1 });
          const fate = fateOf(reason);
          if (fate === 'removed') return close(fate, { at: 'access', why: 'refused' });
          // One's own leaving is not heard here. A connection that was left since the page is frozen is made anew once
          // the page goes on.
          if (fate !== 'rejoin' && fate !== 'left') return close(fate, null);
          health.down();
          publisher.use(null);
          comeBack({ at: 'network', why: 'gave-up' });
        },
        arrived: (id) => {
          others.arrived(id);
          show();
        },
        parted: (id, isLost) => {
          others.parted(id, isLost);
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
      health.up();
      if (store.read().failure?.at === 'network') fail(null);
      if (canPublish) publisher.use(opened.localParticipant);
      others.met(opened.remoteParticipants.keys());
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
    health.setOffline(isNowOffline);
    if (!isNowOffline && cancelWait) {
      cancelWait();
      void enter(false);
    }
    show();
  }

  /** Tells the others that the page goes, or is frozen, and may come back. */
  function sayAway(): void {
    // Whoever only watches has no seat that could be kept.
    if (canPublish && room?.localParticipant.sid) others.sayAway(room.localParticipant.sid);
  }

  function close(
    state: MediaState,
    failure: MediaFailure | null = store.read().failure,
    isPageGone: boolean = false,
  ): void {
    if (isOver()) return;
    phase = 'over';
    if (isPageGone) sayAway();
    others.close();
    health.close();
    leavePage?.();
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
      leavePage = followPage({
        onOffline: notice,
        onGone: () => close('left', undefined, true),
        // Before the library hears of it: it would leave too, and stop the own devices.
        onFreeze: () => {
          sayAway();
          void room?.disconnect(false).catch(() => undefined);
        },
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
    want: (seatId, size) => others.want(seatId, size !== 'hidden'),
    drop: others.drop,
    leave: async (reason) => close(reason === 'moved' ? 'moved' : 'left', undefined, reason === 'page'),
  };
}
