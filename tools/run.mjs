import { spawn } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's root. */
export const root = dirname(dirname(fileURLToPath(import.meta.url)));

/**
 * Runs a command with its output shown, and tells how it ended.
 * @param {string} command
 * @param {string[]} args
 * @param {{ env?: Record<string, string>, quiet?: boolean, isPatient?: boolean }} options `quiet` keeps the output back
 *   unless it fails; `isPatient` leaves the processor to whatever else wants it.
 * @returns {Promise<{ code: number, seconds: number, output: string }>}
 */
export function run(command, args, { env = {}, quiet = false, isPatient = false } = {}) {
  const started = performance.now();
  const [file, ...rest] =
    isPatient && process.platform !== 'win32' ? ['nice', '-n', '19', command, ...args] : [command, ...args];
  return new Promise((resolve, reject) => {
    const child = spawn(file, rest, { cwd: root, env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    const collect = (stream, target) =>
      stream.on('data', (chunk) => {
        output += chunk;
        if (!quiet) target.write(chunk);
      });
    collect(child.stdout, process.stdout);
    collect(child.stderr, process.stderr);
    child.on('error', reject);
    child.on('close', (code) => {
      if (quiet && code !== 0) process.stdout.write(output);
      resolve({ code: code ?? 1, seconds: (performance.now() - started) / 1000, output });
    });
  });
}

/** Path of a package's executable. */
export function bin(name) {
  return join(root, 'node_modules', '.bin', name);
}

/** Installs the dependencies where they are missing or older than the lock file; says so first. */
export async function ensureDependencies() {
  const installed = join(root, 'node_modules', '.package-lock.json');
  const lock = join(root, 'package-lock.json');
  if (existsSync(installed) && statSync(installed).mtimeMs >= statSync(lock).mtimeMs) return;
  console.log('Installing dependencies (npm ci) …');
  const { code } = await run('npm', ['ci', '--no-fund', '--no-audit', '--loglevel=error']);
  if (code !== 0) throw new Error('npm ci failed; its output stands above.');
}

/** A JSON file of the repository. */
export function readJson(path) {
  return JSON.parse(readFileSync(join(root, path), 'utf8'));
}
