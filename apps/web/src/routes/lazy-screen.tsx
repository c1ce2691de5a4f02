import { lazy } from 'react';
import type { ComponentType } from 'react';

/** A screen whose code is loaded when it is needed. */
export interface LazyScreen {
  Screen: ComponentType;
  /** Starts loading the code, for a link that is about to be followed or an address that was just opened. */
  preload: () => void;
}

/** Says that code of the app did not arrive, so that the page around it can offer a reload. */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError';
}

/**
 * Declares a screen of its own chunk.
 * @param load `() => import('./screens/x.tsx').then((m) => m.XPage)`
 */
export function lazyScreen(load: () => Promise<ComponentType>): LazyScreen {
  let loading: Promise<{ default: ComponentType }> | undefined;
  const loadOnce = () => {
    loading ??= load().then(
      (component) => ({ default: component }),
      (cause: unknown) => {
        loading = undefined;
        throw new ChunkLoadError('This page’s code could not be loaded.', { cause });
      },
    );
    return loading;
  };
  return { Screen: lazy(loadOnce), preload: () => void loadOnce().catch(() => {}) };
}
