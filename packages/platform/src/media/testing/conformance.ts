import type { DeviceProblem, MediaRoom, MediaSeat, MediaSource } from '../port.ts';

/** A room as a test opens it. */
export interface OpenRoom {
  readonly room: MediaRoom;
  /** How many tracks that were opened for it are live. */
  readonly liveTracks: () => number;
  /** Ends a device as one that is unplugged, with nothing to take its place. */
  readonly unplug: (device: 'microphone' | 'camera') => void;
}

export interface RoomSettings {
  broken?: Partial<Record<'camera' | 'microphone', DeviceProblem>>;
  /** Whether the screen picker is closed without a choice. */
  closesPicker?: () => boolean;
}

/** A call of one adapter, in which rooms meet. */
export interface ConformanceWorld {
  readonly open: (id: string, settings?: RoomSettings) => OpenRoom;
}

export interface ConformanceCase {
  /** A promise about every adapter. */
  readonly title: string;
  readonly run: (world: ConformanceWorld) => Promise<void>;
}

const BOTH = { microphone: { on: true }, camera: { on: true } };
const VOICE = { microphone: { on: true }, camera: { on: false } };
const NOTHING = { microphone: { on: false }, camera: { on: false } };

/** Waits until something holds. @throws Error with the words where it does not in time */
export async function until(what: string, holds: () => boolean, milliseconds = 15_000): Promise<void> {
  const end = performance.now() + milliseconds;
  while (!holds()) {
    if (performance.now() > end) throw new Error(`It did not come about: ${what}`);
    await new Promise((resolve) => {
      setTimeout(resolve, 20);
    });
  }
}

function same(actual: unknown, expected: unknown, what: string): void {
  const [a, b] = [JSON.stringify(actual), JSON.stringify(expected)];
  if (a !== b) throw new Error(`${what}: ${a} instead of ${b}`);
}

const seatOf = ({ room }: OpenRoom, id: string): MediaSeat | undefined =>
  room.snapshot().seats.find((seat) => seat.id === id);
const trackOf = (open: OpenRoom, id: string, source: MediaSource) =>
  seatOf(open, id)?.tracks.find((track) => track.source === source);
const ids = ({ room }: OpenRoom) => room.snapshot().seats.map(({ id }) => id);

async function pair(world: ConformanceWorld): Promise<[OpenRoom, OpenRoom]> {
  const [a, b] = [world.open('a'), world.open('b')];
  await a.room.join(BOTH);
  await b.room.join(BOTH);
  for (const [open, other] of [
    [a, 'b'],
    [b, 'a'],
  ] as const)
    await until(`${other} is seen with sound and picture`, () =>
      ['microphone', 'camera'].every((source) => trackOf(open, other, source as MediaSource)?.muted === false),
    );
  return [a, b];
}

