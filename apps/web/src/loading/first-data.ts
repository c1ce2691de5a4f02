import { holdIdleWork } from '@sakina/design-system';
import { firstScreenShown } from './first-screen.ts';

/** Longest that idle work waits for the first data once the screen is shown, and for the screen, in milliseconds. */
const DATA_LIMIT_MS = 5000;
const SCREEN_LIMIT_MS = 10_000;

let underWay = 0;
let onSettled: (() => void) | undefined;

/** Ends the wait where no call is under way in the next task: who was just answered, or shown, may ask for more. */
function settleSoon(): void {
  setTimeout(() => underWay === 0 && onSettled?.(), 0);
}

/** Counts a call to our servers from here until the returned function is called. */
export function beginCall(): () => void {
  underWay += 1;
  return () => {
    underWay -= 1;
    if (underWay === 0) settleSoon();
  };
}

/**
 * Holds idle work back until the first screen has its data: until no call is under way. A press or a key ends the wait,
 * since what a person reaches for must not wait, and so does a time limit.
 */
export function holdForFirstData(scope: Window): void {
  const release = holdIdleWork();
  const controller = new AbortController();
  const end = () => {
    controller.abort();
    onSettled = undefined;
    clearTimeout(limit);
    release();
  };
  let limit = setTimeout(end, SCREEN_LIMIT_MS);
  for (const type of ['pointerdown', 'keydown'])
    scope.addEventListener(type, end, { capture: true, passive: true, signal: controller.signal });
  void firstScreenShown.then(() => {
    if (controller.signal.aborted) return;
    clearTimeout(limit);
    limit = setTimeout(end, DATA_LIMIT_MS);
    onSettled = end;
    settleSoon();
  });
}
