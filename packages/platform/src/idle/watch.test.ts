import { describe, expect, it, vi } from 'vitest';
import { idleLimits } from './limits.ts';
import { createMachine } from './testing.ts';
import { createIdleWatch } from './watch.ts';

const MINUTE = 60_000;
const SECOND = 1000;

function open(machine = createMachine(), minutes = 15) {
  const tab = machine.tab();
  const onEnd = vi.fn<() => void>();
  const watch = createIdleWatch(idleLimits(minutes), onEnd, tab.ports);
  watch.start();
  return {
    machine,
    tab,
    onEnd,
    watch,
    phase: () => watch.getSnapshot().phase,
    pass: (ms: number) => machine.pass(ms, tab),
  };
}

describe('one tab', () => {
  it('[SEC-18] warns a minute before fifteen idle minutes are over, covers at the end, and ends once', () => {
    const { watch, onEnd, phase, pass } = open();
    pass(14 * MINUTE - SECOND);
    expect(phase()).toBe('active');
    pass(SECOND);
    expect(watch.getSnapshot()).toEqual({ phase: 'warning', remainingMs: MINUTE });
    pass(MINUTE - SECOND);
    expect(watch.getSnapshot()).toEqual({ phase: 'warning', remainingMs: SECOND });
    expect(onEnd).not.toHaveBeenCalled();
    pass(SECOND);
    expect(phase()).toBe('covered');
    expect(onEnd).not.toHaveBeenCalled();
    pass(SECOND);
    expect(onEnd).toHaveBeenCalledOnce();
    pass(30 * MINUTE);
    expect(onEnd).toHaveBeenCalledOnce();
    expect(phase()).toBe('covered');
  });

  it('[SEC-18] starts over with every user activity', () => {
    const { watch, onEnd, phase, pass } = open();
    for (let round = 0; round < 10; round += 1) {
      pass(13 * MINUTE);
      watch.noteActivity();
      expect(phase()).toBe('active');
    }
    expect(onEnd).not.toHaveBeenCalled();
  });

  it('[SEC-18] stays open for an answered warning, but not for a mere mouse movement', () => {
    const { watch, phase, pass } = open();
    pass(14 * MINUTE + 10 * SECOND);
    watch.noteActivity();
    expect(phase()).toBe('warning');
    watch.stay();
    expect(phase()).toBe('active');
    pass(14 * MINUTE - SECOND);
    expect(phase()).toBe('active');
  });

  it.each([
    [1, 30],
    [2, 60],
    [15, 60],
    [240, 60],
  ])('[SEC-18] with %i minutes the warning is shown for %i seconds', (minutes, seconds) => {
    const { watch, pass } = open(undefined, minutes);
    pass(minutes * MINUTE - seconds * SECOND - SECOND);
    expect(watch.getSnapshot()).toEqual({ phase: 'active' });
    pass(SECOND);
    expect(watch.getSnapshot()).toEqual({ phase: 'warning', remainingMs: seconds * SECOND });
  });

  it.each([0, -5, Number.NaN, Number.POSITIVE_INFINITY, 0.2])(
    '[SEC-18] an invalid limit (%d minutes) does not disable the watch',
    (minutes) => {
      expect(idleLimits(minutes)).toEqual({ endMs: 15 * MINUTE, warnMs: MINUTE });
    },
  );

  it('[SEC-18] watches only between start and stop', () => {
    const { watch, tab, onEnd, phase, pass } = open();
    pass(14 * MINUTE + SECOND);
    watch.stop();
    expect(phase()).toBe('off');
    expect(tab.timers.size).toBe(0);
    pass(60 * MINUTE);
    watch.noteActivity();
    watch.check();
    watch.stay();
    expect(phase()).toBe('off');
    expect(onEnd).not.toHaveBeenCalled();
    watch.start();
    expect(phase()).toBe('active');
    pass(16 * MINUTE);
    expect(onEnd).toHaveBeenCalledOnce();
  });

  it('notifies its listeners of each change, unless they have unsubscribed', () => {
    const { watch, pass } = open();
    const listener = vi.fn<() => void>();
    const leave = watch.subscribe(listener);
    pass(13 * MINUTE);
    expect(listener).not.toHaveBeenCalled();
    pass(MINUTE);
    expect(listener).toHaveBeenCalledOnce();
    leave();
    watch.stay();
    expect(listener).toHaveBeenCalledOnce();
  });
});

