import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { onTuesday } from './support/journey.ts';

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

test.beforeEach(({ page }) => onTuesday(page));

test.describe('under forced colours', () => {
  test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: 'active' }));

  test('the place in the navigation is marked by more than weight [CARE-8]', async ({ page }) => {
    await page.goto('/about');
    const nav = page.getByRole('banner').getByRole('navigation', { name: 'Main' });
    await expect(nav.locator('[aria-current="page"]')).toHaveText('About');
    expect(await styleOf(nav.locator('[aria-current="page"]'), 'background-color', '::after')).toBe(
      await systemColour(page, 'Highlight'),
    );
  });

  test('fields keep their outline, and a wrong one another than a right one [CARE-8]', async ({ page }) => {
    await page.goto('/auth/login');
    const email = page.getByRole('textbox', { name: 'Email' });
    await expect(email).toBeVisible();
    expect(await styleOf(email, 'border-top-style')).toBe('solid');
    await email.fill('layla');
    await page.getByRole('button', { name: 'Log in' }).click();
    await expect(email).toHaveAttribute('aria-invalid', 'true');
    await expect.poll(() => styleOf(email, 'border-top-style')).toBe('double');
  });

  test('a ticked box is filled with the colour of what is chosen [CARE-8]', async ({ page }) => {
    await page.goto('/find-therapist');
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

  test('the focus has its ring [CARE-8]', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.keyboard.press('Tab');
    expect(await styleOf(page.locator(':focus'), 'outline-style')).toBe('solid');
    expect(Number.parseFloat(await styleOf(page.locator(':focus'), 'outline-width'))).toBeGreaterThanOrEqual(2);
  });

  test('the one next step stays the heaviest button [CARE-8]', async ({ page }) => {
    await page.goto('/');
    const next = page.getByRole('link', { name: 'Find care' }).first();
    await expect(next).toBeVisible();
    expect(await styleOf(next, 'background-color')).toBe(await systemColour(page, 'ButtonText'));
    expect(await styleOf(next, 'color')).toBe(await systemColour(page, 'ButtonFace'));
  });
});

test('whoever wants no motion sees none: nothing runs longer than a frame [CARE-8]', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const path of ['/', '/auth/login', '/find-therapist', '/typography']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const moving = await page.evaluate(() =>
      [...document.querySelectorAll('*')]
        .filter((element) => {
          const { transitionDuration, animationDuration, animationName } = getComputedStyle(element);
          const longest = (list: string) => Math.max(...list.split(',').map((part) => Number.parseFloat(part)));
          return (
            longest(transitionDuration) > 0.001 || (animationName !== 'none' && longest(animationDuration) > 0.001)
          );
        })
        .map(({ tagName, className }) => `${tagName} ${String(className)}`),
    );
    expect(moving, path).toEqual([]);
  }
});

test.describe('on paper', () => {
  test('a page is its content, black on white, without the frame [CARE-8]', async ({ page }) => {
    await page.goto('/typography');
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toBeVisible();
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

  test('no button is printed, and a link that leaves the product says where to [CARE-8]', async ({ page }) => {
    await page.goto('/');
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
