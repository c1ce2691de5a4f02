import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { readRoutes } from './route-table.mjs';
import { root } from './run.mjs';

const dist = join(root, 'apps/web/dist');

const START = 'src/entries/start-app.tsx';
const RUNTIME = 'src/routes/RuntimeLayout.tsx';

/** What an address loads first, by how the build writes it: as HTML, as a shell that starts the app, or not at all. */
const ENTRIES = { page: ['page.html'], shell: ['page.html', 'src/entries/preload-directory.ts', START] };
const APP_ENTRIES = ['index.html'];

/** Texts that are loaded with the code that names them; those of other languages take their place, not one besides. */
const CATALOGUE = /\/en\.json\?catalogue$/;

const routes = new Map(readRoutes().map((route) => [route.pattern, route]));

/** Patterns of every address. */
export const measuredRoutes = [...routes.keys()];

/** Those that the build writes whole into HTML. */
export const prerenderedRoutes = measuredRoutes.filter((route) => routes.get(route).html === 'page');

/** Sizes by file: routes share most of theirs, and brotli is slow. */
const sizes = new Map();

function sizeOf(file) {
  const size =
    sizes.get(file) ??
    brotliCompressSync(readFileSync(join(dist, file)), { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
  sizes.set(file, size);
  return size;
}

const readManifest = () => JSON.parse(readFileSync(join(dist, 'assets/manifest.json'), 'utf8'));

/**
 * Whether a chunk contains a module, by its source map: the manifest does not name the modules of a group
 * (tools/vite/chunks.ts).
 */
function holds({ file }, module) {
  const map = join(dist, `${file}.map`);
  return file.endsWith('.js') && existsSync(map) && readFileSync(map, 'utf8').includes(`"../../${module}"`);
}

/** Keys of the manifest by module, for those that had to be searched for. */
const keys = new Map();

function keyOf(manifest, module) {
  if (manifest[module]) return module;
  const kept = keys.get(module);
  if (kept && manifest[kept]) return kept;
  const key = Object.keys(manifest).find((one) => holds(manifest[one], module));
  if (!key) throw new Error(`${module} is not in the production build`);
  keys.set(module, key);
  return key;
}

/**
 * The file of the production build that holds a module.
 * @param {string} module Its path from apps/web, such as `src/routes/screens/auth.tsx`.
 * @returns {string} Below apps/web/dist. Throws where the build has no such module.
 */
export function fileOf(module) {
  const manifest = readManifest();
  return manifest[keyOf(manifest, module)].file;
}

/**
 * The script of a first visit to an address of the production build, by the build's own manifest: the entry, the
 * screen, its frame, the catalogues that these name, and everything that they import. Of a prerendered page it is what
 * comes with the page.
 * @param {string} route
 * @param {{ withApp?: boolean }} options `withApp` counts for a prerendered page what the first use of a control
 *   brings.
 * @returns {{ files: string[], brotli: number }} Files below apps/web/dist, and their size in bytes after brotli.
 */
export function firstLoad(route, { withApp = false } = {}) {
  const manifest = readManifest();
  const { screen, frame, needsRuntime, html } = routes.get(route);
  const isWhole = html === 'page' && !withApp;
  const entries = html === 'shell' || isWhole ? ENTRIES[html] : APP_ENTRIES;
  const roots = isWhole ? entries : [...entries, screen, ...(frame ? [frame] : []), ...(needsRuntime ? [RUNTIME] : [])];
  const files = scriptsOf(manifest, roots);
  return { files, brotli: sizeOfAll(files) };
}

const sizeOfAll = (files) => files.reduce((sum, file) => sum + sizeOf(file), 0);

/** The scripts that come with modules: theirs, those that they import, and the catalogues of them all. */
function scriptsOf(manifest, modules) {
  const chunks = new Set();
  const follow = (key) => {
    const chunk = manifest[key];
    if (!chunk || chunks.has(chunk.file)) return;
    chunks.add(chunk.file);
    const catalogues = (chunk.dynamicImports ?? []).filter((name) => CATALOGUE.test(name));
    for (const next of [...(chunk.imports ?? []), ...catalogues]) follow(next);
  };
  for (const module of modules) follow(keyOf(manifest, module));
  return [...chunks].filter((file) => file.endsWith('.js'));
}

/**
 * What a part brings that a route loads late.
 * @param {string} route
 * @param {string} module Path of the part from the root, such as `packages/platform/src/media/direct/connect.ts`.
 * @returns {number} Bytes of script after brotli.
 */
export function addedLoad(route, module) {
  const known = new Set(firstLoad(route).files);
  return sizeOfAll(scriptsOf(readManifest(), [`../../${module}`]).filter((file) => !known.has(file)));
}

/**
 * What a route brings beyond what has come with another that was visited before it.
 * @param {string} from The route before.
 * @param {string} to
 * @returns {number} Bytes of script after brotli.
 */
export function furtherLoad(from, to) {
  const known = new Set(firstLoad(from, { withApp: true }).files);
  return sizeOfAll(firstLoad(to, { withApp: true }).files.filter((file) => !known.has(file)));
}
