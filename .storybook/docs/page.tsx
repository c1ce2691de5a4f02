import { lazy, Suspense } from 'react';

// Loaded where a page of documents is opened: the stories, and their tests, need none of it.
const ComponentPage = lazy(() => import('./ComponentPage.tsx').then((m) => ({ default: m.ComponentPage })));

/** The template of every page of documents. */
export function DocumentPage() {
  return (
    <Suspense fallback={null}>
      <ComponentPage />
    </Suspense>
  );
}
