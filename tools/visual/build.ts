import { spawn, spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileOf } from './trees.ts';
import type { Tree } from './trees.ts';

/** So many trees are kept built, the last used ones. */
const KEPT = 4;

/** Runs a command to its end; its output is shown only if it fails. */
function run(command: string, args: string[], cwd: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, STORYBOOK_DISABLE_TELEMETRY: '1' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    const collect = (chunk: Buffer) => {
      output += chunk.toString();
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`${command} ${args.join(' ')} ended with ${String(code)}:\n${output.slice(-4000)}`));
    });
  });
}

/** Writes a tree's files into a folder, with nothing of git: a run that is broken off leaves no worktree behind. */
function extract(root: string, tree: Tree, directory: string): void {
  const archive = spawnSync('git', ['archive', '--format=tar', tree.id], { cwd: root, maxBuffer: 2 ** 30 });
  if (archive.status !== 0) throw new Error(`git archive failed: ${archive.stderr.toString()}`);
  const tar = spawnSync('tar', ['-x', '-C', directory], { input: archive.stdout });
  if (tar.status !== 0) throw new Error(`tar failed: ${tar.stderr.toString()}`);
}

/**
 * Gives the folder the repository's installed packages by links, one by one. Our own packages are linked within the
 * folder, as npm would: a link to all of node_modules would lead them back into the working tree.
 */
function linkDependencies(root: string, directory: string): void {
  const [from, to] = [join(root, 'node_modules'), join(directory, 'node_modules')];
  mkdirSync(join(to, '@sakina'), { recursive: true });
  for (const name of readdirSync(from)) {
    if (name === '@sakina' || (name.startsWith('.') && name !== '.bin')) continue;
    symlinkSync(join(from, name), join(to, name));
  }
  const { workspaces } = JSON.parse(readFileSync(join(directory, 'package.json'), 'utf8')) as { workspaces: string[] };
  const folders = workspaces.flatMap((pattern) =>
    pattern.endsWith('/*')
      ? readdirSync(join(directory, pattern.slice(0, -2))).map((name) => join(pattern.slice(0, -2), name))
      : [pattern],
  );
  for (const folder of folders.filter((path) => existsSync(join(directory, path, 'package.json')))) {
    const { name } = JSON.parse(readFileSync(join(directory, folder, 'package.json'), 'utf8')) as { name: string };
    symlinkSync(join('../..', folder), join(to, name));
  }
}

/** Keeps the trees that were used last. */
function clear(cache: string): void {
  const trees = readdirSync(cache).map((name) => ({
    path: join(cache, name),
    used: statSync(join(cache, name)).mtimeMs,
  }));
  for (const { path } of trees.toSorted((a, b) => b.used - a.used).slice(KEPT))
    rmSync(path, { recursive: true, force: true });
}

/** Where builds and pictures of trees are kept. */
export function cacheOf(root: string, tree: Tree): string {
  return join(root, 'tests/visual/.cache', tree.id);
}

/**
 * The built Storybook of a tree, made from its files alone in a folder of its own, and kept by the tree's id.
 * @param root Absolute path of the repository.
 * @param tree What to build.
 * @param say Tells what is being done.
 * @returns The folder that can be served.
 */
export async function buildStorybook(root: string, tree: Tree, say: (line: string) => void): Promise<string> {
  const own = cacheOf(root, tree);
  const built = join(own, 'storybook');
  if (existsSync(join(built, 'index.json'))) {
    const now = new Date();
    utimesSync(own, now, now);
    return built;
  }
  const directory = mkdtempSync(join(tmpdir(), 'sakina-visual-'));
  try {
    extract(root, tree, directory);
    if (fileOf(root, tree, 'package-lock.json') === readFileSync(join(root, 'package-lock.json'), 'utf8').trim()) {
      linkDependencies(root, directory);
    } else {
      say(`Installing the packages of ${tree.name}, whose lock file is another …`);
      await run('npm', ['ci', '--no-fund', '--no-audit', '--loglevel=error'], directory);
    }
    say(`Building the Storybook of ${tree.name} …`);
    const out = join(directory, 'storybook-static');
    await run(
      process.execPath,
      [join(directory, 'node_modules/storybook/dist/bin/dispatcher.js'), 'build', '-o', out, '--quiet'],
      directory,
    );
    mkdirSync(own, { recursive: true });
    await run('cp', ['-r', out, `${built}.part`], directory);
    renameSync(`${built}.part`, built);
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
  clear(join(root, 'tests/visual/.cache'));
  return built;
}
