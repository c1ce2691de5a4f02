import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Rolldown } from 'vite';
import { PRELOAD_HELPER, scriptChunks, styleChunks } from './chunk-table.ts';
import type { ChunkRow } from './chunk-table.ts';

type Group = NonNullable<Rolldown.CodeSplittingOptions['groups']>[number];

const root = join(import.meta.dirname, '../..');
const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Matches module ids: absolute paths, which may end in a query. */
function idsOf({ name, modules }: ChunkRow, end: string): RegExp {
  const ids = modules.map((path) => {
    if (path === PRELOAD_HELPER) return escaped(path);
    const file = join(root, path);
    if (!existsSync(file)) throw new Error(`chunk-table.ts: the chunk ${name} names ${path}, which does not exist.`);
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

/**
 * Name of the chunk that holds a module of `routes/screens`. Calls and the day that leads to them, which other pages
 * take parts of, have none.
 * @returns Undefined where the build divides the module by itself.
 */
export function screenChunk(id: string): string | undefined {
  const name = /\/screens\/(?!(?:broadcasts|session|provider-today)\.)(.+)\.tsx$/.exec(id)?.[1];
  return name && `screen-${name.replaceAll('/', '-')}`;
}

/** Modules that are not divided by who shares them: the texts of a language, a screen, what lies in one feature. */
const ONE_OWNER = /\?catalogue|\/routes\/screens\/|\/portal-features\/src\/(?!shared\/)[^/]+\/(?!shared\/)/;

/** Screens, from what the table leaves. */
const screens: Group[] = [
  {
    // What several files share, as the build divides it by itself.
    name: 'shared',
    test: (id) => !(id.startsWith('\0') || ONE_OWNER.test(id)),
    minShareCount: 2,
    entriesAware: true,
    includeDependenciesRecursively: false,
  },
  {
    // A screen with all of its feature that it shows at once.
    debugName: 'screens',
    name: (id) => screenChunk(id) ?? null,
    test: /\/web\/src\/routes\/screens\/.+\.tsx$/,
  },
];

/** The first group that takes a module has it. */
const inOrder = (groups: readonly Group[]): Group[] =>
  groups.map((group, index) => ({ priority: groups.length - index, ...group }));

/**
 * How the build groups modules into chunks (decision 0035). Left alone it makes one for each set of entries that share
 * a module: hundreds of files below 1 kB, which compress worse and are requested one by one (FAST-1).
 */
export const chunkGroups: Rolldown.CodeSplittingOptions = { groups: inOrder([...groups, ...screens]) };

/**
 * The chunks of the demo, which is never measured by weight: beside the ones above, one for everything that several
 * chunks share. Its files come through the network of a page that also runs the server, where each further file costs
 * more than its size.
 */
export const demoChunkGroups: Rolldown.CodeSplittingOptions = {
  groups: inOrder([...groups, { name: 'shared', minShareCount: 2 }]),
};
