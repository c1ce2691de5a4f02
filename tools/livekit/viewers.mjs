// Viewers of a broadcast, by LiveKit's own library for Go: fifty browsers are more than a machine carries.
import { spawn, spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../run.mjs';
import { CACHE, need } from './server.mjs';

const SDK = '2.19.0';
const SOURCE = join(root, 'tools/livekit/viewers/main.go');

/** Path of the viewers' program, built once by Go and kept in ~/.cache/sakina. */
function viewersProgram() {
  const folder = join(CACHE, `livekit-viewers-${SDK}`);
  const program = join(folder, 'viewers');
  if (existsSync(program) && statSync(program).mtimeMs > statSync(SOURCE).mtimeMs) return program;
  need('go', 'Install Go (https://go.dev/dl): fifty viewers are a program of its own.');
  mkdirSync(folder, { recursive: true });
  copyFileSync(SOURCE, join(folder, 'main.go'));
  console.log('Building the viewers, once (one to three minutes) …');
  const go = (...args) => {
    const { status } = spawnSync('go', args, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
    if (status !== 0) throw new Error(`go ${args[0]} failed; its output stands above.`);
  };
  if (!existsSync(join(folder, 'go.mod'))) {
    spawnSync('go', ['mod', 'init', 'viewers'], { cwd: folder, stdio: 'ignore' });
    go('get', `github.com/livekit/server-sdk-go/v2@v${SDK}`);
  }
  go('build', '-mod=mod', '-o', program, '.');
  return program;
}

/**
 * Has viewers watch for some seconds.
 * @param tokens One for each.
 * @returns What they say: connected, refused, saw, firstPictureMedian in seconds, megabits a second.
 */
export function watch(url, tokens, { seconds = 8, perSecond = 10 } = {}) {
  const program = viewersProgram();
  return new Promise((resolve, reject) => {
    const child = spawn(program, [url, String(seconds), String(perSecond)], { stdio: ['pipe', 'pipe', 'ignore'] });
    let output = '';
    child.stdout.on('data', (chunk) => (output += chunk));
    child.on('error', reject);
    child.on('close', () => {
      const line = output.trim().split('\n').at(-1) ?? '';
      try {
        resolve(JSON.parse(line));
      } catch {
        reject(new Error(`The viewers said: ${line}`));
      }
    });
    child.stdin.end(JSON.stringify(tokens));
  });
}
