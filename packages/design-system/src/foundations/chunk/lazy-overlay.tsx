import { createElement, Suspense, use, useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import { createChunk } from './chunk.ts';

const overlays = new Set<() => Promise<unknown>>();

/** Loads the code of every overlay declared so far, so that it opens at once: for stories, which are not about that. */
export async function loadOverlays(): Promise<void> {
  await Promise.all([...overlays].map((read) => read()));
}

/** Longest that a busy page may put it off, in milliseconds. */
const LONGEST_WAIT_MS = 3000;

/** Calls back when the page has nothing more urgent to do; gives a function that calls it off. */
export function whenIdle(callback: () => void): () => void {
  // Safari has no idle callback.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(callback, 200);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(callback, { timeout: LONGEST_WAIT_MS });
  return () => cancelIdleCallback(handle);
}

/**
 * Declares a component that shows nothing until it is open, and whose code is in no first load: it is fetched once the page
 * is idle, or when it opens (FAST-1). It stays mounted afterwards, so that it can leave as it came.
 * @param load `() => import('./X.tsx').then((m) => m.X)`
 */
export function lazyOverlay<Props extends { isOpen: boolean }>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const chunk = createChunk(load);
  overlays.add(chunk.read);
  // A list has one at each line, and asking for one is asking for all.
  let waiting = 0;
  let callOff = () => {};
  function preloadWhenIdle() {
    waiting += 1;
    if (waiting === 1) callOff = whenIdle(chunk.preload);
    return () => {
      waiting -= 1;
      if (waiting === 0) callOff();
    };
  }
  function Loaded(props: Props) {
    return createElement(use(chunk.read()), props);
  }
  return function LazyOverlay(props: Props) {
    const [wasOpen, setWasOpen] = useState(props.isOpen);
    if (props.isOpen && !wasOpen) setWasOpen(true);
    useEffect(preloadWhenIdle, []);
    return wasOpen ? (
      <Suspense>
        <Loaded {...props} />
      </Suspense>
    ) : null;
  };
}
