import { forgetChunkFailure, lazyPart, useIdle, whenIdle } from '@sakina/design-system';
import type { LazyPart } from '@sakina/design-system';
import { Suspense, useEffect } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { PanelBoundary } from './PanelBoundary.tsx';
import type { PanelBoundaryProps } from './PanelBoundary.tsx';

/** What a late part takes beside its own props. */
export interface LazyPanelProps {
  /**
   * Stands in its place until its code and texts are there.
   * @default nothing
   */
  loading?: ReactNode;
  /** Stands there where they did not arrive; see PanelBoundary. */
  failed?: PanelBoundaryProps['failed'];
}

/**
 * Declares a part whose code is not in the first load (FAST-1), in a boundary of its own: where it does not arrive the
 * page around it stands, nothing typed is lost, and another attempt can be made.
 * @param load `() => import('./X.tsx').then((m) => m.X)`
 */
export function lazyPanel<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyPart<Props & LazyPanelProps> {
  const Part = lazyPart(load);
  function LazyPanel({ loading = null, failed, ...props }: Props & LazyPanelProps) {
    return (
      <PanelBoundary onCrash={forgetChunkFailure} {...(failed && { failed })}>
        <Suspense fallback={loading}>
          <Part {...(props as Props)} />
        </Suspense>
      </PanelBoundary>
    );
  }
  return Object.assign(LazyPanel, { preload: Part.preload, settle: Part.settle });
}

/**
 * Declares a part that stands below or beside what a screen is for: its code and its data are asked for once the first
 * data are there (FAST-1). Until then `loading` stands in its place.
 * @param load `() => import('./X.tsx').then((m) => m.X)`
 */
export function latePanel<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props & LazyPanelProps> {
  const Panel = lazyPanel(load);
  return function LatePanel(props: Props & LazyPanelProps) {
    return useIdle() ? <Panel {...props} /> : props.loading;
  };
}

/**
 * Loads what is likely to come next once the page has nothing more urgent to do, so that no one waits for it (FAST-1).
 * @param parts The same array for as long as the same parts are next.
 */
export function usePreload(parts: readonly Pick<LazyPart<never>, 'preload'>[]): void {
  useEffect(
    () =>
      whenIdle(() => {
        for (const part of parts) part.preload();
      }),
    [parts],
  );
}
