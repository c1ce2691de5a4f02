import type { Plugin } from 'vite';

const THEMES = /\/design-system\/src\/themes\/(portal|admin|space)\.ts$/;
/** A token: `t('#FFFFFF', 'Cards, panels, fields.')`, `step(2, 'Between fields.')`. */
const TOKEN = /\b(t|step)\(([^'",()]+|'[^']*'|"[^"]*"), ('[^']*'|"[^"]*")\)/g;

/**
 * Leaves out of the app what each token is for, in words. Storybook shows them and the compiler asks for them; a page
 * that a person opens needs the values alone, and on a first visit the sentences of two themes weigh two kilobytes.
 */
export function withoutTokenWords(): Plugin {
  return {
    name: 'without-token-words',
    enforce: 'pre',
    transform: {
      filter: { id: THEMES },
      handler: (code) => ({ code: code.replaceAll(TOKEN, "$1($2, '')"), map: null }),
    },
  };
}
