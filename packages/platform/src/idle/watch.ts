import { createStepwatch } from './elapsed.ts';
import { SHORTEST_WARNING_MS } from './limits.ts';
import type { IdleLimits } from './limits.ts';
import { readIdleMessage } from './messages.ts';
import type { IdleMessage } from './messages.ts';
import type { IdleLink, IdlePorts } from './ports.ts';

/** How often the clocks are read, in milliseconds: after sleep the page is covered within it. */
const TICK_MS = 1000;
/** How long other tabs have to report activity, in milliseconds. */
const ANSWER_MS = 1000;
/** Minimum interval between reports of activity to other tabs, in milliseconds. */
const TELL_EVERY_MS = 5000;
/**
 * With a session room open, so long without a clock reading counts as sleep, in milliseconds. Hidden tabs read once a
 * minute.
 */
const ASLEEP_MS = 180_000;

/** The state of the watch. A new object on every change. */
export type IdleState =
  | { readonly phase: 'off' }
  | { readonly phase: 'active' }
  /** Asks whether the user is there; ends in so many milliseconds without an answer. */
  | { readonly phase: 'warning'; readonly remainingMs: number }
  /** The time is over: the content must be hidden while the other tabs are asked, and from then on. */
  | { readonly phase: 'covered' };

/** Watches for user activity over all tabs (SEC-18). */
export interface IdleWatch {
  readonly getSnapshot: () => IdleState;
  readonly subscribe: (listener: () => void) => () => void;
  /** Starts as active: for when a user is signed in. */
  readonly start: () => void;
  /** Stops silently. */
  readonly stop: () => void;
  /** Reports activity in this tab. Ignored during the warning, which needs an answer. */
  readonly noteActivity: () => void;
  /** Reads the clocks now: when the page becomes visible again. */
  readonly check: () => void;
  /** The answer 'Stay signed in'. */
  readonly stay: () => void;
  /** Counts as activity until the returned function is called: a live session, a playback, an exercise. */
  readonly keep: () => () => void;
}

const off: IdleState = Object.freeze({ phase: 'off' });
const active: IdleState = Object.freeze({ phase: 'active' });
const covered: IdleState = Object.freeze({ phase: 'covered' });

/**
 * Creates the watch. It does not know the page: activity is reported to it, and it reports when the time is over.
 * @param onEnd Called once per start, when no tab is active.
 */
export function createIdleWatch({ endMs, warnMs }: IdleLimits, onEnd: () => void, ports: IdlePorts): IdleWatch {
  const listeners = new Set<() => void>();
  const holds = new Set<symbol>();
  let state = off;
  let idleMs = 0;
  let sinceTold = Infinity;
  let elapsed: () => number = () => 0;
  let link: IdleLink | null = null;
  let stopTicks: () => void = () => undefined;
  let cancelEnd: (() => void) | null = null;
  let isOver = false;

  function publish(next: IdleState) {
    if (next === state) return;
    state = next;
    for (const listener of listeners) listener();
  }

  function post(message: IdleMessage) {
    link?.post(message);
  }

  function measure() {
    const step = elapsed();
    sinceTold += step;
    const isHeld = holds.size > 0 && step < Math.max(endMs, ASLEEP_MS);
    idleMs = isHeld && state.phase !== 'covered' ? 0 : idleMs + step;
    if (isHeld) tell();
  }

  function tell() {
    if (sinceTold < TELL_EVERY_MS) return;
    sinceTold = 0;
    post({ type: 'active', at: ports.now() - idleMs });
  }

  function decide() {
    if (state.phase === 'covered' && idleMs >= endMs) return;
    cancelEnd?.();
    cancelEnd = null;
    if (idleMs >= endMs) return cover();
    if (idleMs < endMs - warnMs) return publish(active);
    const isNew = state.phase !== 'warning';
    // After sleep less time may be left than a user needs to answer.
    if (isNew) idleMs = Math.min(idleMs, endMs - SHORTEST_WARNING_MS);
    const remainingMs = endMs - idleMs;
    if (state.phase !== 'warning' || state.remainingMs !== remainingMs)
      publish(Object.freeze({ phase: 'warning', remainingMs }));
    // Makes all tabs count down to the same moment.
    if (isNew) post({ type: 'active', at: ports.now() - idleMs });
  }

  function cover() {
    publish(covered);
    post({ type: 'ask' });
    cancelEnd = ports.after(ANSWER_MS, () => {
      cancelEnd = null;
      isOver = true;
      onEnd();
    });
  }

  function check() {
    if (state.phase === 'off' || isOver) return;
    measure();
    decide();
  }

  function begin() {
    idleMs = 0;
    sinceTold = Infinity;
    tell();
    decide();
  }

  function hear(data: unknown) {
    const message = readIdleMessage(data, ports.now());
    if (message === null || state.phase === 'off' || isOver) return;
    measure();
    // A tab with a warning knows no more than the one that asks: its answer would only delay the end, back and forth.
    if (message.type === 'ask' && idleMs < endMs - warnMs) post({ type: 'active', at: ports.now() - idleMs });
    if (message.type === 'active') idleMs = Math.min(idleMs, ports.now() - message.at);
    decide();
  }

  return {
    getSnapshot: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start: () => {
      if (state.phase !== 'off') return;
      isOver = false;
      elapsed = createStepwatch(ports);
      link = ports.connect(hear);
      stopTicks = ports.every(TICK_MS, check);
      begin();
    },
    stop: () => {
      stopTicks();
      cancelEnd?.();
      cancelEnd = null;
      link?.close();
      link = null;
      publish(off);
    },
    noteActivity: () => {
      // Clocks first: the first touch after sleep must not undo what the sleep means.
      check();
      if (state.phase !== 'active') return;
      idleMs = 0;
      tell();
    },
    check,
    stay: () => {
      check();
      if (state.phase === 'warning') begin();
    },
    keep: () => {
      const hold = Symbol('hold');
      check();
      holds.add(hold);
      if (state.phase === 'warning') begin();
      return () => {
        if (!holds.has(hold)) return;
        check();
        holds.delete(hold);
      };
    },
  };
}
