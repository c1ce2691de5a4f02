import { lazyPart } from '@sakina/design-system';
import { useUser } from '@sakina/platform/react/session';
import { WhenIdle } from '../loading/WhenIdle.tsx';

const IdleLayer = lazyPart(() => import('./IdleLayer.tsx').then((m) => m.IdleLayer));

/**
 * Loads the idle layer once a user is signed in, so that visitors do not load its code. Rendered inside the router. If
 * it fails to load, the idle watch, which is part of the screens’ code, still ends the session.
 */
export function IdleGuard() {
  if (useUser() === null) return null;
  return (
    <WhenIdle what="watch over the session">
      <IdleLayer />
    </WhenIdle>
  );
}
