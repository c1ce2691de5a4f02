import { lazy, Suspense } from 'react';

// A literal condition, so that the bundler drops the import from every other build.
const Reset =
  import.meta.env.VITE_MOCK_API === 'true'
    ? lazy(() => import('./DemoReset.tsx').then((m) => ({ default: m.DemoReset })))
    : null;

/** In a build on embedded mocks: says so and offers a reset. Renders nothing in any other build. */
export function DemoControls() {
  if (!Reset) return null;
  return (
    <Suspense fallback={null}>
      <Reset />
    </Suspense>
  );
}
