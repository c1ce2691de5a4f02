import { Suspense, useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import { lazyPart } from './lazy-part.tsx';
import { whenIdle } from './when-idle.ts';

/**
 * Declares a component that renders nothing until it is open and whose code is not in the first load: it is fetched
 * once the page is idle, or when it opens (FAST-1). It stays mounted after closing, so that its exit can be animated.
 * @param load `() => import('./X.tsx').then((m) => m.X)`
 */
export function lazyOverlay<Props extends { isOpen: boolean }>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const Overlay: ComponentType<Props> & { preload: () => void } = lazyPart(load);
  // A list may render one on each row: they share one request.
  let waiting = 0;
  let cancel = () => {};
  function preloadWhenIdle() {
    waiting += 1;
    if (waiting === 1) cancel = whenIdle(Overlay.preload);
    return () => {
      waiting -= 1;
      if (waiting === 0) cancel();
    };
  }
  return function LazyOverlay(props: Props) {
    const [wasOpen, setWasOpen] = useState(props.isOpen);
    if (props.isOpen && !wasOpen) setWasOpen(true);
    useEffect(preloadWhenIdle, []);
    return wasOpen ? (
      <Suspense>
        <Overlay {...props} />
      </Suspense>
    ) : null;
  };
}
