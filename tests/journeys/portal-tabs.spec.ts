import { expect, test } from './support/fixtures.ts';
import { logOut } from './support/journey.ts';
import { EVERYONE, logged, openMenu, sideSwitch, STORE, stored } from './support/portals.ts';

test('tells the other tabs of a switch, and changes no page under its reader [PORTAL-5][PORTAL-8]', async ({
  page,
  context,
  signIn,
}) => {
  await signIn(EVERYONE);
  await page.goto('/admin/sessions');
  await expect(sideSwitch(page)).toBeVisible();
  const profile = await context.newPage();
  await profile.goto('/profile');
  await expect((await openMenu(profile)).getByRole('menuitemradio', { name: /^Admin/ })).toBeChecked();
  const users = await context.newPage();
  await users.goto('/admin/users');
  await expect(sideSwitch(users)).toBeVisible();
  const callsOfOthers = [logged(profile), logged(users)];

  await sideSwitch(page).getByRole('button', { name: 'Provider' }).click();
  await expect(page).toHaveURL('/provider/portal');
  await expect(profile.getByRole('menuitemradio', { name: /^Provider/ })).toBeChecked();
  await expect(sideSwitch(users).getByRole('button', { name: 'Admin' })).toHaveAttribute('aria-current', 'true');
  await expect(users).toHaveURL('/admin/users');
  expect(callsOfOthers).toEqual([[], []]);
});

test('takes the portals along when someone logs out, in every tab [PORTAL-5][SEC-7]', async ({
  page,
  context,
  signIn,
}) => {
  await signIn(EVERYONE);
  await page.goto('/provider/calendar');
  await expect(sideSwitch(page)).toBeVisible();
  expect(await stored(page)).toMatchObject({ activePortal: 'provider' });
  const other = await context.newPage();
  await other.goto('/provider/notes');
  await expect(sideSwitch(other)).toBeVisible();
  await logOut(page);
  await expect(other).toHaveURL('/');
  await expect(other.getByRole('heading', { level: 1, name: 'Peace of Mind' })).toBeVisible();
  expect(await stored(page)).toBeNull();
  // It stays away: the address of the provider portal asks who is there.
  await other.goto('/provider/notes');
  await expect(other).toHaveURL(/\/auth\/login\?redirect=%2Fprovider%2Fnotes$/);
  expect(await stored(other)).toBeNull();
});

test('stays quick and unchanged under 10,000 messages from a stranger on the channel [SEC-10]', async ({
  page,
  context,
  signIn,
}) => {
  await signIn(EVERYONE);
  await page.goto('/admin');
  await expect(sideSwitch(page)).toBeVisible();
  await page.goto('/profile');
  await expect((await openMenu(page)).getByRole('menuitemradio', { name: /^Admin/ })).toBeChecked();
  const before = await page.evaluate((key) => localStorage.getItem(key), STORE);
  const stranger = await context.newPage();
  await stranger.goto('/favicon.svg');
  // Half of them are well-formed, of this very person, each another switch.
  await stranger.evaluate(
    (userId) => {
      const channel = new BroadcastChannel('portal-sync');
      for (let index = 0; index < 10_000; index += 1) {
        const ts = new Date(Date.now() - index).toISOString();
        channel.postMessage(
          index % 2 === 0 ? { userId, from: 'admin', to: 'provider', ts, reason: 'chosen' } : '<script>',
        );
      }
    },
    (JSON.parse(before ?? '') as { state: { userId: string } }).state.userId,
  );
  await page.bringToFront();
  await page.getByRole('menuitemcheckbox', { name: 'Compact view' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-density', 'compact');
  await expect(page.getByRole('menuitemradio', { name: /^Admin/ })).toBeChecked();
  expect(await page.evaluate((key) => localStorage.getItem(key), STORE)).toBe(before);
});
