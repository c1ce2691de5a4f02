// The built demo, served while something is measured.
import { spawn } from 'node:child_process';
import { root } from '../run.mjs';

/**
 * Serves the built demo at http://localhost.
 * @param {string} port
 * @returns {Promise<() => void>} Stops it.
 */
export async function serveDemo(port) {
  const server = spawn(process.execPath, ['tools/serve-demo.mjs'], { cwd: root, env: { ...process.env, PORT: port } });
  await new Promise((resolve, reject) => {
    server.stdout.on('data', (text) => String(text).includes(`http://localhost:${port}`) && resolve());
    server.on('exit', (code) => reject(new Error(`the demo was not served, it ended with ${code}`)));
  });
  return () => server.kill();
}
