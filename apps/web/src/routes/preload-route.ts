import type { AppRoute, FrameName } from './route-table.ts';

interface Preloadable {
  readonly preload: () => void;
}

export interface PreloadParts {
  /** Configuration and services, for screens that make calls. */
  readonly RuntimeLayout: Preloadable;
  /** Frames whose code is loaded on demand. */
  readonly frames: Partial<Record<FrameName, Preloadable>>;
}

/**
 * Starts loading everything that a route is shown with. The screen of a gated route is left out: its code is loaded only
 * once the gate has opened (FRAME-8, ROLE-10).
 */
export function preloadRoute(route: AppRoute, { RuntimeLayout, frames }: PreloadParts): void {
  if (!route.flag && !route.feature) route.screen.preload();
  if (route.needsRuntime) RuntimeLayout.preload();
  frames[route.frame]?.preload();
}
