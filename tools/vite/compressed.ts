import { readdirSync, statSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { extname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import type { Plugin } from 'vite';

const compress = promisify(brotliCompress);

const TEXTS = new Set(['.js', '.css', '.svg']);
/** Below it, in bytes, the answer fits into one packet either way. */
const WORTHWHILE = 1024;

/**
 * Writes each text among the assets once more, compressed by brotli as well as it can be: `x.js.br` beside `x.js`, for
 * hosts that send such files as they lie. To compress as well for each visitor would take longer than to send the rest
 * (FAST-1). Pages and workers keep their names from build to build, and are left out: a copy that lay there from before
 * would be sent for the new.
 */
export function compressed(): Plugin {
  let folder: string;
  return {
    name: 'compressed',
    apply: (_, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
    configResolved({ root, build: { outDir } }) {
      folder = resolve(root, outDir, 'assets');
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
          .map((file) => join(folder, file))
          .filter((file) => TEXTS.has(extname(file)) && statSync(file).size > WORTHWHILE);
        await Promise.all(files.map(async (file) => writeFile(`${file}.br`, await compress(await readFile(file)))));
      },
    },
  };
}
