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

test('cancels what the old portal still waits for within 100 ms [SEC-11]', async ({ page, signIn }) => {
  await signIn(EVERYONE);
  // The list of sessions never answers; what is noted is when the page gives up on it.
  await page.addInitScript(() => {
    const send = window.fetch;
    const times = { asked: 0, pressed: 0, aborted: 0 };
    Object.assign(window, { times });
    window.fetch = (input, init) => {
      const url = input instanceof Request ? input.url : input.toString();
      if (!url.includes('/admin/sessions')) return send(input, init);
      times.asked = performance.now();
      return new Promise((_, reject) => {
        init?.signal?.addEventListener('abort', () => {
          times.aborted = performance.now();
          reject(new DOMException('Aborted', 'AbortError'));
        });
      });
    };
    addEventListener(
      'click',
      (click) => {
        if (click.isTrusted) times.pressed = performance.now();
      },
      { capture: true },
    );
  });
  const times = () =>
    page.evaluate(() => (window as unknown as { times: Record<'asked' | 'pressed' | 'aborted', number> }).times);
  await page.goto('/admin/sessions');
  await expect.poll(async () => (await times()).asked).toBeGreaterThan(0);
  await sideSwitch(page).getByRole('button', { name: 'Consumer' }).click();
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const { pressed, aborted } = await times();
  expect(aborted).toBeGreaterThanOrEqual(pressed);
  expect(aborted - pressed).toBeLessThan(100);
});

test('stands on a stored portal that is broken, of another shape, poisoned or huge [SEC-10]', async ({
  page,
  signIn,
}) => {
  await signIn(EVERYONE);
  for (const [name, text] of [
    ['broken', '{"state":'],
    ['of another shape', '{"state":{"userId":7,"activePortal":["admin"],"switchHistory":{"length":1e9}},"version":1}'],
    [
      'poisoned',
      '{"__proto__":{"state":{}},"state":{"__proto__":{"activePortal":"provider"},"constructor":1},"version":1}',
    ],
    ['huge', `"${'x'.repeat(2_000_000)}"`],
  ] as const) {
    await test.step(name, async () => {
      await page.goto('/about');
      await page.evaluate(([key, value]) => localStorage.setItem(key, value), [STORE, text] as const);
      await page.goto('/admin/users');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(sideSwitch(page).getByRole('button', { name: 'Admin' })).toHaveAttribute('aria-current', 'true');
      expect(await stored(page)).toMatchObject({ activePortal: 'admin', switchHistory: [] });
    });
  }
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
