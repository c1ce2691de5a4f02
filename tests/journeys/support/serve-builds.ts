import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { serveBuild } from '../../../apps/web/hosting/index.ts';
import type { ServedBuild } from '../../../apps/web/hosting/index.ts';
import { root } from '../../architecture/repository.ts';

/** The builds under test, and the variable that tells the tests where each is served. */
const BUILDS = { DEMO_URL: 'dist-demo', PRODUCTION_URL: 'dist' };

/**
 * Serves the builds as a static host would, with its headers, and stops afterwards. `BUILDS=DEMO_URL` serves that one
 * alone, for the quick run, which makes no other.
 */
export default async function serveBuilds(): Promise<() => Promise<void>> {
  const servers: ServedBuild[] = [];
  const wanted = process.env['BUILDS']?.split(',') ?? Object.keys(BUILDS);
  for (const [variable, outDir] of Object.entries(BUILDS).filter(([name]) => wanted.includes(name))) {
    if (!existsSync(join(root, 'apps/web', outDir)))
      throw new Error(`apps/web/${outDir} is missing: npm test builds it first.`);
    const server = await serveBuild({ root: join(root, 'apps/web', outDir), holdsAssets: true });
    process.env[variable] = `http://localhost:${server.port}`;
    servers.push(server);
  }
  return async () => {
    await Promise.all(servers.map((server) => server.close()));
  };
}
