import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build } from 'vite';
import type { Plugin } from 'vite';
import { patterns } from '../../packages/platform/src/domain/paths.ts';
import { notFoundScreen, readRoutes } from '../route-table.mjs';
import { scriptChunks } from './chunk-table/index.ts';
import { FIRST_SCRIPT } from './first-script.ts';
import type { RouteRow } from '../route-table.mjs';

/** A file of the build, in Vite’s manifest. */
interface Chunk {
  file: string;
  name?: string;
  css?: string[];
  assets?: string[];
  imports?: string[];
  dynamicImports?: string[];
}

/** A precached file. One whose name changes with its content needs no revision. */
interface ShellFile {
  url: string;
  revision: string | null;
}

/** Addresses that open without a connection (decision 0034). */
const OFFLINE: readonly string[] = [
  patterns.landing,
  patterns.login,
  patterns.dashboard,
  patterns.safetyPlan,
  patterns.deenya,
];
/** Fonts that most texts do without, loaded when there is a connection: rare letters, italics, the specimen’s faces. */
const SPARE_FONTS = /-latin-ext-|-italic-|roboto-mono|lato-|inter-/;
/** Of no use without a connection, wherever it is loaded from: what carries a call, and alerts to who is on call. */
const NEEDS_CONNECTION = /packages\/platform\/src\/media\/|^_on-call-/;
/** Files outside of assets/, whose names do not change with their content. */
const FIXED = ['index.html', 'favicon.svg', 'late.css'];

/** What a module of the app is found by: the name of the chunk that takes it, else its key in the manifest. */
const chunkOf = (module: string) =>
  scriptChunks.find(({ modules }) => modules.includes(`apps/web/${module}`))?.name ?? module;

/** Screens and frames that only other addresses need, by what they are found by. */
function onlineModules(): ReadonlySet<string> {
  const modulesOf = ({ screen, frame }: RouteRow) => (frame === null ? [screen] : [screen, frame]);
  const routes = readRoutes();
  const offline = routes.filter(({ pattern }) => OFFLINE.includes(pattern)).flatMap(modulesOf);
  const kept = new Set([...offline, notFoundScreen()]);
  const online = routes.flatMap(modulesOf).filter((module) => !kept.has(module));
  return new Set(online.map(chunkOf));
}

/**
 * Everything that the start and the offline screens may load, by the build’s manifest.
 * @throws Error if a screen that is to be left out is not found in the build: it would be kept on every device.
 */
function shellFiles(manifest: Readonly<Record<string, Chunk>>): string[] {
  const online = onlineModules();
  const found = new Set(Object.entries(manifest).flatMap(([key, { name }]) => [key, name]));
  for (const module of online)
    if (!found.has(module)) throw new Error(`service-worker.ts: the build has no chunk or module ${module}.`);
  const seen = new Set<string>();
  const files = new Set<string>();
  const walk = (key: string) => {
    const chunk = manifest[key];
    if (!chunk || seen.has(key) || online.has(key) || online.has(chunk.name ?? key) || NEEDS_CONNECTION.test(key))
      return;
    seen.add(key);
    for (const file of [chunk.file, ...(chunk.css ?? []), ...(chunk.assets ?? [])])
      if (!SPARE_FONTS.test(file)) files.add(file);
    for (const next of [...(chunk.imports ?? []), ...(chunk.dynamicImports ?? [])]) walk(next);
  };
  walk('index.html');
  // Named by the document, beside the script that starts the app (preload-services.ts).
  walk('src/entries/early-session.ts');
  // index.html is one of FIXED.
  return [...files].filter((file) => file.startsWith('assets/')).toSorted();
}

/**
 * Writes `sw.js` at the end of a build: the worker with its list of files to precache, which are files of the build
 * only.
 */
export function serviceWorker(): Plugin {
  let config: { root: string; outDir: string };
  return {
    name: 'service-worker',
    apply: (_, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
    configResolved({ root, build: { outDir } }) {
      config = { root, outDir: resolve(root, outDir) };
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler(error?: Error) {
        if (error) return;
        const { root, outDir } = config;
        const manifest = JSON.parse(readFileSync(join(outDir, 'assets/manifest.json'), 'utf8')) as Record<
          string,
          Chunk
        >;
        const revision = (file: string) =>
          createHash('sha256')
            .update(readFileSync(join(outDir, file)))
            .digest('hex')
            .slice(0, 16);
        const files: ShellFile[] = [
          ...FIXED.map((file) => ({ url: `/${file}`, revision: revision(file) })),
          ...[FIRST_SCRIPT, ...shellFiles(manifest)].map((file) => ({ url: `/${file}`, revision: null })),
        ];
        writeFileSync(join(outDir, 'sw.js'), await workerWith(files, join(root, 'src/sw/worker.ts')));
      },
    },
  };
}

/** Builds the worker as one classic script. */
async function workerWith(files: readonly ShellFile[], input: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    define: { __SHELL_FILES__: JSON.stringify(files), 'process.env.NODE_ENV': '"production"' },
    build: { write: false, target: 'es2023', rolldownOptions: { input, output: { format: 'iife' } } },
  });
  const output = [built].flat().flatMap((result) => ('output' in result ? result.output : []));
  const [script, ...more] = output.filter((file) => file.type === 'chunk');
  if (!script || more.length > 0) throw new Error('The service worker is not one script.');
  return script.code;
}
