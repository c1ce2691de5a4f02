import './boot/callback-answer.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { setRootAttributes } from '@sakina/design-system';
import { browserStorage } from '@sakina/platform/browser';
import { App } from './App.tsx';
import { readEarlyLook } from './boot/early-look.ts';
import { readEnvironment } from './boot/environment.ts';
import { showLeftPage } from './boot/left-page.ts';
import { logFailure } from './boot/log.ts';
import { guardPageCache } from './boot/page-cache.ts';
import { hasLeft, stayAway } from './boot/quick-exit.ts';
import { session } from './boot/session-context.ts';

const environment = readEnvironment();
setRootAttributes(document.documentElement, {
  ...readEarlyLook(browserStorage(window), window.location.pathname),
  direction: environment.language.language.direction,
  locale: environment.language.locale,
});

if (hasLeft(window)) showLeftPage(window, environment.language.language.code);
else start();

function start(): void {
  guardPageCache(session, window);
  stayAway(window);

  const root = document.getElementById('root');
  if (!root) throw new Error('index.html holds no element with the id "root"');
  // React would print a caught error whole, with whatever a message of it holds (SEC-8); boundaries note its kind.
  createRoot(root, {
    onCaughtError: () => undefined,
    onUncaughtError: (error) => logFailure('show the page', error),
    onRecoverableError: (error) => logFailure('show the page at once', error),
  }).render(
    <StrictMode>
      <App environment={environment} />
    </StrictMode>,
  );
}