describe('what counts as activity', () => {
  it('[SEC-18] a live session keeps the user signed in until it is over, then the time starts again', () => {
    const { watch, onEnd, phase, pass } = open();
    const release = watch.keep();
    pass(120 * MINUTE);
    expect(phase()).toBe('active');
    release();
    release();
    pass(14 * MINUTE - SECOND);
    expect(phase()).toBe('active');
    pass(2 * MINUTE);
    expect(onEnd).toHaveBeenCalledOnce();
  });

  it('[SEC-18] a playback that starts during the warning closes it; two of them need two ends', () => {
    const { watch, phase, pass } = open();
    pass(14 * MINUTE + SECOND);
    const first = watch.keep();
    const second = watch.keep();
    expect(phase()).toBe('active');
    first();
    pass(20 * MINUTE);
    expect(phase()).toBe('active');
    second();
    pass(14 * MINUTE);
    expect(phase()).toBe('warning');
  });

  it('[SEC-18] a room on a machine that slept does not count as activity', () => {
    const { machine, watch, phase } = open();
    watch.keep();
    machine.sleep(16 * MINUTE);
    watch.check();
    expect(phase()).toBe('covered');
  });
});

describe('sleep and wrong clocks', () => {
  it('[SEC-18] covers at the first look after a sleep past the end, whatever wakes it', () => {
    for (const wake of ['check', 'noteActivity', 'stay'] as const) {
      const { machine, onEnd, watch, phase, pass } = open();
      machine.sleep(8 * 60 * MINUTE);
      watch[wake]();
      expect(phase()).toBe('covered');
      pass(SECOND);
      expect(onEnd).toHaveBeenCalledOnce();
    }
  });

  it('[SEC-18] a machine that wakes by itself is covered within a second', () => {
    const { machine, phase, pass } = open();
    machine.sleep(16 * MINUTE);
    pass(SECOND);
    expect(phase()).toBe('covered');
  });

  it('[SEC-18] counts a sleep that only the unmovable clock saw', () => {
    const { machine, tab, watch, phase } = open();
    tab.freeze();
    machine.pass(16 * MINUTE);
    machine.setClock(-16 * MINUTE);
    tab.thaw();
    watch.check();
    expect(phase()).toBe('covered');
  });

  it('[SEC-18] after a shorter sleep the warning is shown for at least 20 seconds', () => {
    const { machine, watch, onEnd, pass } = open();
    machine.sleep(15 * MINUTE - 5 * SECOND);
    watch.check();
    expect(watch.getSnapshot()).toEqual({ phase: 'warning', remainingMs: 20 * SECOND });
    pass(19 * SECOND);
    expect(onEnd).not.toHaveBeenCalled();
    pass(2 * SECOND);
    expect(onEnd).toHaveBeenCalledOnce();
  });

  it('[SEC-18] a wall clock that is set back gives no time and takes none', () => {
    const { machine, onEnd, phase, pass } = open();
    pass(10 * MINUTE);
    machine.setClock(-90 * 24 * 60 * MINUTE);
    pass(4 * MINUTE - SECOND);
    expect(phase()).toBe('active');
    pass(SECOND);
    expect(phase()).toBe('warning');
    pass(2 * MINUTE);
    expect(onEnd).toHaveBeenCalledOnce();
  });

  it('[SEC-18] an unstable wall clock does not sign out an active user', () => {
    const { machine, watch, onEnd, phase, pass } = open();
    for (let swing = 0; swing < 50; swing += 1) {
      machine.setClock(swing % 2 === 0 ? 5 * MINUTE : -5 * MINUTE);
      watch.noteActivity();
      pass(SECOND);
    }
    expect(phase()).toBe('active');
    expect(onEnd).not.toHaveBeenCalled();
  });
});

