// What a change of theme, density or direction renders again, in the built Storybook.
import { chromium } from 'playwright';
import { browserLaunch } from '../browser.mjs';
import { load } from '../load.mjs';

/** Pages with much that repeats. */
const STORIES = {
  'a table of 100,000 rows': 'design-system-data-datatable-many-rows--hundred-thousand',
  'a week of appointments': 'design-system-data-weekschedule--default',
};
const CHANGES = { theme: 'admin', density: 'compact', dir: 'rtl' };

/**
 * Runs in the page: elements, words and attributes of what stands below the root that change while it looks another
 * way.
 */
async function changesOf({ theme, density, dir }) {
  const found = [];
  const observer = new MutationObserver((records) => found.push(...records));
  observer.observe(document.getElementById('storybook-root'), {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
  });
  const { documentElement } = document;
  documentElement.dataset.theme = theme;
  documentElement.dataset.density = density;
  documentElement.dir = dir;
  await new Promise((resolve) => {
    setTimeout(resolve, 500);
  });
  // Lower rows make room for more of them: what only came into view is nothing that changed.
  return found.filter(({ type, removedNodes }) => type !== 'childList' || removedNodes.length > 0).length;
}

/**
 * @param {string} built Absolute path of a built Storybook.
 * @returns {Promise<import('../../.storybook/proof/model/measured.ts').MeasuredGroup[]>}
 */
export async function measureThemeSwitch(built) {
  const module = await load('tools/story-pages/serve.ts');
  const own = await module.serve(built);
  const browser = await chromium.launch(browserLaunch());
  try {
    const rows = [];
    for (const [name, story] of Object.entries(STORIES)) {
      const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
      await page.goto(`${own.url}/iframe.html?id=${story}&viewMode=story`);
      await page.locator('#storybook-root > *').first().waitFor();
      // The story plays, and what is drawn at rest is drawn.
      await page.waitForTimeout(4000);
      rows.push({ name, value: await page.evaluate(changesOf, CHANGES), limit: 0 });
      await page.close();
    }
    return [
      {
        title: 'Changed in what stood there when theme, density and direction change at once',
        unit: 'elements, words and attributes',
        rows,
      },
    ];
  } finally {
    await browser.close();
    await own.close();
  }
}
