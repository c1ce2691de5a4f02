import type { Session } from '@sakina/platform/auth';
import { browserIdlePorts, createIdleWatch, IDLE_CHANNEL, idleLimits } from '@sakina/platform/idle';
import type { IdleWatch } from '@sakina/platform/idle';

/** Input events that count as activity. */
const SIGNS = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'scroll', 'touchstart', 'touchmove'] as const;
/** Events by which a page returns: visible, focused, resumed, restored from the page cache. */
const RETURNS = ['focus', 'pageshow', 'online'] as const;

/** Minimum interval between two activity checks, in milliseconds. */
const LOOK_EVERY_MS = 500;

let watch: IdleWatch | undefined;

/**
 * The idle watch of this tab (SEC-18): it runs while a user is signed in, on every page, and ends the session.
 * @param minutes the configured `idleMinutes`; only the first call's value counts
 */
export function idleWatch(minutes: number, session: Session): IdleWatch {
  watch ??= begin(minutes, session);
  return watch;
}

function begin(minutes: number, session: Session): IdleWatch {
  const made = createIdleWatch(idleLimits(minutes), () => session.end('idle'), browserIdlePorts(window, IDLE_CHANNEL));
  let lookedAt = -Infinity;
  const look = (sign: Event) => {
    // Events dispatched by scripts are not activity; a scroll event is always trusted.
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
