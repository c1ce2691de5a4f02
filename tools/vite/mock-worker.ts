import type { PluginOption } from 'vite';
import { msw } from 'msw/vite';

/** Address of the worker of the embedded mocks, below the base of the build. */
export const MOCK_WORKER = 'mock-worker.js';

/**
 * MSW hands every request of a page to the page’s main thread and back. Scripts, styles and fonts are never mocked, and
 * half of them are requested once the worker is there: they go to the network directly.
 */
const source = `addEventListener('fetch', (event) => {
  if (['script', 'style', 'font'].includes(event.request.destination)) event.stopImmediatePropagation();
});
importScripts('./mockServiceWorker.js');
`;

/** Serves and emits the worker of the embedded mocks, which is MSW’s behind a filter for the app’s own files. */
export function mockWorker(): PluginOption[] {
  return [
    msw({ mode: 'worker-only' }),
    {
      name: 'mock-worker',
      generateBundle() {
        if (this.environment.config.consumer === 'client')
          this.emitFile({ type: 'asset', fileName: MOCK_WORKER, source });
      },
      configureServer(server) {
        server.middlewares.use(`${server.config.base}${MOCK_WORKER}`, (_request, response) => {
          response.writeHead(200, { 'cache-control': 'no-cache', 'content-type': 'text/javascript; charset=utf-8' });
          response.end(source);
        });
      },
    },
  ];
}
