import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Rolldown } from 'vite';
import { PRELOAD_HELPER, scriptChunks, styleChunks } from './chunk-table/index.ts';
import type { ChunkRow } from './chunk-table/index.ts';

type Group = NonNullable<Rolldown.CodeSplittingOptions['groups']>[number];

const root = join(import.meta.dirname, '../..');
const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Matches module ids: absolute paths, which may end in a query. */
function idsOf({ name, modules }: ChunkRow, end: string): RegExp {
  const ids = modules.map((path) => {
    if (path === PRELOAD_HELPER) return escaped(path);
    const file = join(root, path);
    if (!existsSync(file)) throw new Error(`chunk-table: the chunk ${name} names ${path}, which does not exist.`);
    // Texts are loaded in one language each.
    const inside = path.includes('/portal-features/') ? String.raw`(?!.*\?catalogue$).*` : '.*';
    return escaped(file) + (path.endsWith('/') ? inside : '') + (path.endsWith('.css') ? '' : end);
  });
  return new RegExp(`^(?:${ids.join('|')})$`);
}

/** Ids of the sheets that `static-styles` writes beside a module. */
const SHEET = String.raw`\.static\.css`;

const groups: Group[] = [
  ...styleChunks.map((row) => ({ name: row.name, test: idsOf(row, SHEET) })),
  {
    debugName: 'feature-styles',
    name: (id) => `${/\/portal-features\/src\/(shared|[^/]+\/[^/]+)\//.exec(id)?.[1]?.replace('/', '-')}-styles`,
    test: /\/portal-features\/src\/.*\.static\.css$/,
  },
  ...scriptChunks.map((row) => ({
    name: row.name,
    test: idsOf(row, String.raw`(?:\?.*)?`),
    ...(row.isExact && { includeDependenciesRecursively: false }),
  })),
];

/** The first group that takes a module has it. */
const inOrder = (groups: readonly Group[]): Group[] =>
  groups.map((group, index) => ({ priority: groups.length - index, ...group }));

/**
 * How the build groups modules into chunks (decision 0035). Left alone it makes one for each set of entries that share
 * a module: hundreds of files below 1 kB, which compress worse and are requested one by one (FAST-1).
 */
export const chunkGroups: Rolldown.CodeSplittingOptions = { groups: inOrder(groups) };

/**
 * The chunks of the demo, which is never measured by weight: beside the ones above, one for everything that several
 * chunks share. Its files come through the network of a page that also runs the server, where each further file costs
 * more than its size.
 */
export const demoChunkGroups: Rolldown.CodeSplittingOptions = {
  groups: inOrder([...groups, { name: 'shared', minShareCount: 2 }]),
};
