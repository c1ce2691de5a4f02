import type { Plugin } from 'vite';
import { serviceSignInPages } from '../../mocks/src/service-sign-in.ts';

/** Serves and emits the pages that stand in for the sign-in of outside services, in builds on mocks alone. */
export function serviceSignIn(): Plugin {
  return {
    name: 'service-sign-in',
    generateBundle() {
      if (this.environment.config.consumer !== 'client') return;
      for (const [path, source] of serviceSignInPages)
        this.emitFile({ type: 'asset', fileName: path.slice(1), source });
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const page = serviceSignInPages.get((request.url ?? '').split('?')[0] ?? '');
        if (page === undefined) return next();
        response.writeHead(200, { 'cache-control': 'no-cache', 'content-type': 'text/html; charset=utf-8' });
        response.end(page);
      });
    },
  };
}
