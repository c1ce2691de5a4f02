// `npm start`: the assembled app on its embedded mocks, from a bare clone. Prints its address last.
import { ensureDependencies, bin, root, run } from './run.mjs';

const FIRST_PORT = 4173;

await ensureDependencies();
console.log('Building the demo …');
const build = await run(bin('vite'), ['build', 'apps/web', '--mode', 'demo', '--logLevel', 'warn'], { quiet: true });
if (build.code !== 0) process.exit(build.code);

const { preview } = await import('vite');
const server = await preview({
  root: `${root}/apps/web`,
  mode: 'demo',
  build: { outDir: 'dist-demo' },
  // A taken port is no reason not to start; the address below tells which one it is.
  preview: { port: Number(process.env.PORT ?? FIRST_PORT), strictPort: process.env.PORT !== undefined, host: '127.0.0.1' },
});
const { port } = server.httpServer.address();
console.log('The demo runs in your browser alone: sign in with any account of /quick-login, password “demo”. Ctrl+C stops it.');
console.log(`http://localhost:${port}/`);
