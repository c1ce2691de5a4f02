import { createElement, Suspense, use, useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import { after } from '../timer/after.ts';
import { createChunk } from './chunk.ts';

const overlays = new Set<() => Promise<unknown>>();

/** Loads the code of every overlay declared so far. For stories, which show a component and not its loading. */
export async function loadOverlays(): Promise<void> {
  await Promise.all([...overlays].map((read) => read()));
}

/** How long a busy page may postpone the callback, in milliseconds. */
const LONGEST_WAIT_MS = 3000;

/** Calls back when the page is idle; returns a function that cancels it. */
export function whenIdle(callback: () => void): () => void {
  // Safari has no requestIdleCallback.
  if (!('requestIdleCallback' in window)) return after(200, callback);
  const handle = requestIdleCallback(callback, { timeout: LONGEST_WAIT_MS });
  return () => cancelIdleCallback(handle);
}

/**
 * Declares a component that renders nothing until it is open and whose code is not in the first load: it is fetched once the
 * page is idle, or when it opens (FAST-1). It stays mounted after closing, so that its exit can be animated.
 * @param load `() => import('./X.tsx').then((m) => m.X)`
 */
export function lazyOverlay<Props extends { isOpen: boolean }>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const chunk = createChunk(load);
  overlays.add(chunk.read);
  // A list may render one on each row: they share one request.
  let waiting = 0;
  let cancel = () => {};
  function preloadWhenIdle() {
    waiting += 1;
    if (waiting === 1) cancel = whenIdle(chunk.preload);
    return () => {
      waiting -= 1;
      if (waiting === 0) cancel();
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
