import { loadCatalogues } from '@sakina/design-system';
import type { LazyPart } from '@sakina/design-system';
import { session } from '../session/session.ts';
import { isCheckedAtOnce } from './checked-at-once.ts';
import type { AppRoute, FrameName } from './route-table.ts';

type Preloadable = Pick<LazyPart<never>, 'preload'>;
type Settling = Pick<LazyPart<never>, 'preload' | 'settle'>;

export interface PreloadParts<Part extends Preloadable = Preloadable> {
  /** Configuration and services, for screens that make calls. */
  readonly RuntimeLayout: Part;
  /** Frames whose code is loaded on demand. */
  readonly frames: Partial<Record<FrameName, Part>>;
}

/**
 * Starts loading everything that a route is shown with. The screen of a gated route is left out: its code is loaded
 * only once the gate has opened (FRAME-8, ROLE-10).
 */
export function preloadRoute(route: AppRoute, { RuntimeLayout, frames }: PreloadParts): void {
  if (!route.flag && !route.feature) route.screen.preload();
  if (route.needsRuntime) RuntimeLayout.preload();
  frames[route.frame]?.preload();
}

/**
 * Loads what a route is drawn with before it is drawn: its code, its frame, texts, and who is signed in. React holds a
 * screen back for 300 ms after the indicator that stood in its place, so the first screen does without one where
 * everything arrives soon. What does not arrive is loaded again, or said, by the screen itself.
 * @throws The failure of a text.
 * @param locale BCP 47 tag of the texts.
 */
export async function settleRoute(route: AppRoute, parts: PreloadParts<Settling>, locale: string): Promise<void> {
  const { RuntimeLayout, frames } = parts;
  preloadRoute(route, parts);
  const isGated = route.flag || route.feature;
  const code = Promise.all([
    isGated || route.screen.settle(),
    frames[route.frame]?.settle(),
    route.needsRuntime && RuntimeLayout.settle(),
  ]);
  await Promise.all([
    isCheckedAtOnce(route.access) && session.check(),
    // Each module declares its texts, so these are asked for once the code is there, not once someone is recognized.
    code.then(() => loadCatalogues(locale)),
  ]);
}
