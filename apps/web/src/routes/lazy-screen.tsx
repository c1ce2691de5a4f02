import { createChunk } from '@sakina/design-system';
import { createElement, use } from 'react';
import type { ComponentType } from 'react';

/** A component whose code is loaded when it is needed. */
export interface LazyPart<Props> {
  /** Suspends while the code is on its way, and throws a ChunkLoadError where it does not arrive (ERROR-1). */
  Part: ComponentType<Props>;
  /** Starts loading the code, for a link that is about to be followed or an address that was just opened. */
  preload: () => void;
  /** Loads the code for a page that holds what it makes already. Settles when it is there, or will not come. */
  arrive: () => Promise<void>;
}

/** A screen whose code is loaded when it is needed. */
export interface LazyScreen {
  Screen: ComponentType;
  /** See LazyPart. */
  preload: () => void;
  /** See LazyPart. */
  arrive: () => Promise<void>;
}

/**
 * Declares a component of its own chunk. React's own `lazy` keeps a failure for good; here another attempt can be made
 * (RouteBoundary does).
 * @param load `() => import('./x.tsx').then((m) => m.X)`
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>): LazyPart<Props> {
  const chunk = createChunk(load);
  function Part(props: Props) {
    return createElement(use(chunk.read()), props);
  }
  return {
    Part,
    preload: chunk.preload,
    arrive: async () => {
      await chunk.read().catch(() => undefined);
    },
  };
}

/**
 * Declares a screen of its own chunk.
 * @param load `() => import('./screens/x.tsx').then((m) => m.XPage)`
 */
export function lazyScreen(load: () => Promise<ComponentType>): LazyScreen {
  const { Part, ...loading } = lazyPart(load);
  return { Screen: Part, ...loading };
}
