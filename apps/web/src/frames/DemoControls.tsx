import { lazy, Suspense } from 'react';
import { isMockBuild } from '../boot/mock-mode.ts';

const Reset = lazy(() => import('./DemoReset.tsx').then((m) => ({ default: m.DemoReset })));

/** In a build on embedded mocks: says so, and offers to begin again. Nothing at all in any other build. */
export function DemoControls() {
  if (!isMockBuild) return null;
  return (
    <Suspense fallback={null}>
      <Reset />
    </Suspense>
  );
}
