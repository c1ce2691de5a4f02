import { join } from 'node:path';
import type { ESTree, Plugin } from 'vite';
import { PRELOAD_HELPER } from '../chunk-table/index.ts';
import type { BuildOf } from '../ssr-build.ts';
import { COLLECTING, collectRules } from './collect.ts';
import { extractStyles } from './extract.ts';
import { retryFailedSheets } from './preload-helper.ts';
import type { ComponentRules, StyleRules } from './rules.ts';

/** Ending of a module’s stylesheet, after the module’s own name. */
const SHEET = '.static.css';
const RUNTIME = join(import.meta.dirname, 'static-styled.ts');

/**
 * Extracts the rules of styled components into stylesheets at build (decision 0037). Development, Storybook and tests
 * run on styled-components itself.
 */
export function staticStyles(): Plugin {
  let rules: StyleRules;
  let byId: ReadonlyMap<string, ComponentRules>;
  let of: BuildOf;
  let isCollecting = false;
  const sheets = new Map<string, string>();
  return {
    name: 'static-styles',
    apply: 'build',
    enforce: 'post',
    configResolved({ root, mode, configFile, plugins }) {
      of = { root, mode, configFile };
      isCollecting = plugins.some(({ name }) => name === COLLECTING);
    },
    async buildStart() {
      if (isCollecting) return;
      rules = await collectRules(of);
      byId = new Map(rules.styles.map((style) => [style.id, style]));
    },
    resolveId: (source) => (sheets.has(source) ? { id: source, moduleSideEffects: true } : null),
    load: (id) => sheets.get(id) ?? null,
    transform(code, id) {
      if (id === PRELOAD_HELPER) return { code: retryFailedSheets(code), map: null };
      if (isCollecting || !code.includes('styled-components') || id.includes('/node_modules/')) return null;
      const laid = extractStyles(code, this.parse(code) as ESTree.Program, {
        classesOf: (name) => {
          const style = byId.get(name);
          if (!style) this.error(`${id} creates a styled component whose rules were not collected: ${name}`);
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
      if (isCollecting) return;
      for (const file of Object.values(bundle)) {
        if (file.type === 'chunk' && file.moduleIds.some((id) => id.includes('/node_modules/styled-components/'))) {
          this.error(
            `${file.fileName} contains styled-components: something uses it outside of a template, where it cannot be extracted.`,
          );
        }
      }
    },
  };
}
