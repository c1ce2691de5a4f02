import { lazyPart } from '@sakina/design-system';
import { useUser } from '@sakina/platform/react/session';
import { Suspense } from 'react';
import { LazyBoundary } from '../loading/LazyBoundary.tsx';

const IdleLayer = lazyPart(() => import('./IdleLayer.tsx').then((m) => m.IdleLayer));

/**
 * The idle layer, fetched once somebody is signed in: visitors’ first load holds nothing of it. Stands inside the router. If
 * it does not arrive, the watch itself, which comes with the screens, ends the session all the same.
 */
export function IdleGuard() {
  const user = useUser();
  if (user === null) return null;
  return (
    <LazyBoundary what="watch over the session">
      <Suspense fallback={null}>
        <IdleLayer />
      </Suspense>
    </LazyBoundary>
  );
}
