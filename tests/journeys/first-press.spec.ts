import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { root } from '../architecture/repository.ts';
import { expect, test } from './support/fixtures.ts';
import { holdBack } from './support/journey.ts';

const menuOf = (page: Page) => page.getByRole('button', { name: 'Menu' });

/** Presses the menu button of a page without its app, and holds it until the app has loaded. */
async function touchBeforeTheApp(page: Page): Promise<void> {
  const letThrough = await holdBack(page, 'app');
  await page.goto('/about');
  await menuOf(page).hover();
  const held = await menuOf(page).elementHandle();
  await page.mouse.down();
  const loaded = page.waitForResponse(/\/assets\/NavDrawer-[^/]*\.js$/);
  letThrough();
  await loaded;
  // Hydration would follow within this time.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 200)));
  expect(await held?.evaluate((control) => control.isConnected && control.closest('[data-hydrating]') !== null)).toBe(
    true,
  );
}

test.describe('the first press on a prerendered page', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('counts once if the app loads during the press, which replaces no control [FAST-1]', async ({ page }) => {
    await touchBeforeTheApp(page);
    await page.mouse.up();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await expect(menu).toBeFocused();
    // Not by Escape: half a second after a programmatic press React Aria moves the focus away and back, for VoiceOver.
    await menu.getByRole('button', { name: 'Close' }).click();
    await expect(menu).toHaveCount(0);
    await menuOf(page).click();
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  });

  test('counts if the control’s code loads after that of its page [FAST-1]', async ({ page }) => {
    const letThrough = await holdBack(page, 'NavDrawer');
    await page.goto('/about');
    await menuOf(page).click();
    // The rest of the frame hydrates without it.
    await expect
      .poll(() =>
        page.evaluate(() => Object.keys(document.querySelector('footer')!).some((key) => key.startsWith('__react'))),
      )
      .toBe(true);
    letThrough();
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  });

  test('works by keyboard, and hydration keeps the focus [FAST-1] [CARE-8]', async ({ page }) => {
    await page.goto('/about');
    await menuOf(page).focus();
    await expect(page.locator('header [data-hydrating]')).toHaveCount(0);
    await expect(menuOf(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(menuOf(page)).toBeFocused();
  });

  test('presses nothing if it ends elsewhere', async ({ page }) => {
    await touchBeforeTheApp(page);
    await page.mouse.move(180, 600);
    await page.mouse.up();
    await expect(page.locator('header [data-hydrating]')).toHaveCount(0);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await menuOf(page).click();
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  });
});

/** The controls of a page in a Suspense boundary of their own, which hydrate after the frame and after the screen. */
function lateControls(html: string): string[] {
  const late: string[] = [];
  let depth = 0;
  let ofScreen = Infinity;
  for (const [mark] of html.matchAll(/<!--\/?\$[?!~]?-->|<(?:h1|button|input|select|textarea)\b[^>]*>/g)) {
    if (mark.startsWith('<!--/')) depth -= 1;
    else if (mark.startsWith('<!--')) depth += 1;
    if (depth < ofScreen) ofScreen = Infinity;
    if (mark.startsWith('<h1')) ofScreen = depth;
    const isLate = depth > (ofScreen === Infinity ? 1 : ofScreen);
    if (isLate && !mark.startsWith('<!--')) late.push(mark);
  }
  return late;
}

test('every control that hydrates after its page is marked in the HTML, so that no press on it is lost [FAST-1]', () => {
  for (const build of ['dist', 'dist-demo']) {
    const pages = join(root, 'apps/web', build, 'pages');
    const files = readdirSync(pages, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'));
    expect(files.length).toBeGreaterThan(30);
    for (const file of files) {
      const late = lateControls(readFileSync(join(pages, file), 'utf8'));
      expect(
        late.filter((control) => !control.includes(' data-hydrating=')),
        `${build}: ${file}`,
      ).toEqual([]);
      if (!file.endsWith('index.html')) expect(late.length, file).toBeGreaterThan(0);
    }
  }
});