describe('several tabs', () => {
  function two() {
    const machine = createMachine();
    const first = open(machine);
    const second = open(machine);
    return { machine, first, second, pass: (ms: number) => machine.pass(ms, first.tab, second.tab) };
  }

  it('[SEC-18] activity in one tab counts for all', () => {
    const { first, second, pass } = two();
    for (let round = 0; round < 5; round += 1) {
      pass(12 * MINUTE);
      first.watch.noteActivity();
    }
    expect(second.phase()).toBe('active');
    pass(14 * MINUTE);
    expect([first.phase(), second.phase()]).toEqual(['warning', 'warning']);
    expect(first.watch.getSnapshot()).toEqual(second.watch.getSnapshot());
  });

  it('[SEC-18] an answer in one tab closes the warning in all', () => {
    const { first, second, pass } = two();
    pass(14 * MINUTE + 30 * SECOND);
    second.watch.stay();
    expect([first.phase(), second.phase()]).toEqual(['active', 'active']);
  });

  it('[SEC-18] a session room in one tab keeps the others open', () => {
    const { first, second, pass } = two();
    first.watch.keep();
    pass(60 * MINUTE);
    expect(second.phase()).toBe('active');
    expect(second.onEnd).not.toHaveBeenCalled();
  });

  it('[SEC-18] a tab that was frozen is covered at once, and uncovered when another tab reports activity', () => {
    const { machine, first, second } = two();
    second.tab.freeze();
    for (let minute = 0; minute < 30; minute += 1) {
      machine.pass(MINUTE, first.tab);
      first.watch.noteActivity();
    }
    // The page is told that it is seen before it hears what waited for it.
    second.watch.check();
    expect(second.phase()).toBe('covered');
    second.tab.thaw();
    expect(second.phase()).toBe('active');
    machine.pass(2 * SECOND, first.tab, second.tab);
    expect(second.phase()).toBe('active');
    expect(second.onEnd).not.toHaveBeenCalled();
  });

  it('[SEC-18] a tab that missed everything asks before it ends an active user’s session', () => {
    const { machine, first, second } = two();
    second.tab.freeze();
    for (let minute = 0; minute < 20; minute += 1) {
      machine.pass(MINUTE, first.tab);
      first.watch.noteActivity();
    }
    second.tab.lose();
    second.tab.thaw();
    machine.pass(3 * SECOND, first.tab, second.tab);
    expect(second.phase()).toBe('active');
    expect(second.onEnd).not.toHaveBeenCalled();
  });

  it('[SEC-18] all tabs agree on the end; asking does not delay it', () => {
    const { first, second, pass } = two();
    pass(15 * MINUTE + 3 * SECOND);
    expect(first.onEnd).toHaveBeenCalledOnce();
    expect(second.onEnd).toHaveBeenCalledOnce();
    expect([first.phase(), second.phase()]).toEqual(['covered', 'covered']);
  });

  it('[SEC-18] notifies the other tabs at most once in five seconds', () => {
    const { machine, first, pass } = two();
    const before = machine.posted.length;
    for (let second = 0; second < 60; second += 1) {
      for (let key = 0; key < 20; key += 1) first.watch.noteActivity();
      pass(SECOND);
    }
    expect(machine.posted.length - before).toBeLessThanOrEqual(13);
    expect(machine.posted.length - before).toBeGreaterThanOrEqual(10);
  });
});

describe('a hostile channel', () => {
  const foreign = (now: number): unknown[] => [
    null,
    undefined,
    0,
    '',
    'active',
    [],
    {},
    { type: 'active' },
    { type: 'active', at: 'now' },
    { type: 'active', at: Number.NaN },
    { type: 'active', at: Number.POSITIVE_INFINITY },
    { type: 'active', at: -1 },
    { type: 'active', at: now + MINUTE },
    { type: 'active', at: now * 1000 },
    { type: 'active', at: { valueOf: 1 } },
    { type: 'stay' },
    { type: 'end' },
    { type: '__proto__' },
    new Map(),
    new Date(),
  ];

  it('[SEC-10] foreign messages and times from the future change nothing', () => {
    const { machine, watch, phase, pass, onEnd } = open();
    pass(14 * MINUTE + 30 * SECOND);
    const before = watch.getSnapshot();
    for (const message of foreign(machine.now())) machine.inject(message);
    expect(watch.getSnapshot()).toBe(before);
    pass(30 * SECOND);
    expect(phase()).toBe('covered');
    for (const message of foreign(machine.now())) machine.inject(message);
    pass(SECOND);
    expect(onEnd).toHaveBeenCalledOnce();
  });

  it('[SEC-10] a flood of messages is ignored', () => {
    const { machine, phase, pass } = open();
    const before = machine.posted.length;
    for (let count = 0; count < 5000; count += 1) machine.inject({ type: 'active', at: machine.now() - 10 * MINUTE });
    expect(machine.posted.length).toBe(before);
    pass(SECOND);
    expect(phase()).toBe('active');
  });
});
