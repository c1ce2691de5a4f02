import './boot/callback-answer.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { setRootAttributes } from '@sakina/design-system';
import { App } from './App.tsx';
import { readEarlyLook } from './boot/early-look.ts';
import { readEnvironment } from './boot/environment.ts';
import { guardPageCache } from './boot/page-cache.ts';
import { session } from './boot/session-context.ts';
import { localStorageOrNone } from './frames/look.ts';

const environment = readEnvironment();
setRootAttributes(document.documentElement, {
  ...readEarlyLook(localStorageOrNone(), window.location.pathname),
  direction: environment.direction,
  locale: environment.locale,
});

guardPageCache(session, window);

const root = document.getElementById('root');
if (!root) throw new Error('index.html holds no element with the id "root"');
createRoot(root).render(
  <StrictMode>
    <App environment={environment} />
  </StrictMode>,
);
