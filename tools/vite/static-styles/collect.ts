import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { inNode } from '../ssr-build.ts';
import type { BuildOf } from '../ssr-build.ts';
import type { StyleRules } from './rules.ts';

const repository = join(import.meta.dirname, '../../..');
const RECORDER = join(import.meta.dirname, 'recorder.ts');
const SOURCES = ['packages/design-system/src', 'packages/portal-features/src', 'apps/web/src'];
const ENTRY = 'virtual:every-styled-module';

/** How the plugin of the build knows that the rules are being gathered, and keeps out of the way. */
export const GATHERING = 'gather-styles';

/** Whether a module of the product makes styled components; stories and pages about the design system are none of the product. */
const isStyled = (file: string) =>
  /\.tsx?$/.test(file) &&
  !/\.(?:stories|test)\.|\/docs\/|\/testing\//.test(file) &&
  readFileSync(file, 'utf8').includes("from 'styled-components'");

function styledModules(): string[] {
  return SOURCES.flatMap((folder) =>
    readdirSync(join(repository, folder), { recursive: true, encoding: 'utf8' })
      .map((file) => join(repository, folder, file))
      .filter(isStyled),
  ).toSorted();
}

/** Puts the recorder in the place of styled-components, and every module that makes styles into one program. */
function recordStyles(): Plugin {
  return {
    name: GATHERING,
    enforce: 'pre',
    options: (options) => ({ ...options, input: ENTRY }),
    resolveId: {
      order: 'pre',
      async handler(source, importer) {
        if (source === ENTRY) return ENTRY;
        if (source !== 'styled-components') return null;
        return importer === RECORDER ? await this.resolve(source, importer, { skipSelf: true }) : RECORDER;
      },
    },
    load: (id) =>
      id === ENTRY
        ? [
            ...styledModules().map((file) => `import ${JSON.stringify(file)};`),
            `export { gather } from ${JSON.stringify(RECORDER)};`,
          ].join('\n')
        : null,
  };
}

/** What nobody asks for by name has to be made all the same. */
const EVERYTHING = {
  plugins: [recordStyles()],
  build: { rolldownOptions: { treeshake: false, output: { entryFileNames: 'styles.js' } } },
};

// A build within a build reads the configuration, and with it this module, anew.
const kept = globalThis as { sakinaStyleRules?: Map<string, Promise<StyleRules>> };

/**
 * Runs every module of the product that makes styled components, in Node, and asks styled-components for their rules; once
 * for all builds of this process.
 * @throws Where a template computes its rules from properties, which only a browser could.
 */
export function gatherRules(of: BuildOf): Promise<StyleRules> {
  const rules = (kept.sakinaStyleRules ??= new Map());
  const gathered =
    rules.get(of.mode) ?? inNode(of, 'styles.js', ({ gather }: { gather: () => StyleRules }) => gather(), EVERYTHING);
  rules.set(of.mode, gathered);
  return gathered;
}
