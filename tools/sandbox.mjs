// `npm run sandbox`: the production build against real servers on this machine. Prints their addresses last.
import { join } from 'node:path';
import { isBuilt } from './built.mjs';
import { load } from './load.mjs';
import { bin, ensureDependencies, root, run } from './run.mjs';

const DIST = join(root, 'apps/web/dist');

function portOf(variable, usual) {
  const given = process.env[variable] ?? String(usual);
  const port = Number(given);
  if (/^\d+$/.test(given) && port < 65536) return port;
  console.error(`${variable}=${given} is no port: it takes a number from 0 (any that is free) to 65535.`);
  process.exit(1);
}

const ports = {
  apiPort: portOf('SANDBOX_API_PORT', 4010),
  identityPort: portOf('SANDBOX_ID_PORT', 4011),
  appPort: portOf('SANDBOX_APP_PORT', 4012),
};
await ensureDependencies();
// The servers are TypeScript, which Node 20 does not read by itself.
const [{ liveKitKeyIn, startSandbox }, { createStaticHost }] = [
  await load('mocks/src/sandbox/index.ts'),
  await load('apps/web/hosting/index.ts'),
];

let liveKit;
try {
  liveKit = liveKitKeyIn(process.env);
} catch (error) {
  console.error(error.message);
  process.exit(1);
}

const sandbox = await startSandbox({
  ...ports,
  liveKit,
  app: (config) => createStaticHost({ root: DIST, config, holdsAssets: true }),
}).catch((error) => {
  if (error.name !== 'PortUnavailableError') throw error;
  console.error(error.message);
  process.exit(1);
});
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, () => void sandbox.close().then(() => process.exit(0)));
}

// After the ports: a taken one is told at once.
if (!isBuilt('dist')) {
  console.log('Building the product …');
  const build = await run(bin('vite'), ['build', 'apps/web', '--mode', 'production', '--logLevel', 'warn'], {
    quiet: true,
  });
  if (build.code !== 0) process.exit(build.code);
}

console.log(`
The sandbox runs on this machine alone, in memory. Sign in with a demo account, password “demo”:
patient, therapist, imam, mentor, unverified, newcomer, viewer, manager, owner, admin, everyone, provider, tier, second @demo.test
README, section “Sandbox”: how to make the servers fail. Ctrl+C stops them.

API and realtime  ${sandbox.apiUrl}
Identity server   ${sandbox.identityUrl}
App               ${sandbox.appUrl}/${liveKit ? `\nLiveKit           ${liveKit.url}` : ''}`);
