import { lazyPart, whenIdle } from '@sakina/design-system';
import { useUser } from '@sakina/platform/react/session';
import { Suspense } from 'react';
import { LazyBoundary } from '../loading/LazyBoundary.tsx';

const idle = () => new Promise<void>((resolve) => void whenIdle(resolve));

// Asked for once the page has nothing more urgent to do (FAST-1).
const OnCall = lazyPart(async () => {
  await idle();
  return (await import('./OnCall.tsx')).OnCall;
});

/**
 * First on every frame: what whoever is signed in has to answer for someone in danger (CARE-2), and after it that their
 * account has no role. Nothing for visitors.
 */
export function DangerStrip() {
  if (useUser() === null) return null;
  return (
    <LazyBoundary what="show on-call alerts">
      <Suspense fallback={null}>
        <OnCall />
      </Suspense>
    </LazyBoundary>
  );
}
