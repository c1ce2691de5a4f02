// Times of the large table in the built Storybook.
import { chromium } from 'playwright';
import { browserLaunch } from '../browser.mjs';
import { load } from '../load.mjs';

const STORY = '/iframe.html?id=design-system-data-datatable-at-work--measured&viewMode=story';
const SPEEDS = { 'reading, 600 px/s': 600, 'looking for something, 3,000 px/s': 3000, 'thrown, 20,000 px/s': 20_000 };

/** What FAST-4 and FAST-3 allow, at full speed and four times slower. */
const LIMITS = { 1: { rows: 100, answer: 50, rate: 58 }, 4: { rows: undefined, answer: 100, rate: 50 } };

/** Runs in the page: milliseconds from an action to its layout, and to the frame that shows it. */
async function timeOf({ action, settle }) {
  const steps = {
    rows: () => document.querySelector('[data-measure="rows"]')?.click(),
    sort: (column) =>
      [...document.querySelectorAll('[role="columnheader"] [data-do="sort"]')]
        .find((head) => head.textContent?.startsWith(column))
        ?.click(),
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
  await new Promise((resolve) => {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = resolve;
      port2.postMessage(0);
    });
  });
  const shown = performance.now() - start;
  await new Promise((resolve) => {
    setTimeout(resolve, settle);
  });
  return { laidOut, shown };
}

/** Runs in the page: frames a second while the grid scrolls at a speed, and the longest frame. */
async function scrollAt(speed) {
  const grid = document.querySelector('[role="grid"]');
  grid.scrollTop = 0;
  const frame = () =>
    new Promise((resolve) => {
      requestAnimationFrame(resolve);
    });
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

async function measureAt(browser, address, slowness) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  await page.goto(`${address}${STORY}`);
  await page.locator('[data-measure="rows"]').waitFor();
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowness });
  const limits = LIMITS[slowness];
  const times = [];
  const time = async (name, action, limit, settle = 300) => {
    const { laidOut } = await page.evaluate(timeOf, { action, settle });
    times.push({ name, value: laidOut, limit });
  };
  await time('first rows', ['rows'], limits.rows, 0);
  await time('sorted at once, before the columns are read', ['sort', 'Provider'], limits.answer, 8000 * slowness);
  for (const column of ['Number', 'Client', 'Fee', 'Day'])
    await time(`sorted by ${column}`, ['sort', column], limits.answer);
  for (const words of ['a', 'amina', 'amina silva', ''])
    await time(words === '' ? 'search taken back' : `searched for “${words}”`, ['search', words], limits.answer);
  const rates = [];
  for (const [name, speed] of Object.entries(SPEEDS)) {
    const { rate } = await page.evaluate(scrollAt, speed);
    rates.push({ name, value: rate, limit: limits.rate, isFloor: true });
  }
  await page.close();
  const at = slowness === 1 ? 'at full speed' : `on a processor ${slowness} times slower`;
  return [
    { title: `100,000 rows, ${at}: from an action to its layout`, unit: 'ms', rows: times },
    { title: `100,000 rows, ${at}: scrolling`, unit: 'frames a second', rows: rates },
  ];
}

/**
 * First rows, sorting, search and scrolling of a hundred thousand rows, at full speed and four times slower.
 * @param {string} built Absolute path of a built Storybook.
 * @returns {Promise<import('../../.storybook/proof/model/measured.ts').MeasuredGroup[]>}
 */
export async function measureTable(built) {
  const module = await load('tools/story-pages/serve.ts');
  const own = await module.serve(built);
  const browser = await chromium.launch(browserLaunch());
  try {
    return [...(await measureAt(browser, own.url, 1)), ...(await measureAt(browser, own.url, 4))];
  } finally {
    await browser.close();
    await own.close();
  }
}
