// `npm start`: the assembled app on its embedded mocks, from a bare clone. Prints its address last.
import { ensureDependencies, bin, root, run } from './run.mjs';

const FIRST_PORT = 4173;

await ensureDependencies();
console.log('Building the demo …');
const build = await run(bin('vite'), ['build', 'apps/web', '--mode', 'demo', '--logLevel', 'warn'], { quiet: true });
if (build.code !== 0) process.exit(build.code);

const { runnerImport } = await import('vite');
const { module: hosting } = await runnerImport(`${root}/apps/web/hosting/index.ts`, { configFile: false, logLevel: 'error' });

/** Takes the wanted port, or the next free one where nobody insists on it. */
async function serve(port, isFixed) {
  try {
    return await hosting.serveBuild({ root: `${root}/apps/web/dist-demo` }, port);
  } catch (error) {
    if (error.code !== 'EADDRINUSE') throw error;
    // A taken port is no reason not to start; the address below tells which one it is.
    if (!isFixed) return serve(port + 1, false);
    console.error(`Port ${port} is taken by another program. Choose another: PORT=${port + 1} npm start`);
    process.exit(1);
  }
}

const { port } = await serve(Number(process.env.PORT ?? FIRST_PORT), process.env.PORT !== undefined);
console.log('The demo runs in your browser alone: sign in with any account of /quick-login, password “demo”. Ctrl+C stops it.');
console.log(`http://localhost:${port}/`);
