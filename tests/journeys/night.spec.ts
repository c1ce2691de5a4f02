import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { onTuesday } from './support/journey.ts';
import { openMenu } from './support/portals.ts';

/** The page’s ground in the navy and pink theme, as the browser writes it. */
const DAY = 'rgb(251, 250, 249)';
const NIGHT = 'rgb(10, 15, 42)';

/** Written into the HTML at build, and drawn by the app. */
const WRITTEN = ['/', '/about', '/find-therapist'];
const DRAWN = ['/auth/login', '/community'];

const ground = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);

/** Has every document note its ground before each frame that is drawn, the first one included. */
const noteGrounds = (page: Page) =>
  page.addInitScript(() => {
    const seen = new Set<string>();
    Object.assign(window, { groundsSeen: seen });
    const note = () => {
      const ground = document.body && getComputedStyle(document.body).backgroundColor;
      // Before its styles a page has the browser's own ground, of the scheme that its head names.
      if (ground && ground !== 'rgba(0, 0, 0, 0)') seen.add(ground);
      requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
  });

/** The grounds that were drawn since the document began. */
const groundsSeen = (page: Page) => page.evaluate(() => [...(Reflect.get(window, 'groundsSeen') as Set<string>)]);

const footer = (page: Page, scheme: string) =>
  page
    .getByRole('contentinfo')
    .getByRole('group', { name: 'Appearance' })
    .getByRole('button', { name: scheme, exact: true });

/** Finds nothing whose colours cannot be told apart. */
async function expectContrast(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'dark' });
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({
      resultTypes: ['violations'],
      runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
    })
    .analyze();
  expect(
    violations.flatMap(({ id, nodes }) =>
      nodes.map((node) => `${id}: ${node.html.slice(0, 160)} ${node.failureSummary}`),
    ),
    page.url(),
  ).toEqual([]);
}

test.describe('where the system is dark', () => {
  test.use({ colorScheme: 'dark' });

  test('no frame of a page is light, whether it was written at build or is drawn by the app, and the browser’s own colors follow [LOOK-2]', async ({
    page,
  }) => {
    await noteGrounds(page);
    for (const path of [...WRITTEN, ...DRAWN]) {
      await test.step(path, async () => {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect.poll(() => groundsSeen(page)).toEqual([NIGHT]);
        expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe('light dark');
      });
    }
  });

  test('the system is followed while the page stands, and paper stays white [LOOK-2]', async ({ page }) => {
    await page.goto('/about');
    expect(await ground(page)).toBe(NIGHT);
    await page.emulateMedia({ colorScheme: 'light' });
    expect(await ground(page)).toBe(DAY);
    await page.emulateMedia({ colorScheme: 'dark', media: 'print' });
    expect(await ground(page)).toBe('rgb(255, 255, 255)');
    expect(await page.evaluate(() => getComputedStyle(document.body).colorScheme)).toBe('light');
    await page.emulateMedia({ media: 'screen' });
  });

  test('whoever chose the day has it from the first frame on, by the account’s menu, in every tab [LOOK-2]', async ({
    page,
    signIn,
    context,
  }) => {
    await signIn('patient@demo.test');
    await noteGrounds(page);
    await page.goto('/dashboard');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const other = await context.newPage();
    await other.goto('/about');
    expect(await ground(other)).toBe(NIGHT);

    const menu = await openMenu(page);
    const appearance = menu.getByRole('group', { name: 'Appearance' });
    await expect(appearance.getByRole('menuitemradio')).toHaveText(['System', 'Light', 'Dark']);
    await expect(appearance.getByRole('menuitemradio', { name: 'System' })).toBeChecked();
    await appearance.getByRole('menuitemradio', { name: 'Light' }).click();
    await expect.poll(() => ground(page)).toBe(DAY);
    await expect.poll(() => ground(other)).toBe(DAY);
    await expect(footer(other, 'Light')).toHaveAttribute('aria-pressed', 'true');

    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await groundsSeen(page)).toEqual([DAY]);
    await expect((await openMenu(page)).getByRole('menuitemradio', { name: 'Light' })).toBeChecked();
  });

  // Each portal's screens, six of each: what is shown first, a list, a table, a form, a calendar, figures.
  for (const [who, paths] of [
    [null, ['/', '/auth/login', '/find-therapist', '/therapist/prv-amina-rahman', '/community', '/faq']],
    [
      'patient@demo.test',
      ['/dashboard', '/profile', '/deenya', '/safety-plan', '/community', '/dashboard?view=sessions'],
    ],
    [
      'therapist@demo.test',
      [
        '/provider/portal',
        '/provider/calendar',
        '/provider/notes',
        '/provider/clients',
        '/provider/payments',
        '/provider/analytics',
      ],
    ],
    [
      'admin@demo.test',
      ['/admin', '/admin/sessions', '/admin/users', '/admin/moderation', '/admin/revenue', '/admin/settings'],
    ],
  ] as const)
    test(`what ${who ?? 'a visitor'} reads and uses can be told from its ground [LOOK-2] [CARE-8]`, async ({
      page,
      signIn,
    }) => {
      await onTuesday(page);
      if (who) await signIn(who);
      for (const path of paths)
        await test.step(path, async () => {
          await page.goto(path);
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
          await expectContrast(page);
        });
    });
});

