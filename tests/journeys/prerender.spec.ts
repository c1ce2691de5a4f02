import type { Page, Response } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { languages } from '@sakina/platform/domain';
import { root } from '../architecture/repository.ts';
import { expect, test } from './support/fixtures.ts';
import { holdBack } from './support/journey.ts';
import { layoutShift, CONTENT_SHIFT_LIMIT, watchLayoutShift } from './support/layout-shift.ts';
import { DESK, PHONE, placesOf } from './support/look.ts';
import { routeCases } from './support/routes.ts';
import { launchWithFamily, standIns } from './support/stand-in-fonts.ts';

const PAGES = routeCases.filter(({ id }) => ['ROUTE-1', 'ROUTE-9', 'ROUTE-18', 'ROUTE-19'].includes(id));

/** Written as a shell: frame, heading and outline, without the list. */
const DIRECTORIES = ['/find-therapist', '/providers', '/find-leader'];

const isFont = (response: Response) => response.url().endsWith('.woff2');

/**
 * Waits until the texts of a written page have their own fonts. What stands in for those is of the device and always
 * there.
 */
async function untilFonts(page: Page): Promise<void> {
  const missing = () =>
    page.evaluate(() => {
      const arrived = [...document.fonts]
        .filter(({ status }) => status === 'loaded')
        .map(({ family }) => family.replaceAll('"', ''));
      return ['Poppins', 'Manrope', 'Karla'].filter((family) => !arrived.includes(family));
    });
  await expect.poll(missing).toEqual([]);
  await page.evaluate(() => document.fonts.ready);
}

/** Whether a page has a face of a family loaded. */
const hasFace = (page: Page, name: string) =>
  page.evaluate(
    (wanted) =>
      [...document.fonts].some(({ family, status }) => status === 'loaded' && family.replaceAll('"', '') === wanted),
    name,
  );

/** Waits until what has changed is drawn. */
const nextFrame = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));

/** Where the first number and the nearest way out stand. */
async function expectHelp(page: Page): Promise<void> {
  await expect(page.locator('a[href="tel:988"]').first()).toBeVisible();
  await expect(page.locator('a[href="https://www.weather.gov/"]').first()).toBeVisible();
}

/** What a page says of itself in its head. */
const headOf = (page: Page) =>
  page.evaluate(() => ({
    description: document.querySelector('meta[name="description"]')?.getAttribute('content') ?? '',
    canonical: document.querySelector('link[rel="canonical"]')?.getAttribute('href'),
    arabic: document.querySelector('link[hreflang="ar"]')?.getAttribute('href'),
  }));

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('every public page can be read in each language, a directory says that its list needs scripts, each says in its head what it is and where its other language is, and a link leads on [FAST-2] [CARE-1]', async ({
    page,
    request,
  }) => {
    const fonts: Response[] = [];
    page.on('response', (response) => isFont(response) && fonts.push(response));
    const pages = [...PAGES.map(({ path }) => path), ...DIRECTORIES];
    for (const { code, direction } of languages) {
      const descriptions = new Set<string>();
      fonts.length = 0;
      for (const path of pages) {
        await test.step(`${path} in ${code}`, async () => {
          await page.goto(`${path}?lang=${code}`);
          await expect(page.locator('html')).toHaveAttribute('dir', direction);
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          if (DIRECTORIES.includes(path))
            await expect(page.getByText(code === 'ar' ? /جافاسكربت/ : /needs JavaScript/)).toBeVisible();
          else expect((await page.getByRole('main').innerText()).length).toBeGreaterThan(400);
          await expectHelp(page);
          // Before anything else: a page without scripts cannot tell the reader's country.
          expect(await page.locator('body').innerText()).toMatch(
            code === 'ar'
              ? /^إذا كان أحد في خطر فيُرجى الاتصال برقم الطوارئ المحلي/
              : /^Call your local emergency number/,
          );
          const { description, canonical, arabic } = await headOf(page);
          descriptions.add(description);
          expect(canonical).toBe(`https://sakina.example${path}${code === 'en' ? '' : `?lang=${code}`}`);
          expect(arabic).toBe(`https://sakina.example${path}?lang=ar`);
        });
      }
      // The texts have their own fonts.
      expect(fonts.length).toBeGreaterThan(0);
      expect(fonts.map((font) => font.status()).filter((status) => status !== 200)).toEqual([]);
      // Arabic says the same in fewer letters.
      const shortest = code === 'ar' ? 40 : 50;
      expect([...descriptions].filter((words) => words.length > shortest)).toHaveLength(pages.length);
    }
    await page.goto('/?lang=en');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Terms', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Terms' })).toBeVisible();

    const sitemap = readFileSync(join(root, 'apps/web/dist/sitemap.xml'), 'utf8');
    expect([...sitemap.matchAll(/<loc>/g)]).toHaveLength(pages.length * languages.length);
    const landing = await (await request.get('/')).text();
    const entries = [...landing.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
      ([, text]) => JSON.parse(text ?? '') as { '@type': string; name: string },
    );
    expect(entries.map((entry) => entry['@type'])).toEqual(['Organization', 'WebSite']);
  });
});

