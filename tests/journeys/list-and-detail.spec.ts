import { expect, test } from './support/fixtures.ts';
import { expectNoOverflow, onTuesday } from './support/journey.ts';

/** The lists of the provider’s work beside which one thing stands open. */
const LISTS = [
  ['/provider/clients', 'Clients'],
  ['/provider/notes', 'Session notes'],
  ['/provider/treatment-plans', 'Treatment plans'],
  ['/provider/group-sessions', 'Group sessions'],
  ['/provider/messages', 'Messages'],
] as const;

test.beforeEach(({ page }) => onTuesday(page));

test('beside each list what is owed first is open on arrival, in the same measures; the focus and the address stay, and a phone shows the list alone [ROUTE-29] [ROUTE-30] [CARE-8]', async ({
  page,
  signIn,
}) => {
  await signIn('therapist@demo.test');
  for (const [path, title] of LISTS) {
    await test.step(path, async () => {
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      const pane = page.locator('[data-view] > nav');
      const open = pane.locator('[aria-current="true"]');
      await expect(open).toHaveCount(1);
      await expect(
        page.locator('[data-view] > [data-part="detail"]').getByRole('heading', { level: 2 }).first(),
      ).toBeVisible();
      expect(await page.evaluate(() => document.activeElement?.closest('[data-part="detail"]') ?? null)).toBeNull();
      expect(new URL(page.url()).search).toBe('');
      expect((await pane.boundingBox())?.width).toBeGreaterThan(350);
      expect((await pane.boundingBox())?.width).toBeLessThan(380);
      const row = pane.getByRole('listitem').filter({ has: page.locator('[aria-current="true"]') });
      expect((await row.first().boundingBox())?.height).toBeGreaterThanOrEqual(60);
      expect((await row.first().boundingBox())?.height).toBeLessThanOrEqual(160);

      await page.setViewportSize({ width: 390, height: 844 });
      await expect(page.locator('[data-view] > [data-part="detail"]')).toBeHidden();
      await expect(pane.getByRole('listitem').first()).toBeVisible();
      await expectNoOverflow(page);
    });
  }
});
