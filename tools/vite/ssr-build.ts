import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import type { InlineConfig } from 'vite';

const caches = join(import.meta.dirname, '../../node_modules/.cache');

/** A build of the app, by what another one inside it needs to know. */
export interface BuildOf {
  root: string;
  mode: string;
  configFile: string | undefined;
}

/**
 * Builds the app once more, for Node, and runs something of it; what was built is gone afterwards.
 * @param file What the build calls its entry.
 * @param run Takes what the entry exports.
 * @param more What this build does otherwise than the app's configuration says.
 */
export async function runInNode<Exports, Result>(
  { root, mode, configFile }: BuildOf,
  file: string,
  run: (exports: Exports) => Result | Promise<Result>,
  more: InlineConfig = {},
): Promise<Result> {
  mkdirSync(caches, { recursive: true });
  const folder = mkdtempSync(join(caches, 'in-node-'));
  try {
    await build({
      ...more,
      root,
      mode,
      configFile: configFile ?? false,
      logLevel: 'error',
      build: { ...more.build, ssr: true, outDir: folder, emptyOutDir: true, manifest: false, sourcemap: false },
    });
    return await run((await import(pathToFileURL(join(folder, file)).href)) as Exports);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
