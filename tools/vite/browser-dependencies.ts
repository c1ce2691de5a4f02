import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const FOLDERS = [
  'packages/design-system/src',
  'packages/platform/src',
  'packages/portal-features/src',
  'mocks/src',
  'apps/web/src',
  '.storybook',
];
const SKIP = /\.(test|spec|d)\.ts|\/(sandbox|testing)\/|-plugin\.ts$|\.storybook\/(main|manager|tree\/Panel)\./;
/** Storybook brings its own, already bundled. */
const NOT_OURS = /^(node:|virtual:|@sakina\/|@storybook\/|storybook(\/|$)|vitest|@vitest\/|msw\/(node|vite|native))/;

/** What a module takes from a package, at once or when it is needed; what is only a type leaves nothing behind. */
const IMPORT = /(?:^(?:import|export)\s+(?!type\b)[^;]*?from\s+|\bimport\()'([^'.][^']*)'/gm;

/**
 * Every package that code for the browser imports, with its subpath. Storybook's test runner is told of all of them:
 * one that it finds under way makes it bundle again and load the page again, in the middle of someone's test.
 */
export function browserDependencies(): string[] {
  const found = new Set<string>();
  for (const folder of FOLDERS) {
    for (const entry of readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })) {
      const file = `${folder}/${entry.replaceAll('\\', '/')}`;
      if (!/\.tsx?$/.test(file) || SKIP.test(file)) continue;
      const text = readFileSync(join(root, file), 'utf8');
      for (const [, name = ''] of text.matchAll(IMPORT)) found.add(name);
    }
  }
  return [...found].filter((name) => !NOT_OURS.test(name)).toSorted();
}
