// What a screen costs by the size of the account, in the built demo with lists of that size.
import { chromium } from 'playwright';
import { browserLaunch } from '../browser.mjs';
import { serveDemo } from './demo.mjs';
import { enlargeAccount } from './large-account.mjs';
import { median } from './median.mjs';

const PORT = '4180';
const ORIGIN = `http://localhost:${PORT}`;
/** How many times slower the processor is. */
const RATES = [1, 4];
/** The account where nothing else is said. */
const USUAL = { clients: 50, eventsAWeek: 20, messages: 200, invoices: 52 };
const named = (role, name) => (page) => page.getByRole(role, { name }).first();
const choice = (page) => page.locator('main button[aria-haspopup="listbox"]').first();
const field = (page) => page.locator('main textarea').last();

/**
 * Screens by what they show of an account: who opens which address, what tells that the list is there, and presses,
 * each with what tells that it was answered.
 */
const SCREENS = [
  {
    name: 'clients',
    as: 'therapist',
    path: '/provider/clients',
    list: named('link', 'Client 00020'),
    acts: [
      { name: 'open one', press: named('link', 'Client 00007'), answer: named('heading', 'Client 00007') },
      { name: 'filter', press: choice, answer: (page) => page.getByRole('option').first() },
    ],
    sizes: [50, 500, 5000].map((clients) => ({ clients })),
  },
  {
    name: 'calendar, events a week',
    as: 'therapist',
    path: '/provider/calendar',
    // The page without its events has fewer items.
    list: (page) => page.locator('main li').nth(30),
    acts: [],
    sizes: [20, 200].map((eventsAWeek) => ({ eventsAWeek })),
  },
  {
    name: 'messages',
    as: 'therapist',
    path: '/provider/messages?client=usr-4f1c9a',
    list: (page) => page.locator('main ol > li').nth(20),
    acts: [{ name: 'type a letter', type: field }],
    sizes: [200, 2000].map((messages) => ({ messages })),
  },
  {
    name: 'invoices of a client',
    as: 'patient',
    path: '/dashboard?view=payments',
    list: (page) => page.locator('main a[href*="inv-copy"]').first(),
    acts: [],
    sizes: [52, 156].map((invoices) => ({ invoices })),
  },
];

/** Runs in the page: keeps how long each event waited for the frame after it. */
function observeEvents() {
  globalThis.waits = [];
  new PerformanceObserver((list) => {
    globalThis.waits.push(...list.getEntries().map(({ duration }) => duration));
  }).observe({ type: 'event', durationThreshold: 16 });
}

/** Milliseconds until what is looked for is visible. */
async function until(start, locator) {
  const began = performance.now();
  await start();
  await locator.waitFor();
  return performance.now() - began;
}

/** One screen of one account on one processor: milliseconds by name. */
async function measureScreen(browser, { as, path, list, acts }, size, rate) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  try {
    await page.addInitScript(enlargeAccount, { ...USUAL, ...size });
    await page.addInitScript((email) => localStorage.setItem('sakina-mock-session', email), `${as}@demo.test`);
    // The worker, the demo's own data and the parts that load later are there from the first visit on.
    await page.goto(`${ORIGIN}${path}`);
    await list(page).waitFor();
    await page.waitForTimeout(2500);
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate });
    const found = { open: await until(() => page.goto(`${ORIGIN}${path}`), list(page)) };
    await page.waitForTimeout(2000 + 1000 * rate);
    for (const { name, press, type, answer } of acts) {
      if (type) {
        await type(page).click();
        await page.evaluate(observeEvents);
        await page.keyboard.press('a');
        await page.waitForTimeout(700);
        found[name] = Math.max(16, ...(await page.evaluate(() => globalThis.waits)));
      } else {
        found[name] = await until(() => press(page).click(), answer(page));
        await page.keyboard.press('Escape');
      }
    }
    return found;
  } finally {
    await page.context().close();
  }
}

/**
 * @param {number} rounds How often each screen is measured; the median counts.
 * @returns {Promise<import('../../.storybook/proof/model/measured.ts').MeasuredGroup[]>}
 */
export async function measureScale(rounds = 3) {
  const stop = await serveDemo(PORT);
  const browser = await chromium.launch(browserLaunch());
  try {
    const groups = [];
    for (const rate of RATES) {
      const rows = [];
      for (const screen of SCREENS) {
        for (const size of screen.sizes) {
          const found = [];
          for (let round = 0; round < rounds; round += 1) found.push(await measureScreen(browser, screen, size, rate));
          const [count] = Object.values(size);
          for (const act of Object.keys(found[0])) {
            const name = `${screen.name}, ${count.toLocaleString('en-US')}: ${act}`;
            rows.push({ name, value: median(found.map((one) => one[act])) });
          }
        }
      }
      const title = `Size of an account${rate === 1 ? '' : ` on a processor ${rate} times slower`}`;
      groups.push({ title, unit: 'ms', rows });
    }
    return groups;
  } finally {
    await browser.close();
    stop();
  }
}
