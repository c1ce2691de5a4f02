import { join } from 'node:path';
import type { ESTree, Plugin } from 'vite';
import type { BuildOf } from '../ssr-build.ts';
import { GATHERING, gatherRules } from './collect.ts';
import { layDown } from './extract.ts';
import type { ComponentRules, StyleRules } from './rules.ts';

/** What a module's stylesheet is called, behind the module's own name. */
const SHEET = '.static.css';
/** Vite's own, which loads a part's sheets before the part. */
const LOADER = '\0vite/preload-helper.js';
const RUNTIME = join(import.meta.dirname, 'static-styled.ts');

/**
 * Lays the rules of styled components into stylesheets when the product is built, so that no visitor’s device has to write
 * them (decision 0037). Development, Storybook and tests run on styled-components itself.
 */
export function staticStyles(): Plugin {
  let rules: StyleRules;
  let byId: ReadonlyMap<string, ComponentRules>;
  let of: BuildOf;
  let isGathering = false;
  const sheets = new Map<string, string>();
  return {
    name: 'static-styles',
    apply: 'build',
    enforce: 'post',
    configResolved({ root, mode, configFile, plugins }) {
      of = { root, mode, configFile };
      isGathering = plugins.some(({ name }) => name === GATHERING);
    },
    async buildStart() {
      if (isGathering) return;
      rules = await gatherRules(of);
      byId = new Map(rules.styles.map((style) => [style.id, style]));
    },
    resolveId: (source) => (sheets.has(source) ? { id: source, moduleSideEffects: true } : null),
    load: (id) => sheets.get(id) ?? null,
    transform(code, id) {
      if (id === LOADER) return { code: askAgain(code), map: null };
      if (isGathering || !code.includes('styled-components') || id.includes('/node_modules/')) return null;
      const laid = layDown(code, this.parse(code) as ESTree.Program, {
        classesOf: (name) => {
          const style = byId.get(name);
          if (!style) this.error(`${id} makes a styled component that was not gathered: ${name}`);
          return style.classes;
        },
        runtime: RUNTIME,
      });
      if (!laid) return null;
      const css = [...(laid.isGlobal ? [rules.global] : []), ...laid.ids.map((name) => byId.get(name)?.css ?? '')]
        .filter((text) => text !== '')
        .join('\n');
      if (css === '') return { code: laid.code, map: null };
      const sheet = `${id.split('?')[0] ?? id}${SHEET}`;
      sheets.set(sheet, css);
      return { code: `import ${JSON.stringify(sheet)};\n${laid.code}`, map: null };
    },
    generateBundle(_, bundle) {
      if (isGathering) return;
      for (const file of Object.values(bundle)) {
        if (file.type === 'chunk' && file.moduleIds.some((id) => id.includes('/node_modules/styled-components/'))) {
          this.error(
            `${file.fileName} holds styled-components: something uses a style outside of a template, where it can't be laid down.`,
          );
        }
      }
    },
  };
}

/**
 * Vite remembers of a sheet that it was asked for, whether it came or not: another attempt would show its part without styles.
 * @throws Where Vite's loader is written otherwise than it was.
 */
function askAgain(loader: string): string {
  const forgetting = loader
    .replace(/(\(err\) => \{\s*)seen\[href\] = void 0;/, '$1delete seen[href];')
    .replace(/(if \(e\.type === "error"\) )(rej\([^;]+\);)\s*else /, '$1{ link.remove(); $2 } else ');
  if (!/delete seen\[href\]/.test(forgetting) || !/link\.remove\(\); rej/.test(forgetting))
    throw new Error('Vite loads stylesheets in another way now: see what becomes of one that fails.');
  return forgetting;
}
