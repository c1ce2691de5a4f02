import { accountButton } from './support/account.ts';
import { expect, expectNoAxeViolations, test } from './support/fixtures.ts';
import { expectNoOverflow, fillLogin, logOut } from './support/journey.ts';
import {
  chooseInMenu,
  EVERYONE,
  logged,
  noteNotices,
  notices,
  openMenu,
  sideSwitch,
  stored,
} from './support/portals.ts';

test('goes from portal to portal by menu and side navigation, and comes back to where each was left, also from a page of none; the portal where the reader is does nothing [PORTAL-4][PORTAL-7][PORTAL-6]', async ({
  page,
  signIn,
}) => {
  await noteNotices(page);
  await signIn(EVERYONE);
  await page.goto('/admin/sessions?period=today');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const calls = logged(page);

  const menu = await openMenu(page);
  await expect(menu.getByRole('group', { name: 'Portal' }).getByRole('menuitemradio')).toHaveText([
    /^Consumer/,
    /^Provider/,
    /^Admin/,
  ]);
  await expect(menu.getByRole('menuitemradio', { name: /^Admin/ })).toBeChecked();
  await expectNoAxeViolations(page);
  await menu.getByRole('menuitemradio', { name: /^Provider/ }).click();
  await expect(page).toHaveURL('/provider/portal');
  await expect(sideSwitch(page).getByRole('button', { name: 'Provider' })).toHaveAttribute('aria-current', 'true');
  await expectNoAxeViolations(page);

  await page.getByRole('navigation', { name: 'Provider portal' }).getByRole('link', { name: 'Calendar' }).click();
  await expect(page).toHaveURL('/provider/calendar');
  await sideSwitch(page).getByRole('button', { name: 'Admin' }).click();
  await expect(page).toHaveURL('/admin/sessions?period=today');
  await expect(sideSwitch(page).getByRole('button', { name: 'Admin' })).toHaveAttribute('aria-current', 'true');
  await sideSwitch(page).getByRole('button', { name: 'Provider' }).click();
  await expect(page).toHaveURL('/provider/calendar');
  await expect(sideSwitch(page)).toBeVisible();

  await chooseInMenu(page, 'Provider');
  await expect(page.getByRole('menu')).toBeHidden();
  await expect(page).toHaveURL('/provider/calendar');
  await (await openMenu(page)).getByRole('menuitem', { name: 'Profile' }).click();
  await expect(page).toHaveURL('/profile');
  // The address changes first; until the page is there the former one stands, and with it its menu.
  await expect(page.getByRole('heading', { level: 1, name: 'Your profile' })).toBeVisible();
  await chooseInMenu(page, 'Provider');
  await expect(page).toHaveURL('/provider/calendar');

  expect(await notices(page)).toEqual(['Switching to Provider…', 'Switching to Admin…']);
  expect(calls.map(({ body }) => body)).toMatchObject([
    { from: 'admin', to: 'provider', reason: 'chosen' },
    { from: 'provider', to: 'admin', reason: 'chosen' },
    { from: 'admin', to: 'provider', reason: 'chosen' },
  ]);
  expect(new Set(calls.map(({ key }) => key)).size).toBe(3);
  expect((await stored(page))?.switchHistory).toHaveLength(3);
});

