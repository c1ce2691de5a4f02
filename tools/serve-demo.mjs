// Serves the demo that stands built, on this machine’s loopback address. Prints its address last.
import { load } from './load.mjs';
import { root } from './run.mjs';

const FIRST_PORT = 4173;

const hosting = await load('apps/web/hosting/index.ts');

/** Takes the wanted port, or the next free one where no one insists on it. */
async function serve(port, isFixed) {
  try {
    return await hosting.serveBuild({ root: `${root}/apps/web/dist-demo`, holdsAssets: true }, port);
  } catch (error) {
    if (error.code !== 'EADDRINUSE') throw error;
    // A taken port is no reason not to start; the address below tells which one it is.
    if (!isFixed) return serve(port + 1, false);
    console.error(`Port ${port} is taken by another program. Choose another: PORT=${port + 1} npm start`);
    process.exit(1);
  }
}

const { port } = await serve(Number(process.env.PORT ?? FIRST_PORT), process.env.PORT !== undefined);
console.log(
  'The demo runs in your browser alone: sign in with any account of /quick-login, password “demo”. Ctrl+C stops it.',
);
console.log(`http://localhost:${port}/`);
