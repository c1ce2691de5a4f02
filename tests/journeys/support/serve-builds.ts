import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { preview } from 'vite';
import type { PreviewServer } from 'vite';
import { root } from '../../architecture/repository.ts';

/** The builds under test, and the variable that tells the tests where each is served. */
const BUILDS = { DEMO_URL: 'dist-demo', PSEUDO_URL: 'dist-pseudo', PRODUCTION_URL: 'dist' };

/** Serves the builds as a static host would, and stops afterwards. */
export default async function serveBuilds(): Promise<() => Promise<void>> {
  const servers: PreviewServer[] = [];
  for (const [variable, outDir] of Object.entries(BUILDS)) {
    if (!existsSync(join(root, 'apps/web', outDir))) throw new Error(`apps/web/${outDir} is missing: npm test builds it first.`);
    const server = await preview({ configFile: false, root: join(root, 'apps/web'), build: { outDir }, preview: { port: 0, host: '127.0.0.1' }, logLevel: 'error' });
    const address = server.httpServer.address();
    if (address === null || typeof address === 'string') throw new Error('The preview server has no port.');
    process.env[variable] = `http://localhost:${address.port}`;
    servers.push(server);
  }
  return async () => {
    await Promise.all(servers.map((server) => server.close()));
  };
}