test.describe('in Riyadh', () => {
  test.use({ timezoneId: 'Asia/Riyadh' });

  test('each public page has the crisis lines of the country before anything else of it runs, in each language, and keeps them when the app takes over [CARE-1]', async ({
    page,
  }) => {
    const bar = page.getByRole('complementary').first();
    // Notes every number of the United States that comes back after the own ones, for however short.
    await page.addInitScript(() => {
      new MutationObserver(() => {
        if (document.documentElement.dataset['linesZone'] === undefined) return;
        for (const link of document.querySelectorAll('a[href="tel:988"], a[href="tel:911"]'))
          if (!link.closest('details')) document.documentElement.dataset['foreign'] = link.outerHTML;
      }).observe(document, { subtree: true, childList: true, attributes: true });
    });
    for (const { path } of PAGES)
      for (const { code } of languages) {
        await page.goto(`${path}?lang=${code}`);
        await expect(bar.locator('a[href="tel:937"]').first()).toBeVisible();
        await expect(bar.locator('a[href="tel:997"]').first()).toBeVisible();
        // The chat and the table of other countries stay folded; nothing else says a number of the United States.
        expect(
          await page
            .locator('a[href="tel:988"], a[href="sms:988"], a[href="tel:911"]')
            .evaluateAll((links) => links.filter((link) => !link.closest('details')).map((link) => link.outerHTML)),
          `${path} in ${code}`,
        ).toEqual([]);
      }
    await page.goto('/faq?lang=en');
    await page.getByRole('searchbox').fill('zzz');
    await expect(
      page.getByRole('main').getByRole('link', { name: 'Life-threatening emergency: call 997' }),
    ).toBeVisible();
    await expect(page.locator('html')).not.toHaveAttribute('data-foreign');
    await page.goto('/about?lang=en');
    await expect(
      page.getByRole('main').getByRole('link', { name: 'Life-threatening emergency: call 997' }),
    ).toBeVisible();
    await page.getByRole('contentinfo').getByRole('button', { name: 'العربية' }).click();
    await expect(page.getByRole('heading', { level: 1, name: /^ما هي/ })).toBeVisible();
    await expect(bar.locator('[data-count] > a')).toHaveCount(2);
    await expect(bar.locator('a[href="tel:937"]').first()).toBeVisible();
    await expect(page.locator('html')).not.toHaveAttribute('data-foreign');
  });
});

test('reading loads no app; the first control brings it, is not pressed in vain, and the language that it chose is that of the next page [FAST-1] [CARE-6]', async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
  await page.goto('/about');
  await expect(page.getByRole('heading', { level: 1, name: 'What Sakina is' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(scripts.filter((url) => /\/app-|react/.test(url))).toEqual([]);
  await page.getByRole('contentinfo').getByRole('button', { name: 'العربية' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^ما هي/ })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  expect(scripts.some((url) => /\/app-/.test(url))).toBe(true);
  await page.goto('/team');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/[\u0600-\u06FF]/);
});

test('a page can be read in a font of this machine before its own are there, which move next to nothing when they load [FAST-2]', async ({
  baseURL,
}, testInfo) => {
  expect(standIns).not.toEqual([]);
  for (const family of standIns) {
    await test.step(family, async () => {
      const browser = await launchWithFamily(family, testInfo.outputPath('fonts.conf'));
      for (const viewport of [DESK, PHONE]) {
        for (const path of ['/', '/about']) {
          const page = await browser.newPage({ ...(baseURL && { baseURL }), viewport, locale: 'en-US' });
          await watchLayoutShift(page);
          const letThrough = await holdBack(page, 'app', 'css');
          await page.goto(path, { waitUntil: 'commit' });
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          await expect.poll(() => hasFace(page, 'Poppins Fallback')).toBe(true);
          expect((await page.getByRole('main').innerText()).length).toBeGreaterThan(400);
          letThrough();
          await untilFonts(page);
          await nextFrame(page);
          expect(await layoutShift(page), `${path} at ${viewport.width} px`).toBeLessThanOrEqual(CONTENT_SHIFT_LIMIT);
          await page.close();
        }
      }
      await browser.close();
    });
  }
});

test('a page with a field has the app without being asked, and what is typed before it is there is searched for', async ({
  page,
}) => {
  await page.goto('/faq');
  await page.getByRole('searchbox').pressSequentially('insurance');
  await expect(page.getByRole('searchbox')).toHaveValue('insurance');
  await expect(page.getByRole('heading', { level: 3, name: /difference between/ })).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 3, name: 'Can I use my insurance?' })).toBeVisible();
});

