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
 * How the app takes over the page: `render` replaces what is there, `hydrate` adopts the prerendered page of this
 * address and language, `replaceShell` renders behind an outline and removes it once the first screen is shown.
 */
export type Start = 'render' | 'hydrate' | 'replaceShell';

/** Longest wait for the code of the menu before the page is hydrated without it, in milliseconds. */
const MENU_LIMIT_MS = 2000;

/** Starts the app in the page. Resolves when rendering has begun. */
export async function startApp(environment: Environment, how: Start): Promise<void> {
  guardPageCache(session, window);
  const standing = document.getElementById('root');
  if (!standing) throw new Error('The page holds no element with the id "root"');
  const root = how === 'replaceShell' ? placeBehind(standing) : standing;
  const app = (
    <StrictMode>
      <App environment={environment} Router={BrowserRouter} />
    </StrictMode>
  );
  // React would print a caught error with its message, which may contain patient data (SEC-8); boundaries log its kind.
  const options = {
    onCaughtError: () => undefined,
    onUncaughtError: (error: unknown) => logFailure('show the page', error),
  };
  if (how === 'hydrate') {
    // If the frame renders again during hydration, React re-creates what follows it and the focus there is lost.
    await Promise.race([menuSettles(), new Promise((resolve) => setTimeout(resolve, MENU_LIMIT_MS))]);
    // Dates follow the reader's region; where the build rendered them differently, React renders that part again.
    hydrateRoot(root, app, { ...options, onRecoverableError: () => undefined });
    return;
  }
  const drawn = createRoot(root, {
    ...options,
    onRecoverableError: (error) => logFailure('show the page at once', error),
  });
  // As a transition, so that presses and scrolling come first (FAST-3).
  startTransition(() => drawn.render(app));
}

/**
 * Creates a hidden root after the outline. Once the first screen is shown it replaces the outline and takes over its
 * focus.
 */
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