test('whoever chose the night has it from the first frame on where the system is light, on written pages too, until the system is chosen again [LOOK-2]', async ({
  page,
}) => {
  await page.goto('/');
  expect(await ground(page)).toBe(DAY);
  await footer(page, 'Dark').click();
  await expect.poll(() => ground(page)).toBe(NIGHT);
  await expect(footer(page, 'Dark')).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('meta[name="theme-color"][media="all"]')).toHaveAttribute('content', '#0A0F2A');

  await noteGrounds(page);
  for (const path of [...WRITTEN, ...DRAWN])
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(footer(page, 'Dark')).toHaveAttribute('aria-pressed', 'true');
      expect(await groundsSeen(page)).toEqual([NIGHT]);
    });

  await footer(page, 'System').click();
  await expect.poll(() => ground(page)).toBe(DAY);
  await page.reload();
  await expect.poll(() => ground(page)).toBe(DAY);
  expect(await page.evaluate(() => localStorage.getItem('sakina-color-scheme'))).toBeNull();
});

test('where the browser refuses its storage the choice holds for the page [LOOK-2] [SEC-10]', async ({ page }) => {
  await page.addInitScript(() => {
    // Of this choice alone: the demo keeps its own data there.
    for (const name of ['getItem', 'setItem', 'removeItem'] as const) {
      const own = Storage.prototype[name] as (...parts: string[]) => string;
      Storage.prototype[name] = function refusing(this: Storage, ...parts: string[]) {
        if (parts[0] === 'sakina-color-scheme') throw new DOMException('The operation is insecure.', 'SecurityError');
        return own.apply(this, parts);
      };
    }
  });
  await page.goto('/auth/login');
  await footer(page, 'Dark').click();
  await expect.poll(() => ground(page)).toBe(NIGHT);
  await page.getByRole('link', { name: 'Sign Up' }).click();
  await expect(page).toHaveURL(/register/);
  expect(await ground(page)).toBe(NIGHT);
});

test('whoever asks for more contrast gets hints as strong as text, by day and by night [LOOK-2]', async ({ page }) => {
  await page.goto('/auth/login');
  const hint = () =>
    page.evaluate(() => {
      const probe = document.body.appendChild(document.createElement('i'));
      const read = (role: string) => {
        probe.style.color = `var(--ds-color-${role})`;
        return getComputedStyle(probe).color;
      };
      const found = {
        hint: read('textMuted'),
        text: read('text'),
        line: read('hairline'),
        border: read('controlBorder'),
      };
      probe.remove();
      return found;
    });
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, contrast: 'no-preference' });
    const usual = await hint();
    expect(usual.hint).not.toBe(usual.text);
    await page.emulateMedia({ colorScheme, contrast: 'more' });
    const more = await hint();
    expect(more).toEqual({ hint: usual.text, text: usual.text, line: usual.border, border: usual.border });
  }
});
