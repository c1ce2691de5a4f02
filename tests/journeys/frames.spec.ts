import type { Page } from '@playwright/test';
import { accountButton } from './support/account.ts';
import { expect, test } from './support/fixtures.ts';

const nav = (page: Page) => page.getByRole('banner').getByRole('navigation', { name: 'Main' }).getByRole('link');

test('the tagline stands on the landing page and in every title, the footer of every kind of page leads to the legal pages and to support, and the top bar offers signing in [FRAME-2] [FRAME-3] [FRAME-6]', async ({
  page,
}) => {
  for (const path of ['/', '/auth/login', '/find-therapist', '/about']) {
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page).toHaveTitle(/Peace of Mind/);
      const footer = page.getByRole('contentinfo');
      await expect(footer).toContainText(`© ${new Date().getFullYear()} Sakina`);
      await expect(footer.getByRole('link', { name: 'Privacy', exact: true })).toHaveAttribute(
        'href',
        '/legal/privacy',
      );
      await expect(footer.getByRole('link', { name: 'Terms' })).toHaveAttribute('href', '/legal/terms');
      await expect(footer.getByRole('link', { name: 'Health privacy notice' })).toHaveAttribute('href', '/legal/hipaa');
      await expect(footer.getByRole('link', { name: 'Contact support' })).toHaveAttribute(
        'href',
        'mailto:support@sakina.example',
      );
      if (path === '/') await expect(page.getByRole('heading', { level: 1, name: 'Peace of Mind' })).toBeVisible();
    });
  }
  await expect(nav(page)).toHaveText(['Find Therapist', 'Community', 'About', 'Pricing']);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign Up' })).toBeVisible();

  await test.step('below md a drawer of 250 px replaces the navigation, and following a link closes it [FRAME-7]', async () => {
    await page.setViewportSize({ width: 899, height: 800 });
    await expect(nav(page).first()).toBeHidden();
    await page.getByRole('button', { name: 'Menu' }).click();
    const drawer = page.getByRole('dialog', { name: 'Menu' });
    await expect(drawer).toBeVisible();
    // Its laid-out width: it may still be sliding in.
    expect(await drawer.evaluate((element) => (element as HTMLElement).offsetWidth)).toBe(250);
    await drawer.getByRole('link', { name: 'Pricing' }).click();
    await expect(page).toHaveURL('/pricing');
    await expect(page).toHaveTitle(/Peace of Mind/);
    await expect(drawer).toBeHidden();
    await page.setViewportSize({ width: 900, height: 800 });
    await expect(nav(page).first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Menu' })).toBeHidden();
  });
});

test('the admin’s side navigation is a drawer below its own md of 1024 px [THEME-2]', async ({ page, signIn }) => {
  await signIn('admin@demo.test');
  await page.setViewportSize({ width: 1023, height: 800 });
  await page.goto('/admin/sessions');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'admin');
  await expect(page.locator('html')).toHaveAttribute('data-density', 'compact');
  await expect(page.getByRole('navigation', { name: 'Administration' })).toBeHidden();
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'People' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 1024, height: 800 });
  await expect(page.getByRole('navigation', { name: 'Administration' })).toBeVisible();
});

test('who is on the way in reads that the product is loading, and then has what is their own in the top bar [FRAME-5] [FRAME-6]', async ({
  page,
  signIn,
}) => {
  // What answers the calls is held back, so that the loading screen can be read.
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/browser-*.js', async (route) => {
    await held;
    await route.continue();
  });
  await signIn('patient@demo.test');
  await page.goto('/dashboard');
  await expect(page.getByText('Loading Sakina...')).toBeVisible();
  release();
  await expect(nav(page)).toHaveText(['Dashboard', 'Find Therapist', 'Community', 'Deenya', 'About', 'Pricing']);
  await expect(page.getByRole('link', { name: 'Login' })).toHaveCount(0);
  await accountButton(page, 'Layla Haddad').click();
  await expect(page.getByRole('menuitem')).toHaveText(['Profile', 'Safety plan', 'Logout']);
});
