import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Where operations are used, and where their failures are told. */
const FOLDERS = ['packages/portal-features/src', 'apps/web/src', '.storybook/contract'];

/**
 * The text of every file that can use an operation, by its path from the repository’s root.
 * @param root Absolute path of the repository.
 */
export function readSources(root: string): Record<string, string> {
  const paths = FOLDERS.filter((folder) => existsSync(join(root, folder))).flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .map((path) => `${folder}/${path.replaceAll('\\', '/')}`)
      .filter((path) => /\.tsx?$/.test(path)),
  );
  return Object.fromEntries(paths.toSorted().map((path) => [path, readFileSync(join(root, path), 'utf8')]));
}
