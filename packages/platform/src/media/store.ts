import type { MediaSnapshot } from './port.ts';

/** Runs the work before the next frame is drawn; in a hidden page, which draws none, a little later. */
function beforeNextFrame(work: () => void): void {
  if (typeof requestAnimationFrame === 'function' && document.visibilityState === 'visible')
    requestAnimationFrame(() => work());
  else setTimeout(work, 16);
}

/** Freezes a value and all that it holds. */
function freeze<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  for (const part of Object.values(value)) freeze(part);
  return Object.freeze(value);
}

/** What an adapter keeps its snapshot in. */
export interface SnapshotStore {
  readonly read: () => MediaSnapshot;
  /** Changes fields at once; listeners are told with the next frame. */
  readonly write: (change: Partial<MediaSnapshot>) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

/** Creates the store of a call: frozen snapshots, of which one a frame at most is told. */
export function createSnapshotStore(schedule: (work: () => void) => void = beforeNextFrame): SnapshotStore {
  const listeners = new Set<() => void>();
  let isPlanned = false;
  let current: MediaSnapshot = freeze({ state: 'idle', seats: [], canHear: true, failure: null, retryAt: null });
  return {
    read: () => current,
    write: (change) => {
      current = freeze({ ...current, ...change });
      if (isPlanned) return;
      isPlanned = true;
      schedule(() => {
        isPlanned = false;
        for (const listener of listeners) listener();
      });
    },
    subscribe: (listener) => {
      const own = () => listener();
      listeners.add(own);
      return () => void listeners.delete(own);
    },
  };
}
