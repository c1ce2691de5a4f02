import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from '../App.tsx';
import type { Environment } from '../boot/environment.ts';
import { logFailure } from '../boot/log.ts';
import { guardPageCache } from '../session/page-cache.ts';
import { findSameControl } from '../boot/same-control.ts';
import { firstScreenShown } from '../loading/first-screen.ts';
import { session } from '../session/session.ts';
import { menuSettles } from '../frames/MenuButton.tsx';

/**
 * How the app takes its place: `anew` in place of what stands there, `over` what is this page, in this language, already, and
 * `behind` an outline of it, which goes when the first screen is there.
 */
export type Start = 'anew' | 'over' | 'behind';

/** Longest that a page waits for the code of its menu before the rest of it answers, in milliseconds. */
const MENU_LIMIT_MS = 2000;

/** Lets the app stand in the page. Settles when it has begun to. */
export async function startApp(environment: Environment, how: Start): Promise<void> {
  guardPageCache(session, window);
  const standing = document.getElementById('root');
  if (!standing) throw new Error('The page holds no element with the id "root"');
  const root = how === 'behind' ? placeBehind(standing) : standing;
  const app = (
    <StrictMode>
      <App environment={environment} Router={BrowserRouter} />
    </StrictMode>
  );
  // React would print a caught error whole, with whatever a message of it holds (SEC-8); boundaries note its kind.
  const options = {
    onCaughtError: () => undefined,
    onUncaughtError: (error: unknown) => logFailure('show the page', error),
  };
  if (how === 'over') {
    // What comes after the frame is made anew where the frame is drawn again meanwhile, and the focus on it is lost.
    await Promise.race([menuSettles(), new Promise((resolve) => setTimeout(resolve, MENU_LIMIT_MS))]);
    // Dates are written as the reader's region has them; where the build wrote them otherwise, React renders that part anew.
    hydrateRoot(root, app, { ...options, onRecoverableError: () => undefined });
    return;
  }
  const drawn = createRoot(root, {
    ...options,
    onRecoverableError: (error) => logFailure('show the page at once', error),
  });
  // In slices: what is being pressed or scrolled meanwhile comes first (FAST-3).
  startTransition(() => drawn.render(app));
}

/** Makes a place that is unseen until the first screen stands in it; then it takes that of the outline, and the focus with it. */
function placeBehind(shell: HTMLElement): HTMLElement {
  const place = shell.cloneNode(false) as HTMLElement;
  place.hidden = true;
  shell.removeAttribute('id');
  shell.after(place);
  void firstScreenShown.then(() => {
    const { activeElement } = document;
    const focused = shell.contains(activeElement) ? activeElement : null;
    place.hidden = false;
    shell.remove();
    if (focused) findSameControl(focused, place, focused.localName)?.focus();
  });
  return place;
}
