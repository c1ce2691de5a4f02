import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { root } from './run.mjs';

const dist = join(root, 'apps/web/dist');

/** Which screen module, and which folders of texts below the features, an address loads first. */
const SCREENS = {
  '/': ['landing.tsx', ['landing/messages']],
  '/auth/login': ['auth.tsx', ['auth/messages']],
  '/about': ['site/company.ts', ['site/messages/about']],
  '/pricing': ['site/pricing.ts', ['site/messages/pricing']],
  '/legal/privacy': ['site/legal.ts', ['site/messages/legal', 'site/messages/privacy']],
  '/typography': ['typography.tsx', ['typography/messages']],
  '/find-therapist': ['directory.tsx', ['directory/messages', 'shared/messages']],
  '/therapist/:id': ['provider-profile.tsx', ['directory/messages', 'shared/messages']],
  '/therapist-profile-enhanced': [
    'enhanced-profile.tsx',
    ['directory/messages', 'directory/messages/enhanced', 'shared/messages'],
  ],
  '/booking/:therapistId': ['booking.tsx', ['booking/messages', 'shared/messages']],
  '/dashboard': ['dashboard.tsx', ['dashboard/messages', 'shared/messages']],
  '/onboarding/therapist': ['joining-providers.tsx', ['joining-providers/messages', 'shared/messages']],
  '/onboarding/patient': ['onboarding.tsx', ['onboarding/messages', 'shared/messages']],
  '/provider/apply': ['joining-providers.tsx', ['joining-providers/messages', 'shared/messages']],
  '/therapist-dashboard': ['therapist-dashboard.tsx', ['therapist-dashboard/messages', 'shared/messages']],
  '/provider/portal': ['provider.tsx', ['provider-home/messages', 'shared/messages']],
  '/provider/start-session': ['session.tsx', ['session/messages', 'shared/messages']],
  '/community': ['community.tsx', ['community/messages', 'shared/messages']],
  '/deenya': ['deenya.tsx', ['deenya/messages', 'shared/messages']],
  '/profile': ['profile.tsx', ['profile/messages', 'shared/messages']],
  '/provider/notes': ['notes.tsx', ['notes/messages', 'shared/messages']],
  '/admin/sessions': ['admin.tsx', ['admin-sessions/messages', 'shared/messages']],
};
const FRAMES = {
  '/provider/portal': 'PortalFrame',
  '/provider/notes': 'PortalFrame',
  '/admin/sessions': 'PortalFrame',
  '/provider/start-session': 'PortalFrame',
};
/** Where somebody has to be signed in, the store of their portals is part of what the screen waits for. */
const SIGNED_IN = new Set([
  '/booking/:therapistId',
  '/dashboard',
  '/provider/apply',
  '/therapist-dashboard',
  '/provider/portal',
  '/provider/start-session',
  '/deenya',
  '/profile',
  '/provider/notes',
  '/admin/sessions',
]);
/** Written into HTML by the build, so that a visitor loads the few lines of `page.ts` until they use a control. */
const PRERENDERED = new Set(['/', '/about', '/pricing', '/legal/privacy', '/typography']);
/** Written as an outline: its own few lines ask for the app, and for what stands behind the outline. */
const SHELLS = new Set(['/find-therapist']);

/** Modules that the build puts into a chunk with others (tools/vite/chunks.ts), and its name: such a chunk has none of theirs. */
const GROUPED = {
  'src/entries/start-app.tsx': 'app',
  'src/routes/RuntimeLayout.tsx': 'runtime',
  'src/session/config.ts': 'runtime',
};

/** Sizes by the name of the file, which changes with what it holds: routes share most of theirs, and brotli takes its time. */
const sizes = new Map();

function sizeOf(file) {
  const size =
    sizes.get(file) ??
    brotliCompressSync(readFileSync(join(dist, file)), { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
  sizes.set(file, size);
  return size;
}

/** What the production build tells of its chunks. */
const readManifest = () => JSON.parse(readFileSync(join(dist, 'assets/manifest.json'), 'utf8'));

const keyOf = (manifest, module) =>
  manifest[module]
    ? module
    : Object.keys(manifest).find((key) => manifest[key].name === (GROUPED[module] ?? module) && key.endsWith('.js'));

/**
 * The file of the production build that holds a module.
 * @param {string} module Its path from apps/web, such as `src/routes/screens/auth.tsx`.
 * @returns {string} Below apps/web/dist. Throws where the build has no such module.
 */
export function fileOf(module) {
  const manifest = readManifest();
  const key = keyOf(manifest, module);
  if (!key) throw new Error(`${module} is not in the build's manifest`);
  return manifest[key].file;
}

/** The addresses that can be measured. */
export const measuredRoutes = Object.keys(SCREENS);

/** Those of them that are in the HTML. */
export const prerenderedRoutes = measuredRoutes.filter((route) => PRERENDERED.has(route));

/**
 * The script of a first visit to an address of the production build, by the build's own manifest: the entry, the screen,
 * its frame, its texts, and everything that these import. Of a prerendered page it is what comes with the page.
 * @param {string} route
 * @param {{ withApp?: boolean }} options `withApp` counts for a prerendered page what the first use of a control brings.
 * @returns {{ files: string[], brotli: number }} Files below apps/web/dist, and their size in bytes after brotli.
 */
export function firstLoad(route, { withApp = false } = {}) {
  const manifest = readManifest();
  const [screen, catalogues] = SCREENS[route];
  const roots =
    PRERENDERED.has(route) && !withApp
      ? ['page.html']
      : [
          ...(SHELLS.has(route)
            ? ['page.html', 'src/entries/preload-directory.ts', 'src/entries/start-app.tsx']
            : ['index.html']),
          `src/routes/screens/${screen}`,
          'src/messages/en.json?catalogue',
          '../../packages/design-system/src/messages/en.json?catalogue',
          ...catalogues.map((folder) => `../../packages/portal-features/src/${folder}/en.json?catalogue`),
          ...(FRAMES[route] ? [`src/frames/${FRAMES[route]}.tsx`] : []),
          ...(SIGNED_IN.has(route) ? ['src/services/portal-store.ts'] : []),
          ...(PRERENDERED.has(route) ? [] : ['src/routes/RuntimeLayout.tsx', 'src/session/config.ts']),
        ];
  const chunks = new Set();
  const follow = (key) => {
    const chunk = manifest[key];
    if (!chunk || chunks.has(chunk.file)) return;
    chunks.add(chunk.file);
    for (const next of chunk.imports ?? []) follow(next);
  };
  for (const module of roots) {
    const key = keyOf(manifest, module);
    if (!key) throw new Error(`${module} is not in the build's manifest`);
    follow(key);
  }
  const files = [...chunks].filter((file) => file.endsWith('.js'));
  const brotli = files.reduce((sum, file) => sum + sizeOf(file), 0);
  return { files, brotli };
}

/**
 * What a route brings beyond what has come with another that was visited before it.
 * @param {string} from The route before.
 * @param {string} to
 * @returns {number} Bytes of script after brotli.
 */
export function furtherLoad(from, to) {
  const known = new Set(firstLoad(from, { withApp: true }).files);
  return firstLoad(to, { withApp: true })
    .files.filter((file) => !known.has(file))
    .reduce((sum, file) => sum + sizeOf(file), 0);
}
