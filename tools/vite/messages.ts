import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { Plugin } from 'vite';
import stringCompiler from '@internationalized/string-compiler';
import { isolateInserted } from './bidi-isolation.ts';
import { fillDigits, markDigits } from './local-digits.ts';

const QUERY = '?catalogue';

/**
 * Compiles message catalogues at build time: `import('./messages/en.json?catalogue')` gives a module of plain strings
 * and functions, so that no ICU parser is shipped. What is inserted into a text and runs the other way is set apart
 * from it.
 *
 * @throws With the file and the key when a message is not valid ICU, so that a build never ships a broken text.
 */
export function messages(): Plugin {
  return {
    name: 'message-catalogues',
    enforce: 'pre',
    load: {
      filter: { id: /\.json\?catalogue$/ },
      handler(id) {
        if (!id.endsWith(QUERY)) return null;
        const file = id.slice(0, -QUERY.length);
        this.addWatchFile(file);
        return { code: isolateInserted(fillDigits(compileCatalogue(file)), basename(file, '.json')), moduleType: 'js' };
      },
    },
  };
}

/**
 * Compiles one ICU message to a string or a function. The formatter takes an empty case for a missing one and says
 * `other` in its place (`=0 {}` became ‘0 hours’), so that empty cases are made functions, which it calls.
 * @throws When it is not valid ICU.
 */
export function compileMessage(message: string): string {
  return stringCompiler.compileString(message).replaceAll(/: ``(?=[,}])/g, ': () => ``');
}

function compileCatalogue(file: string): string {
  const catalogue = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
  const language = basename(file, '.json');
  const entries = Object.entries(catalogue).map(([key, message]) => {
    try {
      return `${JSON.stringify(key)}: ${compileMessage(markDigits(message, language))}`;
    } catch (cause) {
      throw new Error(`${file}: "${key}" is not a valid message`, { cause });
    }
  });
  return `export default {\n${entries.join(',\n')}\n};\n`;
}
