import { lazyPart } from '@sakina/design-system';
import { Suspense, useEffect, useState } from 'react';
import { firstIdle } from '../loading/first-screen.ts';
import { LazyBoundary } from '../loading/LazyBoundary.tsx';

const Layer = lazyPart(() => import('./ConnectionLayer.tsx').then((m) => m.ConnectionLayer));

/** The state of the connection, on every page. Loaded after the first screen, while there is a connection. */
export function ConnectionState() {
  const [isDue, setDue] = useState(false);
  useEffect(() => {
    let isGone = false;
    void firstIdle.then(() => !isGone && setDue(true));
    return () => {
      isGone = true;
    };
  }, []);
  if (!isDue) return null;
  return (
    <LazyBoundary what="watch over the connection">
      <Suspense fallback={null}>
        <Layer />
      </Suspense>
    </LazyBoundary>
  );
}
