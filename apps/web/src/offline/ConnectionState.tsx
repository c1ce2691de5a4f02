import { Suspense, useEffect, useState } from 'react';
import { calm } from '../boot/ready.ts';
import { lazyPart } from '../routes/lazy-screen.tsx';
import { PartBoundary } from '../routes/PartBoundary.tsx';

const Layer = lazyPart(() => import('./ConnectionLayer.tsx').then((m) => m.ConnectionLayer)).Part;

/** The state of the connection, on every page. Its code comes after the first screen, while there still is a connection. */
export function ConnectionState() {
  const [isDue, setDue] = useState(false);
  useEffect(() => {
    let isGone = false;
    void calm.then(() => !isGone && setDue(true));
    return () => {
      isGone = true;
    };
  }, []);
  if (!isDue) return null;
  return (
    <PartBoundary what="watch over the connection">
      <Suspense fallback={null}>
        <Layer />
      </Suspense>
    </PartBoundary>
  );
}
