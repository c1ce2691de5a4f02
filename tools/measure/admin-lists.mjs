// Frames while a key that moves through the administration's lists is held, in the built demo.
import { chromium } from 'playwright';
import { browserLaunch } from '../browser.mjs';
import { serveDemo } from './demo.mjs';

const PORT = '4179';
const ORIGIN = `http://localhost:${PORT}`;

const LISTS = {
  'people, 100,039': '/admin/users',
  'sessions of all time': '/admin/sessions?period=all',
  'audit log of all time': '/admin/settings?view=audit&period=all',
};

/** Runs in the page: presses j every 33 ms for ten seconds, as a held key does, and counts the frames. */
function holdKey() {
  return new Promise((resolve) => {
    const press = { key: 'j', code: 'KeyJ', bubbles: true, cancelable: true, repeat: true };
    const timer = setInterval(() => document.activeElement.dispatchEvent(new KeyboardEvent('keydown', press)), 33);
    const began = performance.now();
    let frames = 0;
    const count = (now) => {
      frames += 1;
      if (now - began < 10_000) return requestAnimationFrame(count);
      clearInterval(timer);
      return resolve((frames / (now - began)) * 1000);
    };
    requestAnimationFrame(count);
  });
}

/**
 * @returns {Promise<import('../../.storybook/proof/model/measured.ts').MeasuredGroup[]>}
 */
export async function measureAdminLists() {
  const stop = await serveDemo(PORT);
  const browser = await chromium.launch(browserLaunch());
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
    await page.addInitScript(() => localStorage.setItem('sakina-mock-session', 'admin@demo.test'));
    const rows = [];
    for (const [name, path] of Object.entries(LISTS)) {
      await page.goto(`${ORIGIN}${path}`);
      await page.getByRole('grid').getByRole('rowheader').first().waitFor();
      // What loads once the page is idle has come.
      await page.waitForTimeout(4000);
      await page.keyboard.press('j');
      rows.push({ name, value: await page.evaluate(holdKey), limit: 50, isFloor: true });
    }
    return [{ title: 'Lists of the administration: j held for ten seconds', unit: 'frames a second', rows }];
  } finally {
    await browser.close();
    stop();
  }
}
