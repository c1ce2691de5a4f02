import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { runInNode } from '../ssr-build.ts';
import type { BuildOf } from '../ssr-build.ts';
import type { StyleRules } from './rules.ts';

const repository = join(import.meta.dirname, '../../..');
const RECORDER = join(import.meta.dirname, 'recorder.ts');
const SOURCES = ['packages/design-system/src', 'packages/portal-features/src', 'apps/web/src'];
const ENTRY = 'virtual:every-styled-module';

/** Name of a plugin by which `staticStyles` recognises the collecting build and does nothing in it. */
export const COLLECTING = 'collect-styles';

/**
 * Whether a file is a module of the product that creates styled components. Stories and documentation pages are not.
 */
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

/** Replaces styled-components with the recorder, and imports every module that creates styles from one entry. */
function recordStyles(): Plugin {
  return {
    name: COLLECTING,
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
            `export { recordedRules } from ${JSON.stringify(RECORDER)};`,
          ].join('\n')
        : null,
  };
}

/** Also creates components without an export. */
const EVERYTHING = {
  plugins: [recordStyles()],
  build: { rolldownOptions: { treeshake: false, output: { entryFileNames: 'styles.js' } } },
};

// Global, since a build within a build evaluates this module again.
const kept = globalThis as { sakinaStyleRules?: Map<string, Promise<StyleRules>> };

/**
 * Evaluates every module of the product that creates styled components in Node and returns their rules; once per mode
 * in this process.
 * @throws If a template computes its rules from properties.
 */
export function collectRules(of: BuildOf): Promise<StyleRules> {
  const rules = (kept.sakinaStyleRules ??= new Map());
  const collected =
    rules.get(of.mode) ??
    runInNode(of, 'styles.js', ({ recordedRules }: { recordedRules: () => StyleRules }) => recordedRules(), EVERYTHING);
  rules.set(of.mode, collected);
  return collected;
}
