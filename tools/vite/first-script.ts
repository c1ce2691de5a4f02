import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';
import { firstScript as source } from '../../apps/web/src/boot/first-script.ts';

/** Where it stands in a page: after what it changes, before the styles, which it would otherwise wait for. */
const PLACE = '<!--first-script-->';

/** Its file in the build. The name follows from the content, so that it is kept for ever. */
export const FIRST_SCRIPT = `assets/first-${createHash('sha256').update(source).digest('hex').slice(0, 7)}.js`;

/**
 * Puts the script that runs before the first paint into the pages: a file of the build, and in development the text
 * itself.
 */
export function firstScript(): Plugin {
  return {
    name: 'first-script',
    transformIndexHtml: (html, { server }) =>
      html.replace(PLACE, () => (server ? `<script>${source}</script>` : `<script src="/${FIRST_SCRIPT}"></script>`)),
    generateBundle() {
      if (this.environment.config.consumer === 'client')
        this.emitFile({ type: 'asset', fileName: FIRST_SCRIPT, source });
    },
  };
}