test.describe('a cut connection', () => {
  test.use({ provoked: /ERR_FAILED|dynamically imported/ });

  test('where the app does not arrive the page can be read on, and the next press asks for it again [SEC-19]', async ({
    page,
  }) => {
    const start = '**/assets/app-*.js';
    await page.route(start, (route) => route.abort());
    await page.goto('/about');
    const arabic = page.getByRole('contentinfo').getByRole('button', { name: 'العربية' });
    await Promise.all([page.waitForEvent('requestfailed'), arabic.click()]);
    await expect(page.getByRole('heading', { level: 1, name: 'What Sakina is' })).toBeVisible();
    await page.unroute(start);
    await arabic.click();
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  });

  test('where the styles of a page do not arrive the app brings its own [FAST-2]', async ({ page }) => {
    await page.route('**/assets/pages-*.css', (route) => route.abort());
    await page.goto('/find-therapist');
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('font-family', /Poppins/);
  });
});

test('a page stays as it is while its app arrives, sheet by sheet [FAST-2]', async ({ page }) => {
  const letThrough = await holdBack(page, 'site-landing-styles', 'css');
  await page.goto('/');
  await untilFonts(page);
  const places = () => placesOf(page.getByRole('main').locator('h1, h2, h3, p, a'));
  const before = await places();
  expect(before.length).toBeGreaterThan(30);
  const asked = page.waitForRequest(/site-landing-styles/);
  await page.getByRole('contentinfo').getByRole('button', { name: 'العربية' }).focus();
  await asked;
  await expect
    .poll(() =>
      page.evaluate(() => [...document.styleSheets].some(({ href }) => href?.includes('/assets/control-styles'))),
    )
    .toBe(true);
  await page.evaluate(() => scrollTo(0, 0));
  expect(await places()).toEqual(before);
  letThrough();
  await expect
    .poll(() =>
      page.evaluate(() => [...document.styleSheets].some(({ href }) => href?.includes('/assets/site-landing-styles'))),
    )
    .toBe(true);
  expect(await places()).toEqual(before);
});

test('a directory is there before its list, asks for that while the app is on its way, keeps the focus when it comes, shows no other page meanwhile, and writes no styles itself [FAST-2]', async ({
  page,
}) => {
  const letThrough = await holdBack(page, 'app');
  const screen = page.waitForRequest(/\/assets\/directory-/);
  await page.goto('/find-therapist', { waitUntil: 'commit' });
  const heading = page.getByRole('heading', { level: 1, name: 'Find someone to talk to' });
  await expect(heading).toBeVisible();
  await screen;
  await expect(page.getByRole('article')).toHaveCount(0);
  await page.getByRole('banner').getByRole('link', { name: 'Community' }).focus();
  const gone = page.evaluate(
    () =>
      new Promise<boolean>((resolve) => {
        const look = () => {
          if (document.querySelector('article')) resolve(false);
          else if (document.querySelector('h1')?.checkVisibility()) requestAnimationFrame(look);
          else resolve(true);
        };
        look();
      }),
  );
  letThrough();
  await expect(page.getByRole('article').first()).toBeVisible();
  expect(await gone).toBe(false);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Community' })).toBeFocused();
  await expect(heading).toHaveCount(1);
  // React Aria's word about touches is all that is not in a file.
  const written = await page.evaluate(() =>
    [...document.styleSheets]
      .filter(({ href }) => href === null)
      .flatMap((sheet) => [...sheet.cssRules].map(({ cssText }) => cssText)),
  );
  expect(written.filter((rule) => !rule.includes('data-react-aria-pressable'))).toEqual([]);
});
