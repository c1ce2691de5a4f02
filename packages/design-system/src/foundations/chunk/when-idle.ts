import { useEffect, useState } from 'react';
import { after } from '../timer/after.ts';

/** How long a busy page may postpone the callback, in milliseconds. */
const LONGEST_WAIT_MS = 3000;

/** Those that hold idle work back, and what waits for them. */
const holders = new Set<symbol>();
const waiting = new Set<() => void>();

/**
 * Holds back everything that waits for an idle page, until the returned function is called. A page whose first data are
 * on their way is not idle, though the browser has nothing to do: what it would fetch meanwhile delays them (FAST-1).
 */
export function holdIdleWork(): () => void {
  const holder = Symbol('holder');
  holders.add(holder);
  return () => {
    if (!holders.delete(holder) || holders.size > 0) return;
    const due = [...waiting];
    waiting.clear();
    for (const begin of due) begin();
  };
}

/** Calls back when the page is idle; returns a function that cancels it. */
export function whenIdle(callback: () => void): () => void {
  let cancel = () => {};
  const begin = () => void (cancel = onceIdle(callback));
  if (holders.size === 0) begin();
  else waiting.add(begin);
  return () => {
    waiting.delete(begin);
    cancel();
  };
}

/**
 * Whether the page has had nothing more urgent to do since this stood on it: for what can wait until the rest answers.
 */
export function useIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  return isIdle;
}

function onceIdle(callback: () => void): () => void {
  // Safari has no requestIdleCallback.
  if (!('requestIdleCallback' in window)) return after(200, callback);
  const handle = requestIdleCallback(callback, { timeout: LONGEST_WAIT_MS });
  return () => cancelIdleCallback(handle);
}
