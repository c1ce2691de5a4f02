// What it costs to import one name from the design system, in a bundle that has React and styled-components already.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { load } from '../load.mjs';
import { root } from '../run.mjs';

const DESIGN_SYSTEM = join(root, 'packages/design-system');
const ENTRY = 'virtual:measured';
/** So many bundles are made at once; the bundler itself uses every core. */
const AT_ONCE = 4;

/** What a bundle of the product has already. */
const PRESENT = /^(react|react-dom|styled-components)($|\/)/;

/** Builds a module in memory, as the product is built. */
async function bundle(source, plugins) {
  const { output } = await build({
    root: DESIGN_SYSTEM,
    configFile: false,
    logLevel: 'error',
    mode: 'production',
    plugins: [
      {
        name: 'measured',
        enforce: 'pre',
        resolveId: (id) => (id === ENTRY ? join(DESIGN_SYSTEM, 'src/measured.ts') : null),
        load: (id) => (id === join(DESIGN_SYSTEM, 'src/measured.ts') ? source : null),
      },
      ...plugins,
    ],
    build: {
      write: false,
      target: 'es2023',
      modulePreload: false,
      reportCompressedSize: false,
      rolldownOptions: {
        input: ENTRY,
        external: PRESENT,
        preserveEntrySignatures: 'strict',
        experimental: { lazyBarrel: true },
      },
    },
  });
  return output.filter(({ type }) => type === 'chunk');
}

/** Bytes of the entry and of all that it imports at once; what comes later, such as texts, is not among them. */
function bytesOf(chunks) {
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const seen = new Set();
  const follow = (chunk) => {
    if (!chunk || seen.has(chunk)) return;
    seen.add(chunk);
    for (const file of chunk.imports) follow(byFile.get(file));
  };
  follow(chunks.find(({ isEntry }) => isEntry));
  return [...seen].reduce((sum, { code }) => sum + gzipSync(code, { level: 9 }).length, 0);
}

/** The folders of components, whose names are the components. */
function isComponent(name) {
  return /^[A-Z][a-z]/.test(name) && !name.endsWith('Error');
}

/**
 * Bundles each component alone.
 * @returns {Promise<import('../../.storybook/proof/model/measured.ts').MeasuredGroup[]>}
 */
export async function measureImports() {
  // A module runner that has run before leaves `development` here, and React would be built with all its warnings.
  process.env.NODE_ENV = 'production';
  const module = await load('tools/vite/shared.ts');
  process.env.NODE_ENV = 'production';
  const plugins = () => module.sharedPlugins();
  // Each from its own folder: the index of the package does nothing but lead there, and would be read 119 times.
  const folders = [
    ...readFileSync(join(DESIGN_SYSTEM, 'src/index.ts'), 'utf8').matchAll(
      /^export \* from '\.\/(components\/[^']+)'/gm,
    ),
  ].map(([, path]) => join(DESIGN_SYSTEM, 'src', path));
  const waiting = [];
  for (const folder of folders) {
    for (const [, names] of readFileSync(folder, 'utf8').matchAll(/^export \{([^}]*)\}/gm)) {
      waiting.push(
        ...names
          .split(',')
          .map((name) => name.trim())
          .filter(isComponent)
          .map((name) => ({ name, folder })),
      );
    }
  }
  const rows = [];
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
        const { name, folder } = next;
        rows.push({ name, value: bytesOf(await bundle(`export { ${name} } from '${folder}';`, plugins())) / 1000 });
      }
    }),
  );
  const all = bytesOf(await bundle(folders.map((folder) => `export * from '${folder}';`).join('\n'), plugins())) / 1000;
  return [
    {
      title: 'What importing one component adds to a page that has React and styled-components; its texts come after',
      unit: 'kB gzip',
      rows: [{ name: 'all of them together', value: all }, ...rows.toSorted((a, b) => b.value - a.value)],
    },
  ];
}
