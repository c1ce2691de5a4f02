import type { Session } from '@sakina/platform/auth';
import { browserIdlePorts, createIdleWatch, IDLE_CHANNEL, idleLimits } from '@sakina/platform/idle';
import type { IdleWatch } from '@sakina/platform/idle';

/** What a person does to a page, wherever on it. */
const SIGNS = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'scroll', 'touchstart', 'touchmove'] as const;
/** When a page comes back from somewhere: seen again, focused, thawed, out of the browser's cache. */
const RETURNS = ['focus', 'pageshow', 'online'] as const;

/** Signs are looked at so often at most, in milliseconds. */
const LOOK_EVERY_MS = 500;

let watch: IdleWatch | undefined;

/**
 * The one idle watch of this tab (SEC-18): runs while somebody is signed in, on whichever page, and ends the session.
 * @param minutes the configured `idleMinutes`; only the first call's counts
 */
export function idleWatch(minutes: number, session: Session): IdleWatch {
  watch ??= begin(minutes, session);
  return watch;
}

function begin(minutes: number, session: Session): IdleWatch {
  const made = createIdleWatch(idleLimits(minutes), () => session.end('idle'), browserIdlePorts(window, IDLE_CHANNEL));
  let lookedAt = -Infinity;
  const look = (sign: Event) => {
    // What a script dispatches is no person; a scroll is the browser's own event however it came about.
    if (!sign.isTrusted || sign.timeStamp - lookedAt < LOOK_EVERY_MS) return;
    lookedAt = sign.timeStamp;
    made.noteActivity();
  };
  for (const sign of SIGNS) window.addEventListener(sign, look, { capture: true, passive: true });
  for (const kind of RETURNS) window.addEventListener(kind, made.check);
  document.addEventListener('visibilitychange', made.check);
  document.addEventListener('resume', made.check);
  const follow = () => (session.getSnapshot().user === null ? made.stop() : made.start());
  session.subscribe(follow);
  follow();
  return made;
}