/** What every adapter keeps (docs/rules/calls.md, What every adapter keeps). */
export const conformance: readonly ConformanceCase[] = [
  {
    title: 'shows each the other with sound and picture, and the one alone when the other has left',
    run: async (world) => {
      const [a, b] = await pair(world);
      same(
        [ids(a), ids(b)],
        [
          ['a', 'b'],
          ['b', 'a'],
        ],
        'the own seat first',
      );
      await a.room.leave('left');
      await until('only b is left', () => ids(b).join() === 'b');
      await b.room.leave('left');
    },
  },
  {
    title: 'tells the others the truth about what is muted, each time it changes',
    run: async (world) => {
      const [a, b] = await pair(world);
      for (const source of ['microphone', 'camera'] as const)
        for (const on of [false, true, false]) {
          await a.room.set(source, on);
          same(trackOf(a, 'a', source)?.muted, !on, `the own ${source}`);
          await until(`b sees ${source} ${on ? 'on' : 'off'}`, () => trackOf(b, 'a', source)?.muted === !on);
        }
      await Promise.all([a.room.leave('left'), b.room.leave('left')]);
    },
  },
  {
    title: 'lets someone in whose devices fail, and says which',
    run: async (world) => {
      const open = world.open('a', { broken: { microphone: 'denied', camera: 'none' } });
      await open.room.join(VOICE);
      await until('connected', () => open.room.snapshot().state === 'connected');
      same(open.room.snapshot().failure, { at: 'device', device: 'microphone', why: 'denied' }, 'the failure');
      await open.room.leave('left');
    },
  },
  {
    title: 'takes no device from someone who joins to listen, and lets them speak later',
    run: async (world) => {
      const [a, b] = [world.open('a'), world.open('b')];
      await a.room.join(NOTHING);
      await b.room.join(BOTH);
      same(a.liveTracks(), 0, 'live tracks');
      await until('a sees b', () => trackOf(a, 'b', 'camera')?.muted === false);
      await a.room.set('microphone', true);
      await until('b hears a', () => trackOf(b, 'a', 'microphone')?.muted === false);
      await Promise.all([a.room.leave('left'), b.room.leave('left')]);
    },
  },
  {
    title: 'tells of a device that is unplugged',
    run: async (world) => {
      const [a, b] = await pair(world);
      a.unplug('camera');
      await until('it is told', () => {
        const { failure } = a.room.snapshot();
        return failure?.at === 'device' && failure.device === 'camera' && failure.why === 'gone';
      });
      await Promise.all([a.room.leave('left'), b.room.leave('left')]);
    },
  },
  {
    title: 'tells which device is meant, also before it is turned on',
    run: async (world) => {
      const { room } = world.open('a');
      await room.join({ microphone: { on: false, deviceId: 'headset' }, camera: { on: false } });
      same([room.using('microphone'), room.using('camera')], ['headset', null], 'after joining');
      await room.use('camera', 'second');
      await room.use('speaker', 'headset');
      same([room.using('camera'), room.using('speaker')], ['second', 'headset'], 'after a choice');
      await room.leave('left');
    },
  },
  {
    title: 'shares a screen after its picker was closed three times, without a word about that',
    run: async (world) => {
      let closings = 0;
      const a = world.open('a', { closesPicker: () => (closings += 1) <= 3 });
      const b = world.open('b');
      await a.room.join(VOICE);
      await b.room.join(VOICE);
      for (let time = 0; time < 3; time += 1) same(await a.room.shareScreen(), 'cancelled', 'the picker');
      same(a.room.snapshot().failure, null, 'no failure');
      same(await a.room.shareScreen(), 'sharing', 'the picker');
      await until('b sees the screen', () => trackOf(b, 'a', 'screen') !== undefined);
      await a.room.stopScreen();
      await until('it is gone', () => trackOf(b, 'a', 'screen') === undefined);
      await Promise.all([a.room.leave('left'), b.room.leave('left')]);
    },
  },
  {
    title: 'leaves once however often it is asked to, and without a live track',
    run: async (world) => {
      const [a, b] = await pair(world);
      if (a.liveTracks() === 0) throw new Error('Nothing was live before.');
      await Promise.all([a.room.leave('left'), a.room.leave('page')]);
      await a.room.leave('moved');
      same([a.liveTracks(), a.room.snapshot().state, a.room.snapshot().seats.length], [0, 'left', 0], 'after leaving');
      await a.room.set('camera', true);
      same(a.liveTracks(), 0, 'live tracks after a late press');
      await b.room.leave('left');
    },
  },
  {
    title: 'leaves no track behind when it is left while joining',
    run: async (world) => {
      const a = world.open('a');
      const joining = a.room.join(BOTH);
      await a.room.leave('left');
      await joining;
      await new Promise((resolve) => {
        setTimeout(resolve, 50);
      });
      same([a.liveTracks(), a.room.snapshot().state], [0, 'left'], 'after leaving');
    },
  },
  {
    title: 'joins once, and shows who comes back in one seat',
    run: async (world) => {
      const [a, b] = await pair(world);
      await a.room.join(BOTH);
      same(ids(b), ['b', 'a'], 'seats');
      // Without a goodbye, as after a crash: the same person under the same id.
      const again = world.open('a');
      await again.room.join(BOTH);
      await until('a is seen again', () => trackOf(b, 'a', 'camera')?.muted === false);
      same(ids(b), ['b', 'a'], 'seats');
      await Promise.all([a, again, b].map(({ room }) => room.leave('left')));
    },
  },
  {
    title: 'keeps the seat of someone whose page is loaded again, until the room drops them',
    run: async (world) => {
      const [a, b] = await pair(world);
      const isAway = () => seatOf(b, 'a')?.quality === 'lost' && seatOf(b, 'a')?.tracks.length === 0;
      await a.room.leave('page');
      await until('a is said to be lost', isAway);
      const again = world.open('a');
      await again.room.join(BOTH);
      await until('a is seen again', () => trackOf(b, 'a', 'camera')?.muted === false && !isAway());
      same(ids(b), ['b', 'a'], 'seats');
      await again.room.leave('page');
      await until('a is said to be lost again', isAway);
      b.room.drop('a');
      await until('only b is left', () => ids(b).join() === 'b');
      await b.room.leave('left');
    },
  },
  {
    title: 'goes on where the page is frozen for a while, or asks whether to leave it and someone stays',
    run: async (world) => {
      const [a, b] = await pair(world);
      // Where there is no page, nothing happens to it.
      const happen = (name: string) => globalThis.dispatchEvent?.(new Event(name));
      const live = () => [a.liveTracks(), b.liveTracks()];
      const before = live();
      for (const name of ['beforeunload', 'freeze']) {
        happen(name);
        // What would end the call takes a moment.
        await new Promise((resolve) => {
          setTimeout(resolve, 300);
        });
        for (const [open, other] of [
          [a, 'b'],
          [b, 'a'],
        ] as const) {
          await until(`connected after ${name}`, () => open.room.snapshot().state === 'connected');
          await until(`${other} is seen after ${name}`, () => trackOf(open, other, 'camera')?.muted === false);
        }
      }
      same(ids(b), ['b', 'a'], 'seats');
      same(live(), before, 'live tracks');
      await Promise.all([a.room.leave('left'), b.room.leave('left')]);
    },
  },
  {
    title: 'grows by nothing over twenty joins',
    run: async (world) => {
      const b = world.open('b');
      await b.room.join(NOTHING);
      for (let time = 0; time < 20; time += 1) {
        const a = world.open('a');
        await a.room.join(VOICE);
        await until('a is there', () => ids(b).length === 2);
        await a.room.leave('left');
        await until('a is gone', () => ids(b).length === 1);
        same(a.liveTracks(), 0, 'live tracks');
      }
      await b.room.leave('left');
    },
  },
  {
    title: 'gives frozen snapshots, the same one while nothing changes',
    run: async (world) => {
      const a = world.open('a');
      await a.room.join(NOTHING);
      await until('connected', () => a.room.snapshot().state === 'connected');
      const first = a.room.snapshot();
      if (!Object.isFrozen(first) || !Object.isFrozen(first.seats) || !Object.isFrozen(first.seats[0]))
        throw new Error('It is not frozen.');
      let told = 0;
      a.room.subscribe(() => {
        told += 1;
      });
      await a.room.set('microphone', true);
      await until('it is told', () => told > 0);
      if (a.room.snapshot() === first) throw new Error('It is the same.');
      await a.room.leave('left');
    },
  },
];
