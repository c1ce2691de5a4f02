import { whenIdle } from '@sakina/design-system';
import { Suspense, useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { LazyBoundary } from './LazyBoundary.tsx';

/** Loads a part of the frame once the page has nothing more urgent to do (FAST-1). */
export function WhenIdle({ what, children }: { what: string; children: ReactNode }) {
  const [isDue, setDue] = useState(false);
  useEffect(() => whenIdle(() => setDue(true)), []);
  if (!isDue) return null;
  return (
    <LazyBoundary what={what}>
      <Suspense fallback={null}>{children}</Suspense>
    </LazyBoundary>
  );
}
