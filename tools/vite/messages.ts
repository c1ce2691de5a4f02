import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import stringCompiler from '@internationalized/string-compiler';
import { isolateInserted } from './bidi-isolation.ts';
import { pseudoArabic } from './pseudo-arabic.ts';

const QUERY = '?catalogue';

/**
 * Compiles message catalogues at build time: `import('./messages/en.json?catalogue')` gives a module of plain strings
 * and functions, so that no ICU parser is shipped. What is inserted into a text and runs the other way is set apart from it.
 *
 * @param options.pseudo When true every catalogue's text becomes pseudo-Arabic: longer, and made of right-to-left
 *   letters. What stays Latin on a screen of such a build is text that escaped the catalogue.
 * @throws With the file and the key when a message is not valid ICU, so that a build never ships a broken text.
 */
export function messages({ pseudo = false }: { pseudo?: boolean } = {}): Plugin {
  return {
    name: 'message-catalogues',
    enforce: 'pre',
    load: {
      filter: { id: /\.json\?catalogue$/ },
      handler(id) {
        if (!id.endsWith(QUERY)) return null;
        const asked = id.slice(0, -QUERY.length);
        const file = pseudo ? join(dirname(asked), 'en.json') : asked;
        this.addWatchFile(file);
        return {
          code: isolateInserted(compileCatalogue(file, pseudo), pseudo ? 'ar' : basename(file, '.json')),
          moduleType: 'js',
        };
      },
    },
  };
}

function compileCatalogue(file: string, pseudo: boolean): string {
  const catalogue = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
  const entries = Object.entries(catalogue).map(([key, message]) => {
    try {
      return `${JSON.stringify(key)}: ${stringCompiler.compileString(pseudo ? pseudoArabic(message) : message)}`;
    } catch (cause) {
      throw new Error(`${file}: "${key}" is not a valid message`, { cause });
    }
  });
  return `export default {\n${entries.join(',\n')}\n};\n`;
}
