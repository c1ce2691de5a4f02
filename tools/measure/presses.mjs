// How long the first press of a menu, a panel or a dialog waits for its frame on a slower processor, in the built demo.
import { chromium } from 'playwright';
import { browserLaunch } from '../browser.mjs';
import { serveDemo } from './demo.mjs';
import { median } from './median.mjs';

const PORT = '4178';
const ORIGIN = `http://localhost:${PORT}`;
const SLOWER = 4;
/** Within as many milliseconds a press is answered on such a processor (FAST-3). */
const LIMIT = 150;
const POINTER = /^(?:pointer|mouse)(?:down|up)$|^click$/;

const button = (name) => (page) => page.getByRole('button', { name }).first();
const columnMenu = (page) => page.locator('button[data-do="menu"]').first();
const choice = (page) => page.locator('main button[aria-haspopup="listbox"]').last();
const accountMenu = (page) => page.locator('header button[aria-haspopup]').last();

/** Who presses what, and where. */
const PRESSES = [
  { as: 'admin', path: '/admin/users', name: 'people: Filters', target: button(/^Filters/) },
  { as: 'patient', path: '/dashboard', name: 'home of a client: Cancel', target: button(/^Cancel your session/) },
  { as: 'admin', path: '/admin/users', name: 'people: Columns', target: button('Columns') },
  { as: 'admin', path: '/admin/users', name: 'people: menu of a column', target: columnMenu },
  { as: 'therapist', path: '/provider/payments', name: 'payments: Filters', target: button(/^Filters/) },
  { as: 'patient', path: '/dashboard', name: 'home of a client: account menu', target: accountMenu },
  { as: 'therapist', path: '/provider/clients', name: 'clients: a choice', target: choice },
  { as: 'therapist', path: '/provider/payments', name: 'payments: menu of a column', target: columnMenu },
];

/** Runs in the page: keeps how long each event waited for the frame after it. */
function observePresses() {
  globalThis.presses = [];
  const keep = (list) =>
    globalThis.presses.push(...list.getEntries().map(({ name, duration }) => ({ name, duration })));
  new PerformanceObserver(keep).observe({ type: 'event', durationThreshold: 16 });
}

/** Milliseconds from the slowest event of the press to its frame. */
async function firstPress(browser, { as, path, target }) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  try {
    await page.addInitScript((email) => localStorage.setItem('sakina-mock-session', email), `${as}@demo.test`);
    await page.goto(`${ORIGIN}${path}`);
    const pressed = target(page);
    await pressed.hover();
    // What loads once the page is idle has come.
    await page.waitForTimeout(3500);
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    await page.evaluate(observePresses);
    await pressed.click();
    await page.waitForTimeout(1500);
    const presses = await page.evaluate(() => globalThis.presses);
    return Math.max(16, ...presses.filter(({ name }) => POINTER.test(name)).map(({ duration }) => duration));
  } finally {
    await page.close();
  }
}

/**
 * @param {number} rounds How often each page is loaded; the median counts.
 * @returns {Promise<import('../../.storybook/proof/model/measured.ts').MeasuredGroup[]>}
 */
export async function measurePresses(rounds = 3) {
  const stop = await serveDemo(PORT);
  const browser = await chromium.launch(browserLaunch());
  try {
    const rows = [];
    for (const press of PRESSES) {
      const found = [];
      for (let round = 0; round < rounds; round += 1) found.push(await firstPress(browser, press));
      rows.push({ name: press.name, value: median(found), limit: LIMIT });
    }
    return [{ title: `First press on a processor ${SLOWER} times slower`, unit: 'ms', rows }];
  } finally {
    await browser.close();
    stop();
  }
}
