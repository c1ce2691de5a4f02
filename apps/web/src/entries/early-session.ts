import { hasStoredSession } from '../boot/has-stored-session.ts';
import { isPublicAddress } from '../boot/public-addresses.ts';
import { hasLeft } from '../boot/quick-exit.ts';
import { loadRuntime } from '../session/config.ts';
import { session } from '../session/session.ts';

// A script of its own, ahead of React and the app: the configuration and the identity server take a phone three round
// trips, which begin while the app is on its way (FAST-2). Failures are reported where the answer is used.
if (!hasLeft(window)) {
  loadRuntime().catch(() => undefined);
  if (hasStoredSession() && !isPublicAddress(window.location.pathname)) void session.check();
}
