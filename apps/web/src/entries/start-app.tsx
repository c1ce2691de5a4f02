import { startTransition, StrictMode } from 'react';
import type { ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from '../App.tsx';
import type { Environment } from '../boot/environment.ts';
import { logFailure } from '../boot/log.ts';
import { guardPageCache } from '../session/page-cache.ts';
import { findSameControl } from '../boot/same-control.ts';
import { holdForFirstData } from '../loading/first-data.ts';
import { awaitFirstScreen, firstScreenShown } from '../loading/first-screen.ts';
import { settleFirstScreen } from '../routes/AppRoutes.tsx';
import { session } from '../session/session.ts';
import { menuSettles } from '../frames/MenuButton.tsx';

/**
 * How the app starts: `render` replaces the content of the page, `hydrate` takes over a prerendered page of this
 * address and language, and `replaceShell` renders hidden behind a shell and replaces it when the first screen is
 * shown.
 */
export type Start = 'render' | 'hydrate' | 'replaceShell';

/** Longest that hydration waits for the code of the menu, in milliseconds. */
const MENU_LIMIT_MS = 2000;

/**
 * Longest that the first drawing waits for its screen, in milliseconds; after it the page says that it is loading
 * (FRAME-5).
 */
const DRAW_LIMIT_MS = 800;

/** Longest that a page says so instead of beginning with a screen whose code or texts are missing, in milliseconds. */
const SETTLE_LIMIT_MS = 5000;

/** The address of the browser. It changes at once; `useShownPlace` says when its screen does. */
function AddressRouter({ children }: { children: ReactNode }) {
  return <BrowserRouter useTransitions={false}>{children}</BrowserRouter>;
}

/** Loads the menu’s code ahead of hydration, which waits for it. */
export const preloadMenu = (): void => void menuSettles();

/**
 * Starts the app in the page. Resolves when rendering has begun.
 * @param released See `pointerRelease`; a shell is replaced while no pointer is down.
 */
export async function startApp(
  environment: Environment,
  how: Start,
  released: () => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  guardPageCache(session, window);
  holdForFirstData(window);
  const standing = document.getElementById('root');
  if (!standing) throw new Error('The page holds no element with the id "root"');
  const root = how === 'replaceShell' ? placeBehind(standing, released) : standing;
  const app = (
    <StrictMode>
      <App environment={environment} Router={AddressRouter} />
    </StrictMode>
  );
  // React would log a caught error with its message, which may contain personal data (SEC-8); boundaries log its kind.
  const options = {
    onCaughtError: () => undefined,
    onUncaughtError: (error: unknown) => logFailure('show the page', error),
  };
  if (how === 'hydrate') {
    // A part that hydrates after the frame is replaced if the frame renders again in between, and loses the focus.
    await within(MENU_LIMIT_MS, menuSettles());
    // Dates are formatted for the reader’s region; where the build formatted them differently, React renders that part
    // again.
    hydrateRoot(root, app, { ...options, onRecoverableError: () => undefined });
    return;
  }
  if (how === 'render') {
    const settled = settleFirstScreen(window.location.pathname, environment.language.locale);
    awaitFirstScreen(within(SETTLE_LIMIT_MS, settled));
    await within(DRAW_LIMIT_MS, settled);
  }
  const drawn = createRoot(root, {
    ...options,
    onRecoverableError: (error) => logFailure('show the page at once', error),
  });
  // In slices, so that input is handled in between (FAST-3).
  startTransition(() => drawn.render(app));
}

/**
 * Waits for some work, for so many milliseconds at most; a failure ends the wait, and is said where the work is used.
 */
function within(milliseconds: number, work: Promise<unknown>): Promise<unknown> {
  return Promise.race([work.catch(() => undefined), new Promise((resolve) => setTimeout(resolve, milliseconds))]);
}

/** Adds a hidden root, which replaces the shell and takes over its focus once the first screen is shown. */
function placeBehind(shell: HTMLElement, released: () => Promise<void>): HTMLElement {
  const place = shell.cloneNode(false) as HTMLElement;
  place.hidden = true;
  shell.removeAttribute('id');
  shell.after(place);
  void firstScreenShown.then(released).then(() => {
    const { activeElement } = document;
    const focused = shell.contains(activeElement) ? activeElement : null;
    place.hidden = false;
    shell.remove();
    if (focused) findSameControl(focused, place, focused.localName)?.focus();
  });
  return place;
}
