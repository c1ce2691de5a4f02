import type { Page } from '@playwright/test';
import { startSession } from './support/journey.ts';
import { expect, test } from './support/fixtures.ts';

test('a session that is started in another tab can be returned to in this one, without a reload [SESSION-4][PORTAL-5]', async ({
  page,
  context,
  signIn,
}) => {
  await signIn('therapist@demo.test');
  await page.goto('/provider/portal');
  // By name: who is next hangs on the hour, and in the afternoon it is someone whose consent is not on file.
  const today = (tab: Page) => tab.getByRole('list', { name: 'Today’s agenda' });
  await expect(today(page).getByRole('link', { name: 'Start the session with Layla Haddad' })).toBeVisible();

  const other = await context.newPage();
  await other.goto('/provider/portal');
  await today(other).getByRole('link', { name: 'Start the session with Layla Haddad' }).click();
  await startSession(other);
  await expect(today(page).getByRole('link', { name: 'Return to the session with Layla Haddad' })).toBeVisible();
  await expect(
    page.getByRole('region', { name: 'Up next' }).getByRole('link', { name: 'Return to the session' }),
  ).toBeVisible();
});

test('the demo’s clients write to a provider who is connected [SESSION-4]', async ({ page, signIn }) => {
  await page.clock.install();
  await signIn('therapist@demo.test');
  await page.goto('/provider/portal');
  await expect(page.getByText('2 unread messages')).toBeVisible();
  // Some seconds may have gone by until the provider was connected: the client writes forty after that.
  await expect(async () => {
    await page.clock.fastForward(10_000);
    await expect(page.getByText('3 unread messages')).toBeVisible({ timeout: 1000 });
  }).toPass();
});
