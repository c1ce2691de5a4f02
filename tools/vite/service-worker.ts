import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build } from 'vite';
import type { Plugin } from 'vite';

/** A file of the build, as Vite's manifest tells of it. */
interface Chunk {
  file: string;
  css?: string[];
  assets?: string[];
  imports?: string[];
  dynamicImports?: string[];
}

/** A file that is laid down: one whose name changes with its content needs no revision. */
interface ShellFile {
  url: string;
  revision: string | null;
}

/** The screens that open without a connection; of the others not even the code is laid down. */
const SCREENS = new Set(['landing.tsx', 'auth.tsx', 'not-found.tsx', 'dashboard.tsx', 'safety-plan.tsx', 'deenya.tsx']);
/** What of them needs an answer before it shows anything, or belongs to another person's area. */
const LEFT_OUT =
  /\/frames\/(?:PortalFrame|RoomFrame)|\/portal\/|DemoControls|views\/(?:payments|waitlist|notifications|plan|prepare|measures)\/|deenya\/(?:assistant|programmes)\/|\/Weeks\.tsx|Trend\.tsx|\/mocks\//;
/** Letters that most texts do without, slanted and specimen faces come when there is a connection. */
const SPARE_FONTS = /-latin-ext-|-italic-|roboto-mono|lato-|inter-/;
/** Files beside the scripts, whose names stay. */
const FIXED = ['index.html', 'favicon.svg', 'late.css'];

const isSpare = (key: string) => {
  const screen = /src\/routes\/screens\/(.+)$/.exec(key)?.[1];
  return screen === undefined ? LEFT_OUT.test(key) : !SCREENS.has(screen);
};

/** Everything that the start and the chosen screens may load, by the build's own manifest. */
function shellFiles(manifest: Readonly<Record<string, Chunk>>): string[] {
  const seen = new Set<string>();
  const files = new Set<string>();
  const walk = (key: string) => {
    const chunk = manifest[key];
    if (!chunk || seen.has(key) || isSpare(key)) return;
    seen.add(key);
    for (const file of [chunk.file, ...(chunk.css ?? []), ...(chunk.assets ?? [])])
      if (!SPARE_FONTS.test(file)) files.add(file);
    for (const next of [...(chunk.imports ?? []), ...(chunk.dynamicImports ?? [])]) walk(next);
  };
  walk('index.html');
  // The entry of the page itself is listed below by its fixed name.
  return [...files].filter((file) => file.startsWith('assets/')).toSorted();
}

/**
 * Writes `sw.js` once everything else of the build is there: the worker, with the list of the files that it lays down. The list
 * holds files of the build alone, so nothing of a person can come into it.
 */
export function serviceWorker(): Plugin {
  let config: { root: string; outDir: string };
  return {
    name: 'service-worker',
    apply: (_, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
    configResolved({ root, build: { outDir } }) {
      config = { root, outDir: resolve(root, outDir) };
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler(error?: Error) {
        if (error) return;
        const { root, outDir } = config;
        const manifest = JSON.parse(readFileSync(join(outDir, 'assets/manifest.json'), 'utf8')) as Record<
          string,
          Chunk
        >;
        const revision = (file: string) =>
          createHash('sha256')
            .update(readFileSync(join(outDir, file)))
            .digest('hex')
            .slice(0, 16);
        const files: ShellFile[] = [
          ...FIXED.map((file) => ({ url: `/${file}`, revision: revision(file) })),
          ...shellFiles(manifest).map((file) => ({ url: `/${file}`, revision: null })),
        ];
        writeFileSync(join(outDir, 'sw.js'), await workerWith(files, join(root, 'src/sw/worker.ts')));
      },
    },
  };
}

/** The worker as one script, which old browsers take as it is. */
async function workerWith(files: readonly ShellFile[], input: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    define: { __SHELL_FILES__: JSON.stringify(files), 'process.env.NODE_ENV': '"production"' },
    build: { write: false, target: 'es2023', rolldownOptions: { input, output: { format: 'iife' } } },
  });
  const output = [built].flat().flatMap((result) => ('output' in result ? result.output : []));
  const [script, ...more] = output.filter((file) => file.type === 'chunk');
  if (!script || more.length > 0) throw new Error('The service worker is not one script.');
  return script.code;
}
