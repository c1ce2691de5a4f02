// A session of two in the product itself, on the sandbox’s servers, with a tunnel in its middle.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { until } from '../livekit/server.mjs';
import { bin, root, run } from '../run.mjs';

const DIST = join(root, 'apps/web/dist');
/** The demo’s session that can be started at any time. */
const ROOM = 'rpcyv9669n6wb4aj';

/** Builds the product where it is missing. */
export async function buildProduct() {
  if (existsSync(join(DIST, 'index.html'))) return;
  console.log('Building the product …');
  const { code } = await run(bin('vite'), ['build', 'apps/web', '--mode', 'production', '--logLevel', 'warn'], {
    quiet: true,
  });
  if (code !== 0) throw new Error('The product could not be built; the output stands above.');
}

async function signIn(context, address, email) {
  const page = await context.newPage();
  await page.goto(address);
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill('demo');
  await page.getByRole('button', { name: 'Log in' }).click();
  return page;
}

const pause = (seconds) => new Promise((resolve) => setTimeout(resolve, seconds * 1000));

/** The product on the sandbox’s servers, and the session that can be started at any time. */
async function startProduct(load) {
  const { startSandbox } = await load('mocks/src/sandbox/index.ts');
  const { createStaticHost } = await load('apps/web/hosting/index.ts');
  const { ids } = await load('mocks/src/personas/ids.ts');
  const sandbox = await startSandbox({
    apiPort: 0,
    identityPort: 0,
    appPort: 0,
    simulatePeers: false,
    app: (config) => createStaticHost({ root: DIST, config, holdsAssets: true }),
  });
  return { sandbox, id: ids.appointments.startable };
}

/** Starts the session as its provider. @returns The provider’s page. */
async function startSession(context, sandbox, id) {
  const host = await signIn(
    context,
    `${sandbox.appUrl}/provider/start-session?appointment=${id}`,
    'therapist@demo.test',
  );
  await host.getByRole('button', { name: 'Start session' }).click();
  const early = host.getByRole('alertdialog').getByRole('button', { name: 'Start now' });
  await early.or(host.getByRole('timer')).waitFor();
  if (await early.isVisible()) await early.click();
  await host.getByRole('timer').waitFor();
  return host;
}

/**
 * A session that its provider has started. @param script Runs in their page before it. @returns Their page, the address
 * of the room for others, and how it is closed.
 */
export async function openClinic({ load, browser, script }) {
  const { sandbox, id } = await startProduct(load);
  const context = await browser.newContext({ permissions: ['camera', 'microphone'] });
  await context.addInitScript(script);
  return {
    host: await startSession(context, sandbox, id),
    room: `${sandbox.appUrl}/join/${ROOM}`,
    close: async () => {
      await context.close();
      await sandbox.close();
    },
  };
}

/**
 * Holds a session: both are together, then cut off, then together again until the host ends it.
 * @param {{ before: number, tunnel: number, after: number }} lengths In seconds.
 * @returns What the server billed in minutes, how long both were together and how long the timer ran in seconds, and
 *   after how many seconds the server noticed.
 */
export async function holdSession({ load, browser, cut, clear, before, tunnel, after }) {
  const { sandbox, id } = await startProduct(load);
  const permissions = ['camera', 'microphone'];
  const [clinic, home] = [await browser.newContext({ permissions }), await browser.newContext({ permissions })];
  try {
    const host = await startSession(clinic, sandbox, id);

    const guest = await signIn(home, `${sandbox.appUrl}/video-call?room=${ROOM}`, 'patient@demo.test');
    await guest.getByRole('button', { name: 'Enter the waiting room' }).click();
    await host.getByRole('button', { name: /^Let in / }).click();
    await host.getByText('Client · Here').waitFor();
    const met = performance.now();

    await pause(before);
    cut();
    const lostAt = performance.now();
    // The API is asked from here: what the server noticed is read once the network is open again.
    await pause(tunnel);
    clear();
    await host.getByText('Client · Here').waitFor({ timeout: 60_000 });
    await guest.getByRole('button', { name: /Leave/ }).first().waitFor();
    const connections = () => sandbox.control.requests().then(({ realtime }) => realtime.connections);
    const back = await until(
      'both are connected again',
      async () =>
        (await connections()).filter(({ event, userId }) => event === 'connected' && userId === null).length >= 4,
      60_000,
    );
    const again = performance.now();
    await pause(after);
    const ended = performance.now();
    const { accessToken } = await sandbox.control.token({ email: 'therapist@demo.test' });
    const answer = await fetch(`${sandbox.apiUrl}/v1/billing/${id}/stop`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${accessToken}`, 'Content-Type': 'application/json' },
      body: '{}',
    });
    const { data } = await answer.json();
    const lost = (await connections()).filter(
      ({ event, reason }) => event === 'disconnected' && reason === 'ping timeout',
    );
    const wallLost = Date.now() - (performance.now() - lostAt);
    return {
      minutes: data.billingMinutes,
      together: (lostAt - met + (ended - again)) / 1000,
      whole: (ended - met) / 1000,
      noticed: Math.max(...lost.map(({ at }) => (Date.parse(at) - wallLost) / 1000)),
      back,
    };
  } finally {
    await clinic.close();
    await home.close();
    await sandbox.close();
  }
}