test('goes from portal to portal by keyboard, and reads on from the start of the content [PORTAL-4]', async ({
  page,
  signIn,
}) => {
  await signIn(EVERYONE);
  await page.goto('/admin');
  await accountButton(page).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitemradio', { name: /^Consumer/ })).toBeFocused();
  await page.keyboard.press('p');
  await expect(page.getByRole('menuitemradio', { name: /^Provider/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/provider/portal');
  await expect(sideSwitch(page)).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();

  await sideSwitch(page).getByRole('button', { name: 'Consumer' }).focus();
  await page.keyboard.press('Space');
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
});

test('has the switch in the drawer of a phone of 320 px, and in the menu [PORTAL-4]', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await signIn(EVERYONE);
  await page.goto('/admin/sessions');
  await page.getByRole('button', { name: 'Menu' }).click();
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  await expect(drawer.getByRole('group', { name: 'Portal' }).getByRole('button')).toHaveText([
    'Consumer',
    'Provider',
    'Admin',
  ]);
  await expectNoAxeViolations(page);
  await drawer.getByRole('button', { name: 'Provider' }).click();
  await expect(page).toHaveURL('/provider/portal');
  await expect(drawer).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectNoOverflow(page);
  await chooseInMenu(page, 'Consumer');
  await expect(page).toHaveURL('/dashboard');
  await expectNoOverflow(page);
});

test('switches by itself where an address belongs to another portal, and says so [PORTAL-6]', async ({
  page,
  signIn,
}) => {
  await noteNotices(page);
  await signIn(EVERYONE);
  const calls = logged(page);
  // Who begins at an address of a portal comes from no other.
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await notices(page)).toEqual([]);
  await page.goto('/provider/calendar');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await notices(page)).toEqual(['Switching to Provider…']);
  await expect(page.getByText(/^Switching to/)).toHaveCount(0);
  await expect(page).toHaveURL('/provider/calendar');
  await page.goto('/booking/prv-amina-rahman');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await notices(page)).toEqual(['Switching to Consumer…']);
  // A page of no portal leaves the active one as it is.
  await page.goto('/profile');
  await expect((await openMenu(page)).getByRole('menuitemradio', { name: /^Consumer/ })).toBeChecked();
  expect(await notices(page)).toEqual([]);
  expect(calls.map(({ body }) => body)).toMatchObject([
    { from: 'consumer', to: 'provider', reason: 'route' },
    { from: 'provider', to: 'consumer', reason: 'route' },
  ]);
});

test('lets an administrator who is no provider look into the provider area without a switch [ROLE-4]', async ({
  page,
  signIn,
}) => {
  await signIn('admin@demo.test');
  const calls = logged(page);
  await page.goto('/provider/calendar');
  await expect(page.getByRole('navigation', { name: 'Provider portal' })).toBeVisible();
  await expect(sideSwitch(page).getByRole('button')).toHaveText(['Consumer', 'Admin']);
  await expect(sideSwitch(page).getByRole('button', { name: 'Admin' })).toHaveAttribute('aria-current', 'true');
  expect((await stored(page))?.activePortal ?? 'admin').toBe('admin');
  await sideSwitch(page).getByRole('button', { name: 'Admin' }).click();
  await expect(page).toHaveURL('/admin');
  expect(calls).toEqual([]);
});

test('is black and white in administration alone, compact there, and as each person likes it [PORTAL-9]', async ({
  page,
  signIn,
}) => {
  // Every look that the page has had while it showed anything, frame by frame.
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { looks: seen });
    const look = () => {
      const { theme, density } = document.documentElement?.dataset ?? {};
      const now = `${theme} ${density}`;
      if (document.querySelector('#root > :not(.late)') && seen.at(-1) !== now) seen.push(now);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  const looks = () => page.evaluate(() => Reflect.get(window, 'looks') as string[]);
  const root = page.locator('html');

  await signIn(EVERYONE);
  await page.goto('/admin');
  await expect(root).toHaveAttribute('data-theme', 'admin');
  await expect(root).toHaveAttribute('data-density', 'compact');
  await page.reload();
  await expect(sideSwitch(page)).toBeVisible();
  expect(await looks()).toEqual(['admin compact']);

  await chooseInMenu(page, 'Provider');
  await expect(sideSwitch(page)).toBeVisible();
  await expect(root).toHaveAttribute('data-theme', 'portal');
  await expect(root).toHaveAttribute('data-density', 'comfortable');

  const toggle = (await openMenu(page)).getByRole('menuitemcheckbox', { name: 'Compact view' });
  await expect(toggle).not.toBeChecked();
  await toggle.click();
  await expect(toggle).toBeChecked();
  await expect(root).toHaveAttribute('data-density', 'compact');
  await page.keyboard.press('Escape');
  await page.reload();
  await expect(sideSwitch(page)).toBeVisible();
  expect(await looks()).toEqual(['portal compact']);

  await logOut(page);
  await expect(root).toHaveAttribute('data-density', 'comfortable');
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).click();
  await fillLogin(page, 'patient@demo.test');
  await expect(page).toHaveURL('/dashboard');
  await expect(root).toHaveAttribute('data-density', 'comfortable');
  await logOut(page);
  await page.goto('/auth/login?redirect=%2Fprovider%2Fcalendar');
  await fillLogin(page, EVERYONE);
  await expect(sideSwitch(page)).toBeVisible();
  await expect(root).toHaveAttribute('data-density', 'compact');
});
