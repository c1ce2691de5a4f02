import { join } from 'node:path';
import { root } from './run.mjs';

/**
 * Runs a module of the repository that is written in TypeScript, without the configuration of any build. Call it once
 * the dependencies are installed: Vite is one of them.
 * @param {string} path From the root of the repository.
 * @returns {Promise<any>} What it exports.
 */
export async function load(path) {
  const { runnerImport } = await import('vite');
  return (await runnerImport(join(root, path), { configFile: false, logLevel: 'error' })).module;
}
