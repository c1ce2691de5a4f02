import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** The acceptance list, from the repository’s root. */
export const ACCEPTED = 'tests/visual/accepted.json';

/** A state of the repository that pictures can be taken of. */
export interface Tree {
  /** Git's id of its content: the same files have the same id, committed or not. */
  id: string;
  /** What a person calls it, such as `working tree` or `3e0415f Libraries for …`. */
  name: string;
}

/** What a tree is compared with, or why there is nothing. */
export interface Base {
  tree?: Tree | undefined;
  /** How it was chosen, in words. */
  reason: string;
}

function git(root: string, args: string[], env: Record<string, string> = {}): string {
  return execFileSync('git', args, {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  }).trim();
}

function tryGit(root: string, args: string[]): string | undefined {
  try {
    return git(root, args);
  } catch {
    return undefined;
  }
}

/**
 * Writes a tree through an index of its own, so that what is staged stays as it is. The acceptance list is left out: to
 * accept a picture makes no other pictures.
 */
function writeTree(root: string, fill: string[]): string {
  const index = join(tmpdir(), `sakina-visual-index-${process.pid}`);
  const own = resolve(root, git(root, ['rev-parse', '--git-path', 'index']));
  // The copied index says which files have not been touched, which spares reading them all.
  if (existsSync(own)) copyFileSync(own, index);
  const env = { GIT_INDEX_FILE: index };
  try {
    git(root, fill, env);
    git(root, ['rm', '--cached', '--quiet', '--ignore-unmatch', '--', ACCEPTED], env);
    return git(root, ['write-tree'], env);
  } finally {
    rmSync(index, { force: true });
  }
}

/** The tree of a commit. */
export function treeOf(root: string, revision: string): Tree {
  if (tryGit(root, ['rev-parse', '--verify', '--quiet', `${revision}^{commit}`]) === undefined)
    throw new Error(`Git knows no commit “${revision}”.`);
  return { id: writeTree(root, ['read-tree', revision]), name: git(root, ['log', '-1', '--format=%h %s', revision]) };
}

/** What lies in the working tree now, new files included. */
export function workingTree(root: string): Tree {
  return { id: writeTree(root, ['add', '--all']), name: 'working tree' };
}

/**
 * What to compare the working tree with: the commit that was asked for, or else the merge base with main. On main
 * itself that is the last commit; where nothing has changed since it, the one before.
 * @param root Absolute path of the repository.
 * @param working Its working tree.
 * @param asked A revision, if one was asked for.
 */
export function baseOf(root: string, working: Tree, asked?: string): Base {
  if (asked !== undefined) return { tree: treeOf(root, asked), reason: 'as asked' };
  const main = ['main', 'origin/main'].find(
    (branch) => tryGit(root, ['rev-parse', '--verify', '--quiet', branch]) !== undefined,
  );
  const mergeBase = main === undefined ? undefined : tryGit(root, ['merge-base', 'HEAD', main]);
  if (main !== undefined && mergeBase !== undefined && treeOf(root, mergeBase).id !== working.id) {
    const isHead = mergeBase === git(root, ['rev-parse', 'HEAD']);
    return {
      tree: treeOf(root, mergeBase),
      reason: isHead ? 'the last commit, from which the working tree differs' : `the merge base with ${main}`,
    };
  }
  if (tryGit(root, ['rev-parse', '--verify', '--quiet', 'HEAD~1']) === undefined)
    return { reason: 'there is no commit before this one' };
  return {
    tree: treeOf(root, 'HEAD~1'),
    reason:
      main === undefined
        ? 'the commit before, since there is no branch main'
        : `the commit before, since nothing differs from ${main}`,
  };
}

/** The text of one file of a tree; undefined where the tree has none. */
export function fileOf(root: string, tree: Tree, path: string): string | undefined {
  return tryGit(root, ['cat-file', 'blob', `${tree.id}:${path}`]);
}

/** Whether a tree has a Storybook at all. */
export function hasStorybook(root: string, tree: Tree): boolean {
  return ['ts', 'js', 'mjs', 'cjs'].some(
    (extension) => fileOf(root, tree, `.storybook/main.${extension}`) !== undefined,
  );
}
