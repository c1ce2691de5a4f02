import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { root } from './run.mjs';

const dist = join(root, 'apps/web/dist');

/** Which screen module, and which feature's texts (or folder of texts), an address loads first. */
const SCREENS = {
  '/': ['landing', ['landing']],
  '/auth/login': ['auth', ['auth']],
  '/about': ['site/company.ts', ['site/messages/about']],
  '/pricing': ['site/pricing.ts', ['site/messages/pricing']],
  '/legal/privacy': ['site/legal.ts', ['site/messages/legal', 'site/messages/privacy']],
  '/typography': ['typography', ['typography']],
  '/find-therapist': ['directory', ['directory', 'shared']],
  '/therapist/:id': ['directory', ['directory', 'shared']],
  '/booking/:therapistId': ['booking', ['booking', 'shared']],
  '/dashboard': ['dashboard', ['dashboard', 'shared']],
  '/provider/portal': ['provider', ['provider-home', 'shared']],
  '/provider/start-session': ['session', ['session', 'shared']],
  '/provider/notes': ['notes', ['notes', 'shared']],
  '/admin/sessions': ['admin', ['admin-sessions', 'shared']],
};
const FRAMES = { '/provider/portal': 'PortalFrame', '/provider/notes': 'PortalFrame', '/admin/sessions': 'PortalFrame', '/provider/start-session': 'PortalFrame' };
const WITHOUT_RUNTIME = new Set(['/', '/about', '/pricing', '/legal/privacy', '/typography']);

/** The addresses that can be measured. */
export const measuredRoutes = Object.keys(SCREENS);

/**
 * The script of a first visit to an address of the production build, by the build's own manifest: the entry, the screen,
 * its frame, its texts, and everything that these import.
 * @returns {{ files: string[], brotli: number }} Files below apps/web/dist, and their size in bytes after brotli.
 */
export function firstLoad(route) {
  const manifest = JSON.parse(readFileSync(join(dist, 'assets/manifest.json'), 'utf8'));
  const [screen, catalogues] = SCREENS[route];
  const roots = [
    'index.html',
    `src/routes/screens/${screen.includes('.') ? screen : `${screen}.tsx`}`,
    'src/messages/en.json?catalogue',
    '../../packages/design-system/src/messages/en.json?catalogue',
    ...catalogues.map((folder) => `../../packages/portal-features/src/${folder.includes('/') ? folder : `${folder}/messages`}/en.json?catalogue`),
    ...(FRAMES[route] ? [`src/frames/${FRAMES[route]}.tsx`] : []),
    ...(WITHOUT_RUNTIME.has(route) ? [] : ['src/runtime/RuntimeLayout.tsx', 'src/runtime/runtime.ts']),
  ];
  const chunks = new Set();
  const follow = (key) => {
    const chunk = manifest[key];
    if (!chunk || chunks.has(chunk.file)) return;
    chunks.add(chunk.file);
    for (const next of chunk.imports ?? []) follow(next);
  };
  for (const key of roots) {
    // A module that shares a chunk with its importer has no entry of its own; only a lost screen would be a wrong figure.
    if (key.includes('/screens/') && !manifest[key]) throw new Error(`${key} is not in the build's manifest`);
    follow(key);
  }
  const files = [...chunks].filter((file) => file.endsWith('.js'));
  const brotli = files.reduce((sum, file) => sum + brotliCompressSync(readFileSync(join(dist, file)), { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length, 0);
  return { files, brotli };
}
