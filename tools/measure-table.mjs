// Times of the large table in the built Storybook: `npm run measure`, or alone, with the address of any Storybook:
// `node tools/measure-table.mjs http://127.0.0.1:6006`. Printed, never asserted.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from 'playwright';
import { runnerImport } from 'vite';
import { browserLaunch } from './browser.mjs';
import { root } from './run.mjs';

const STORY = '/iframe.html?id=design-system-data-datatable-at-work--measured&viewMode=story';
const SPEEDS = { 'reading, 600 px/s': 600, 'looking for something, 3,000 px/s': 3000, 'thrown, 20,000 px/s': 20_000 };

/** Serves the Storybook that stands built. */
async function serveStorybook() {
  const { module } = await runnerImport(join(root, 'tools/story-pages/serve.ts'), { configFile: false, logLevel: 'error' });
  return module.serve(join(root, 'storybook-static'));
}

/** Runs in the page: milliseconds from an action to its layout, and to the frame that shows it. */
async function timeOf({ action, settle }) {
  const steps = {
    rows: () => document.querySelector('[data-measure="rows"]')?.click(),
    sort: (column) => [...document.querySelectorAll('[role="columnheader"] [data-do="sort"]')].find((head) => head.textContent?.startsWith(column))?.click(),
    search: (words) => {
      const field = document.querySelector('input[type="search"]');
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(field, words);
      field.dispatchEvent(new Event('input', { bubbles: true }));
    },
  };
  const [name, value] = action;
  const start = performance.now();
  steps[name](value);
  // React answers presses and typing at the end of the task; after it, layout is asked for.
  await Promise.resolve();
  void document.body.offsetHeight;
  const laidOut = performance.now() - start;
  await new Promise((resolve) => { requestAnimationFrame(() => { const { port1, port2 } = new MessageChannel(); port1.onmessage = resolve; port2.postMessage(0); }); });
  const shown = performance.now() - start;
  await new Promise((resolve) => { setTimeout(resolve, settle); });
  return { laidOut, shown };
}

/** Runs in the page: frames a second while the grid scrolls at a speed, and the longest frame. */
async function scrollAt(speed) {
  const grid = document.querySelector('[role="grid"]');
  grid.scrollTop = 0;
  const frame = () => new Promise((resolve) => { requestAnimationFrame(resolve); });
  await frame();
  const start = await frame();
  let last = start;
  let longest = 0;
  let frames = 0;
  while (last - start < 3000) {
    grid.scrollTop = ((last - start) / 1000) * speed;
    const now = await frame();
    longest = Math.max(longest, now - last);
    last = now;
    frames += 1;
  }
  return { rate: (frames * 1000) / (last - start), longest };
}

function line(name, text) {
  console.log(`  ${name.padEnd(36)} ${text}`);
}

async function measureAt(browser, address, slowness) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  await page.goto(`${address}${STORY}`);
  await page.locator('[data-measure="rows"]').waitFor();
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowness });
  const time = async (name, action, settle = 300) => {
    const { laidOut, shown } = await page.evaluate(timeOf, { action, settle });
    line(name, `${laidOut.toFixed(0).padStart(5)} ms, in a frame after ${shown.toFixed(0)} ms`);
  };
  console.log(`  At ${slowness === 1 ? 'full speed' : `${slowness}× slower`}`);
  await time('first rows', ['rows'], 0);
  await time('sorted at once, columns unread', ['sort', 'Provider'], 8000 * slowness);
  for (const column of ['Number', 'Client', 'Fee', 'Day']) await time(`sorted by ${column}`, ['sort', column]);
  for (const words of ['a', 'amina', 'amina silva', '']) await time(`searched for “${words}”`, ['search', words]);
  for (const [name, speed] of Object.entries(SPEEDS)) {
    const { rate, longest } = await page.evaluate(scrollAt, speed);
    line(name, `${rate.toFixed(1).padStart(5)} frames a second, the longest ${longest.toFixed(0)} ms`);
  }
  await page.close();
}

/** Prints first rows, sorting, search and scrolling of a hundred thousand rows, at full speed and four times slower. */
export async function measureTable(at) {
  const own = at ? undefined : await serveStorybook();
  const browser = await chromium.launch(browserLaunch());
  try {
    for (const slowness of [1, 4]) await measureAt(browser, at ?? own?.url, slowness);
  } finally {
    await browser.close();
    await own?.close();
  }
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) await measureTable(process.argv[2]);
