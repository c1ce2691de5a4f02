// Whether what the build made is still what the sources say.
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './run.mjs';

/** What the product is made of. */
const PRODUCT = ['apps/web', 'packages', 'tools/vite', 'package-lock.json'];
/** What each build is made of, by its folder in apps/web. */
const SOURCES = { dist: PRODUCT, 'dist-demo': [...PRODUCT, 'mocks'] };
/** What is no part of a build. */
const OTHERS = /(^|\/)(dist[^/]*|node_modules)$|\.(test|stories)\.tsx?$/;

/** When a file, or the newest below a folder, was changed: milliseconds since 1970, 0 where there is none. */
function changedAt(path) {
  if (OTHERS.test(path)) return 0;
  const found = statSync(path, { throwIfNoEntry: false });
  if (!found?.isDirectory()) return found?.mtimeMs ?? 0;
  return Math.max(0, ...readdirSync(path).map((name) => changedAt(join(path, name))));
}

/**
 * Whether a build stands that is newer than everything it is made of.
 * @param {'dist' | 'dist-demo'} folder
 */
export function isBuilt(folder) {
  const dist = join(root, 'apps/web', folder);
  // Written last: without it a build was broken off.
  if (!existsSync(join(dist, 'robots.txt'))) return false;
  // Written once all modules have been read: what changed since is not in the build.
  const builtAt = statSync(join(dist, 'assets/manifest.json'), { throwIfNoEntry: false })?.mtimeMs ?? 0;
  return SOURCES[folder].every((path) => changedAt(join(root, path)) < builtAt);
}
