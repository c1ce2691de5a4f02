import { MediaError } from './port.ts';
import type {
  DeviceProblem,
  MediaAbilities,
  MediaFailure,
  MediaRoom,
  MediaSeat,
  MediaSnapshot,
  MediaSource,
} from './port.ts';
import { awaySeat, inOrder } from './seats.ts';
import { createSnapshotStore } from './store.ts';

export interface ScriptedOptions {
  ownId?: string;
  /** What stands before anyone joins or is played. */
  seats?: readonly MediaSeat[];
  /** Devices that cannot be had, and why. */
  broken?: Partial<Record<'camera' | 'microphone', DeviceProblem>>;
  /** What the screen picker answers. @default 'sharing' */
  picker?: () => 'sharing' | 'cancelled';
  abilities?: Partial<MediaAbilities>;
  /** Connects rooms with each other, as a call does. @default no one else */
  hub?: ScriptedHub;
  /** Fills an element with a picture. @default nothing */
  draw?: (trackId: string, element: HTMLMediaElement) => () => void;
  schedule?: (work: () => void) => void;
}

/** A call without a browser's devices, in which everything happens that its script says. */
export interface ScriptedRoom extends MediaRoom {
  /** Has something happen: a state, a failure, sound that is held back. */
  play(change: Partial<MediaSnapshot>): void;
  /** Puts someone into the call, or changes them. */
  seat(seat: Partial<MediaSeat> & { id: string }): void;
  gone(seatId: string): void;
  /** A device ends by itself, as one that is unplugged. */
  unplug(device: 'microphone' | 'camera'): void;
  /** How many of the own tracks are live. */
  liveTracks(): number;
}

/** Rooms that see each other. */
export interface ScriptedHub {
  readonly rooms: Set<{ tell: (seat: MediaSeat) => void; gone: (id: string) => void; self: () => MediaSeat }>;
}

export const createScriptedHub = (): ScriptedHub => ({ rooms: new Set() });

const EMPTY: Omit<MediaSeat, 'id'> = {
  isSelf: false,
  tracks: [],
  speaking: false,
  level: 0,
  quality: 'good',
  qualityReason: null,
  encrypted: true,
};

/** Creates a call by script, for stories and tests. */
export function createScriptedRoom(options: ScriptedOptions = {}): ScriptedRoom {
  const { ownId = 'self', seats = [], broken = {}, picker = () => 'sharing', hub, draw } = options;
  const store = createSnapshotStore(options.schedule);
  const own = new Map<MediaSource, boolean>();
  const used = new Map<'microphone' | 'camera' | 'speaker', string>();
  let phase: 'idle' | 'joined' | 'over' = 'idle';
  store.write({ seats });

  const self = (): MediaSeat => ({
    ...EMPTY,
    id: ownId,
    isSelf: true,
    tracks: [...own].map(([source, muted]) => ({ id: `${ownId}-${source}`, source, muted, pausedForBandwidth: false })),
  });
  const others = () => store.read().seats.filter((seat) => !seat.isSelf);

  function show(): void {
    if (phase !== 'joined') return;
    store.write({ seats: [self(), ...others()] });
    for (const room of hub?.rooms ?? []) if (room !== place) room.tell({ ...self(), isSelf: false });
  }

  function put(seat: Partial<MediaSeat> & { id: string }): void {
    if (phase === 'over') return;
    const known = store.read().seats.find(({ id }) => id === seat.id);
    const rest = others().filter(({ id }) => id !== seat.id);
    const next = inOrder([...rest, { ...EMPTY, ...known, ...seat }]);
    store.write({ seats: phase === 'joined' ? [self(), ...next] : next });
  }

  function remove(id: string): void {
    store.write({ seats: store.read().seats.filter((seat) => seat.id !== id) });
  }

  function take(device: 'microphone' | 'camera'): void {
    const why = broken[device];
    if (why) throw new MediaError({ at: 'device', device, why });
    own.set(device, false);
  }

  const fail = (failure: MediaFailure) => store.write({ failure });
  const place = { tell: put, gone: remove, self };

  return {
    abilities: {
      maxParticipants: 4,
      canPublish: true,
      screenShare: true,
      simulcast: false,
      endToEnd: 'peer',
      serverRecording: false,
      serverCaptions: false,
      hidesAddresses: false,
      ...options.abilities,
    },
    subscribe: store.subscribe,
    snapshot: store.read,
    join: async ({ microphone, camera }) => {
      if (phase !== 'idle') return;
      store.write({ state: 'preparing' });
      await Promise.resolve();
      if (isOver()) return;
      for (const [device, { on, deviceId }] of [
        ['microphone', microphone],
        ['camera', camera],
      ] as const)
        try {
          if (deviceId !== undefined) used.set(device, deviceId);
          if (on) take(device);
        } catch (error) {
          fail((error as MediaError).failure);
        }
      phase = 'joined';
      for (const room of hub?.rooms ?? []) put({ ...room.self(), isSelf: false });
      hub?.rooms.add(place);
      store.write({ state: 'connected' });
      show();
    },
    set: async (source, on) => {
      if (isOver()) return;
      if (!on && !own.has(source)) return;
      try {
        if (on) take(source);
        else own.set(source, true);
        if (on) store.write({ failure: null });
      } catch (error) {
        fail((error as MediaError).failure);
        throw error;
      }
      show();
    },
    use: async (kind, deviceId) => {
      used.set(kind, deviceId);
      show();
    },
    using: (kind) => used.get(kind) ?? null,
    shareScreen: async () => {
      const answer = picker();
      if (answer === 'sharing') own.set('screen', false);
      show();
      return answer;
    },
    stopScreen: async () => {
      own.delete('screen');
      show();
    },
    enableSound: async () => store.write({ canHear: true }),
    attach: (trackId, element) => draw?.(trackId, element) ?? (() => undefined),
    want: () => undefined,
    drop: remove,
    leave: async (reason) => {
      if (isOver()) return;
      phase = 'over';
      own.clear();
      hub?.rooms.delete(place);
      for (const room of hub?.rooms ?? [])
        if (reason === 'page') room.tell(awaySeat(ownId, true));
        else room.gone(ownId);
      store.write({ state: reason === 'moved' ? 'moved' : 'left', seats: [] });
    },
    play: store.write,
    seat: put,
    gone: remove,
    unplug: (device) => {
      used.delete(device);
      own.set(device, true);
      fail({ at: 'device', device, why: 'gone' });
      show();
    },
    liveTracks: () => [...own.values()].filter((muted) => !muted).length,
  };

  function isOver(): boolean {
    return phase === 'over';
  }
}
