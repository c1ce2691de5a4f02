import { createChunk, forgetChunkFailure, whenIdle } from '@sakina/design-system';
import { createElement, Suspense, use, useEffect, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { PanelBoundary } from './PanelBoundary.tsx';
import type { PanelBoundaryProps } from './PanelBoundary.tsx';

const parts = new Set<() => Promise<unknown>>();

/** Loads every part declared so far, so that nothing waits for its code afterwards: for stories, which are not about that. */
export async function loadLateParts(): Promise<void> {
  // A part that has come may declare some of its own.
  for (let known = -1; known !== parts.size;) {
    known = parts.size;
    await Promise.all([...parts].map((read) => read()));
  }
}

/** A part whose code comes later, and the way to begin loading it before it is shown. */
export type LazyPart<Props> = ComponentType<Props> & { readonly preload: () => void };

/**
 * Declares a part whose code is not in the first load (FAST-1). It suspends meanwhile; its owner says what stands in its place,
 * and keeps a failure to it.
 * @param load `() => import('./X.tsx').then((m) => m.X)`
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>): LazyPart<Props> {
  const chunk = createChunk(load);
  parts.add(chunk.read);
  function Part(props: Props) {
    return createElement(use(chunk.read()), props);
  }
  return Object.assign(Part, { preload: chunk.preload });
}

/** What a late part takes beside its own props. */
export interface LateProps {
  /**
   * Stands in its place until its code and texts are there.
   * @default nothing
   */
  loading?: ReactNode;
  /** Stands there where they did not arrive; see PanelBoundary. */
  failed?: PanelBoundaryProps['failed'];
}

/**
 * Declares a part whose code is not in the first load (FAST-1), in a boundary of its own: where it does not arrive the page
 * around it stands, nothing typed is lost, and another attempt can be made.
 * @param load `() => import('./X.tsx').then((m) => m.X)`
 */
export function late<Props extends object>(load: () => Promise<ComponentType<Props>>): LazyPart<Props & LateProps> {
  const Part = lazyPart(load);
  function Late({ loading = null, failed, ...props }: Props & LateProps) {
    return (
      <PanelBoundary onCrash={forgetChunkFailure} {...(failed && { failed })}>
        <Suspense fallback={loading}>
          <Part {...(props as unknown as Props)} />
        </Suspense>
      </PanelBoundary>
    );
  }
  return Object.assign(Late, { preload: Part.preload });
}

/**
 * Loads what is likely to come next once the page has nothing more urgent to do, so that nobody waits for it (FAST-1).
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

/** Whether the page has had nothing more urgent to do since this stood on it: for what can wait until the rest answers. */
export function useIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  return isIdle;
}
