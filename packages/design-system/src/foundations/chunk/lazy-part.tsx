import { createElement, use } from 'react';
import type { ComponentType } from 'react';
import { createChunk } from './chunk.ts';

const parts = new Set<() => Promise<unknown>>();

/** Loads every part declared so far. For stories, which show a component and not its loading. */
export async function loadLazyParts(): Promise<void> {
  // A part that has loaded may declare further parts.
  for (let known = -1; known !== parts.size;) {
    known = parts.size;
    await Promise.all([...parts].map((read) => read()));
  }
}

/** A component whose code is loaded when it is first rendered, and ways to load it earlier. */
export type LazyPart<Props> = ComponentType<Props> & {
  /** Starts loading the code, for a link that is about to be followed or an address that was just opened. */
  readonly preload: () => void;
  /** Loads the code for a page that already shows its markup. Resolves on success or failure. */
  readonly settle: () => Promise<void>;
};

/**
 * Declares a component in its own chunk. It suspends while its code loads and throws a ChunkLoadError when it does not
 * arrive (ERROR-1). React's own `lazy` keeps a failure for good; here a boundary can allow another attempt.
 * @param load `() => import('./X.tsx').then((m) => m.X)`
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>): LazyPart<Props> {
  const chunk = createChunk(load);
  parts.add(chunk.read);
  function Part(props: Props) {
    return createElement(use(chunk.read()), props);
  }
  const settle = () =>
    chunk.read().then(
      () => undefined,
      () => undefined,
    );
  return Object.assign(Part, { preload: chunk.preload, settle });
}
