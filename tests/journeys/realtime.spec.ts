import { startSession } from './support/journey.ts';
import { laylaStart } from './support/live.ts';
import { expect, test } from './support/fixtures.ts';

test('a session that is started in another tab can be returned to in this one, without a reload [SESSION-4][PORTAL-5]', async ({
  page,
  context,
  signIn,
}) => {
  await signIn('therapist@demo.test');
  await page.goto('/provider/portal');
  // By name: in the afternoon who is next is someone whose consent is not on file.
  await expect(laylaStart(page)).toBeVisible();

  const other = await context.newPage();
  await other.goto('/provider/portal');
  await laylaStart(other).click();
  await startSession(other);
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
