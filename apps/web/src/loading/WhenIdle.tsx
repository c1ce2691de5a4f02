import { useIdle } from '@sakina/design-system';
import { Suspense } from 'react';
import type { ReactNode } from 'react';
import { LazyBoundary } from './LazyBoundary.tsx';

export interface WhenIdleProps {
  /** What the part does, for the log: 'open the menu'. */
  what: string;
  children: ReactNode;
  /**
   * Stands in its place until it is there.
   * @default nothing
   */
  meanwhile?: ReactNode;
  /**
   * Shown where the part did not load.
   * @default nothing
   */
  fallback?: ReactNode;
}

/** Loads a part of the frame once the page has its first data and nothing more urgent to do (FAST-1). */
export function WhenIdle({ what, children, meanwhile = null, fallback }: WhenIdleProps) {
  if (!useIdle()) return meanwhile;
  return (
    <LazyBoundary what={what} fallback={fallback}>
      <Suspense fallback={meanwhile}>{children}</Suspense>
    </LazyBoundary>
  );
}
