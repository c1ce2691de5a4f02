// Browsers with the product's own media code in them, served as the product is: built, and with its content security
// policy.
import { createServer } from 'node:http';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { CALL_ARGS, lightBrowserLaunch } from '../browser.mjs';
import { root } from '../run.mjs';
import { until } from './server.mjs';

const OUT = join(root, 'node_modules/.cache/call-page');

/** Builds the page of a person in a call. */
export async function buildPage() {
  const { build } = await import('vite');
  await build({
    configFile: false,
    logLevel: 'warn',
    root: join(root, 'tools/livekit/page'),
    build: { outDir: OUT, emptyOutDir: true, target: 'es2023', modulePreload: { polyfill: false } },
    worker: { format: 'es' },
  });
}

/** Serves the page under the policy of an installation whose LiveKit server has this address. */
export async function servePage({ load, livekitBase }) {
  const { createStaticHost } = await load('apps/web/hosting/index.ts');
  const server = createServer(createStaticHost({ root: OUT, config: { livekitBase } }));
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${server.address().port}/`,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

/**
 * Starts a browser with a camera and a microphone that need no hardware. @param options More of Playwright's launch
 * options.
 */
export function launchCallBrowser({ args = [], ...options } = {}) {
  const launch = lightBrowserLaunch();
  return chromium.launch({
    ...launch,
    args: [...launch.args, ...CALL_ARGS, '--auto-select-desktop-capture-source=Entire screen', ...args],
    ...options,
  });
}

/** A person: a page in which the product's adapter runs. @param renew Gives new access, by id. */
export async function createPerson(context, url, renew) {
  const page = await context.newPage();
  const errors = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  page.on('console', (message) => {
    if (/Content.Security.Policy/i.test(message.text())) errors.push(message.text());
  });
  if (renew) await page.exposeFunction('renewAccess', renew);
  await page.goto(url);
  await page.waitForFunction(() => 'call' in window);
  const ask = (name, ...values) => page.evaluate(([method, given]) => window.call[method](...given), [name, values]);
  const seat = async (id) => (await ask('snapshot'))?.seats.find((one) => one.id === id);
  return {
    page,
    errors,
    ask,
    seat,
    state: async () => (await ask('snapshot'))?.state,
    is: (state, milliseconds) =>
      until(`the state ${state}`, async () => (await ask('snapshot'))?.state === state, milliseconds),
    /** Waits for frames of someone, more than there are now. @returns Milliseconds. */
    sees: async (id, source = 'camera', milliseconds = 20_000) => {
      const before = await ask('frames', id, source);
      return until(`pictures of ${id}`, async () => (await ask('frames', id, source)) > before + 2, milliseconds);
    },
    close: () => page.close(),
  };
}
