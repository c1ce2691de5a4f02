import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { expectNoOverflow, fillLogin, onTuesday } from './support/journey.ts';

/** How an element is drawn, as the browser has computed it. */
const styleOf = (element: Locator, property: string, pseudo?: '::after') =>
  element.evaluate(
    (node, [name, part]) => getComputedStyle(node, part).getPropertyValue(name as string),
    [property, pseudo],
  );

/** A system colour, as this browser writes it. */
const systemColour = (page: Page, name: string) =>
  page.evaluate((colour) => {
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.color = colour;
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
  }, name);

/** Opens a page as it is on a screen, without any wish of the device. */
async function open(page: Page, path: string): Promise<void> {
  await page.emulateMedia({ forcedColors: 'none', reducedMotion: 'no-preference', media: 'screen' });
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/** Whoever wants no motion sees none: nothing runs longer than a frame. */
async function expectNoMotion(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const moving = await page.evaluate(() =>
    [...document.querySelectorAll('*')]
      .filter((element) => {
        const { transitionDuration, animationDuration, animationName } = getComputedStyle(element);
        const longest = (list: string) => Math.max(...list.split(',').map((part) => Number.parseFloat(part)));
        return longest(transitionDuration) > 0.001 || (animationName !== 'none' && longest(animationDuration) > 0.001);
      })
      .map(({ tagName, className }) => `${tagName} ${String(className)}`),
  );
  expect(moving).toEqual([]);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
}

/** A sheet of A4 at 96 dots an inch, without its margins of a centimetre. */
const SHEET = { width: 718, height: 1047 };

/** Puts the page on paper: its own words and no control, and none of them past the edge of the sheet or cut in its line. */
async function expectWordsAlone(page: Page, words: readonly Locator[]): Promise<void> {
  const main = page.getByRole('main');
  // Otherwise there is nothing that paper leaves out.
  await expect(page.getByRole('link', { name: 'Leave this page now' })).toBeVisible();
  await expect(main.getByRole('button').first()).toBeVisible();
  await page.setViewportSize(SHEET);
  await page.emulateMedia({ media: 'print' });
  for (const word of words) await expect(word).toBeVisible();
  for (const frame of ['nav', 'footer', 'header:has(nav)', 'a[href^="https://weather"]', 'button', 'input', 'textarea'])
    await expect(page.locator(`${frame} >> visible=true`), frame).toHaveCount(0);
  await expectNoOverflow(page);
  const cut = await main.locator('*').evaluateAll((nodes) =>
    nodes
      .filter((node) => /hidden|clip/.test(getComputedStyle(node).overflowX) && node.clientWidth > 1)
      .filter((node) => node.scrollWidth > node.clientWidth + 1)
      .map((node) => node.textContent),
  );
  expect(cut).toEqual([]);
  await page.emulateMedia({ media: 'screen' });
}

test.beforeEach(({ page }) => onTuesday(page));

test('the landing page keeps its focus ring and its heaviest button under forced colors, moves nothing for whoever wants no motion, and is printed without buttons, with the addresses of its links [CARE-8]', async ({
  page,
}) => {
  await open(page, '/');
  await expectNoMotion(page);
  const next = page.getByRole('link', { name: 'Find care' }).first();
  await expect(next).toBeVisible();

  await test.step('under forced colors', async () => {
    await page.emulateMedia({ forcedColors: 'active' });
    // Colours go over from the ones before.
    await expect.poll(() => styleOf(next, 'background-color')).toBe(await systemColour(page, 'ButtonText'));
    await expect.poll(() => styleOf(next, 'color')).toBe(await systemColour(page, 'ButtonFace'));
    await page.keyboard.press('Tab');
    expect(await styleOf(page.locator(':focus'), 'outline-style')).toBe('solid');
    expect(Number.parseFloat(await styleOf(page.locator(':focus'), 'outline-width'))).toBeGreaterThanOrEqual(2);
    await page.emulateMedia({ forcedColors: 'none' });
  });

  await test.step('on paper', async () => {
    const chat = page.getByRole('main').locator('a[href="https://988lifeline.org/chat/"]').first();
    await expect(chat).toBeVisible();
    const step = page.getByRole('main').getByRole('link', { name: 'Find care' }).first();
    await expect(step).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(step).toBeHidden();
    await expect(page.locator('main button >> visible=true')).toHaveCount(0);
    // The address stands behind its words, from left to right in every language.
    expect(await styleOf(chat, 'content', '::after')).toContain('https://988lifeline.org/chat/');
  });
});

test('under forced colors the place in the navigation is marked by more than weight, fields keep their outline, a wrong one another than a right one, and a ticked box is filled; nothing moves for whoever wants no motion [CARE-8]', async ({
  page,
}) => {
  await test.step('place in the navigation', async () => {
    await open(page, '/about');
    await page.emulateMedia({ forcedColors: 'active' });
    const nav = page.getByRole('banner').getByRole('navigation', { name: 'Main' });
    await expect(nav.locator('[aria-current="page"]')).toHaveText('About');
    expect(await styleOf(nav.locator('[aria-current="page"]'), 'background-color', '::after')).toBe(
      await systemColour(page, 'Highlight'),
    );
  });

  await test.step('fields', async () => {
    await open(page, '/auth/login');
    await expectNoMotion(page);
    await page.emulateMedia({ forcedColors: 'active' });
    const email = page.getByRole('textbox', { name: 'Email' });
    await expect(email).toBeVisible();
    expect(await styleOf(email, 'border-top-style')).toBe('solid');
    await email.fill('layla');
    await page.getByRole('button', { name: 'Log in' }).click();
    await expect(email).toHaveAttribute('aria-invalid', 'true');
    await expect.poll(() => styleOf(email, 'border-top-style')).toBe('double');
  });

  await test.step('boxes', async () => {
    await open(page, '/find-therapist');
    await expectNoMotion(page);
    await page.emulateMedia({ forcedColors: 'active' });
    const box = page.getByRole('checkbox').first();
    await expect(box).toBeVisible();
    const mark = page
      .locator('label')
      .filter({ has: page.getByRole('checkbox') })
      .first()
      .locator('[data-mark]');
    const [highlight, before] = [await systemColour(page, 'Highlight'), await styleOf(mark, 'background-color')];
    expect(before).not.toBe(highlight);
    await box.focus();
    await page.keyboard.press('Space');
    await expect(box).toBeChecked();
    await expect.poll(() => styleOf(mark, 'background-color')).toBe(highlight);
  });
});

test('a page on paper is its content, black on white, without the frame; on a screen nothing of it moves for whoever wants no motion [CARE-8]', async ({
  page,
}) => {
  await open(page, '/typography');
  await expectNoMotion(page);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(page.getByRole('banner')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(heading).toBeVisible();
  for (const frame of ['body > * header:has(nav)', 'aside', 'footer', 'nav']) {
    expect(await page.locator(frame).count(), frame).toBeGreaterThan(0);
    await expect(page.locator(`${frame} >> visible=true`), frame).toHaveCount(0);
  }
  expect(await styleOf(heading, 'color')).toBe('rgb(0, 0, 0)');
  expect(await styleOf(page.locator('body'), 'background-color')).toBe('rgb(255, 255, 255)');
  const dark = await page
    .getByRole('main')
    .locator('*')
    .evaluateAll(
      (nodes) => nodes.filter((node) => getComputedStyle(node).backgroundColor !== 'rgba(0, 0, 0, 0)').length,
    );
  expect(dark).toBe(0);
});

test('a client’s receipt and safety plan on paper are their words alone, without menu, crisis bar, and buttons, and no line is cut [CARE-3]', async ({
  page,
}) => {
  await page.goto('/dashboard?view=payments');
  await fillLogin(page, 'patient@demo.test');
  const main = page.getByRole('main');

  await test.step('receipt', async () => {
    await main.getByRole('link', { name: /^Open invoice 2026-0049/ }).click();
    await expect(main.getByRole('button', { name: 'Print' })).toBeVisible();
    await expectWordsAlone(page, [main.getByRole('heading', { level: 1 }), main.getByText('$30.00').first()]);
  });

  await test.step('safety plan', async () => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto('/safety-plan');
    await expect(main.getByRole('button', { name: 'Print on one page' })).toBeVisible();
    await expectWordsAlone(page, [
      main.getByRole('heading', { name: 'Your safety plan' }),
      main.getByRole('heading', { name: 'Warning signs' }),
      main.getByText('+1 718 555 0177'),
    ]);
  });
});
