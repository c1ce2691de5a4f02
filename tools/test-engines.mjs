// `npm run test:engines`: rooms in other engines than that of the tests (ENGINE-1): a call between Chromium and
// Firefox, and what is left to someone in WebKitGTK, which makes no calls. Needs Debian's firefox-esr,
// webkit2gtk-driver and xvfb; no part of `npm test`.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createChecks } from './livekit/checks.mjs';
import { launchCallBrowser } from './livekit/people.mjs';
import { need, notRun, until } from './livekit/server.mjs';
import { buildProduct, openClinic } from './network/minutes.mjs';
import { ensureBrowser } from './ensure-browser.mjs';
import { load } from './load.mjs';
import { ensureDependencies, root } from './run.mjs';

await ensureDependencies();
need('firefox-esr', 'Install Debian’s package firefox-esr.', 'firefox-esr');
need('WebKitWebDriver', 'Install Debian’s package webkit2gtk-driver.', 'webkit2gtk-driver');
need('xvfb-run', 'Install Debian’s package xvfb.', 'xvfb');
await ensureBrowser();
await buildProduct();
const own = join(root, 'tools/engines');
if (
  !existsSync(join(own, 'node_modules/puppeteer-core')) &&
  spawnSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], { cwd: own, stdio: 'ignore' }).status !== 0
)
  notRun('the package that drives Firefox could not be installed (npm ci in tools/engines).');

const [{ launchFirefox }, { launchWebKit }] = [
  await import('./engines/firefox.mjs'),
  await import('./engines/webkit.mjs'),
];

/** Keeps the connections of a page, so that what arrives over them can be asked. */
const keepConnections = () => {
  const Real = window.RTCPeerConnection;
  window.connections = [];
  window.RTCPeerConnection = class extends Real {
    constructor(configuration) {
      super(configuration);
      window.connections.push(this);
    }
  };
};

const { check, end } = createChecks();
const browser = await launchCallBrowser();
const clinic = await openClinic({ load, browser, script: keepConnections });
const { host, room } = clinic;
const letIn = (name) => host.getByRole('button', { name: `Let in ${name}`, exact: true }).click({ timeout: 30_000 });
const pictures = (page) =>
  page.evaluate(async () => {
    let frames = 0;
    for (const connection of window.connections)
      for (const report of (await connection.getStats()).values())
        if (report.type === 'inbound-rtp' && report.kind === 'video') frames += report.framesDecoded ?? 0;
    return frames;
  });
const moving = (who, page) =>
  until(
    `${who} sees a moving picture`,
    async () => {
      const before = await pictures(page);
      await new Promise((resolve) => setTimeout(resolve, 500));
      return (await pictures(page)) > before + 2;
    },
    30_000,
  );

await check('someone in Chromium and someone in Firefox see each other', async () => {
  const firefox = await launchFirefox();
  try {
    const guest = await firefox.newPage();
    await guest.evaluateOnNewDocument(keepConnections);
    await guest.goto(room);
    await guest.locator('input[autocomplete="name"]').fill('Samir');
    await guest.locator('::-p-text(Enter the waiting room)').click();
    await letIn('Samir');
    await host.getByRole('button', { name: 'Join', exact: true }).click();
    await host.getByRole('figure', { name: 'Samir' }).waitFor({ timeout: 30_000 });
    await moving('Chromium', host);
    await moving('Firefox', guest);
    await guest.locator('button::-p-aria(Microphone)').click();
    await host.getByRole('figure', { name: 'Samir' }).getByText('Microphone off').waitFor({ timeout: 10_000 });
    return await firefox.version();
  } finally {
    await firefox.close();
  }
});

await check('someone in WebKitGTK, which makes no calls, is told so, comes in and writes', async () => {
  const webkit = await launchWebKit();
  try {
    await webkit.go(room);
    const shows = (words) =>
      until(`WebKitGTK shows “${words}”`, async () => (await webkit.text()).includes(words), 30_000);
    if (await webkit.run('return "RTCPeerConnection" in window')) return 'it makes calls by now: nothing to show';
    await shows('This browser doesn’t support calls');
    await webkit.type('Your name', 'Noor');
    await webkit.click('Enter the waiting room');
    await letIn('Noor');
    await shows('You’ve joined by text');
    await host.getByText('Noor joined.').waitFor({ state: 'attached' });
    return 'by text, with the ways to talk';
  } finally {
    await webkit.close();
  }
});

await clinic.close();
await browser.close();
process.exit(end());
