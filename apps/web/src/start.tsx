import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './App.tsx';
import type { Environment } from './boot/environment.ts';
import { logFailure } from './boot/log.ts';
import { guardPageCache } from './boot/page-cache.ts';
import { session } from './boot/session-context.ts';

/**
 * Lets the app stand in the page.
 * @param isPrerendered Whether what stands there already is this page, in this language: then it is taken over as it is.
 */
export function startApp(environment: Environment, isPrerendered: boolean): void {
  guardPageCache(session, window);
  const root = document.getElementById('root');
  if (!root) throw new Error('The page holds no element with the id "root"');
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
  if (isPrerendered) {
    // Dates are written as the reader's region has them; where the build wrote them otherwise, React renders that part anew.
    hydrateRoot(root, app, { ...options, onRecoverableError: () => undefined });
    return;
  }
  createRoot(root, { ...options, onRecoverableError: (error) => logFailure('show the page at once', error) }).render(app);
}
