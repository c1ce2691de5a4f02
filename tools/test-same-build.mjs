// `npm run test:same-build`: two production builds of one source have the same files with the same contents. A browser
// keeps a file by its name for a year, so one name must not stand for two contents.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { differenceLines, hashesOf } from './build-difference.mjs';
import { bin, ensureDependencies, run } from './run.mjs';

await ensureDependencies();
const folder = mkdtempSync(join(tmpdir(), 'sakina-builds-'));

/** Builds into a folder of its own and reads what was written. */
async function build(name) {
  const outDir = join(folder, name);
  const args = ['build', 'apps/web', '--mode', 'production', '--logLevel', 'error', '--outDir', outDir];
  const { code } = await run(bin('vite'), args, { quiet: true, env: { NODE_ENV: 'production' } });
  if (code !== 0) throw new Error(`the ${name} build failed; its output stands above`);
  return hashesOf(outDir);
}

let lines;
try {
  const first = await build('first');
  lines = differenceLines(first, await build('second'));
  console.log(lines.length === 0 ? `${first.size} files, the same in both builds` : lines.join('\n  '));
} finally {
  rmSync(folder, { recursive: true, force: true });
}
process.exit(lines.length === 0 ? 0 : 1);
