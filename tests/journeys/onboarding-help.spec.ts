import { expect, test } from './support/fixtures.ts';
import { choose, onTuesday } from './support/journey.ts';

test.use({ viewport: { width: 320, height: 640 } });

test('help that an answer opens stands right below it, and moves nothing that is being done [CARE-2]', async ({
  page,
  signIn,
}) => {
  await onTuesday(page);
  await signIn('patient@demo.test');
  await page.goto('/onboarding/patient');
  // Filled in from her earlier answers.
  await expect(page.getByRole('checkbox', { name: 'Anxiety and worry' })).toBeChecked();
  const next = page.getByRole('button', { name: 'Next', exact: true });
  await expect(page.getByText(/Say as much as you like/)).toBeVisible();
  await next.click();
  await expect(page.getByRole('heading', { level: 2, name: /Who would you like to talk to/ })).toBeFocused();
  // What holds for all steps is said at the first alone.
  await expect(page.getByText(/Say as much as you like/)).toHaveCount(0);
  await next.click();
  const online = page.getByRole('checkbox', { name: /Online|By video/ });
  if (!(await online.isChecked())) await choose(online);
  await next.click();
  await page.getByRole('button', { name: 'Answer: your mood lately' }).click();

  const asked = page.locator('[data-field="PHQ_9.9"]');
  await asked.scrollIntoViewIfNeeded();
  const before = await asked.boundingBox();
  await asked.getByText('Several days').click();
  const help = page.getByRole('region', { name: 'You can reach a person now' });
  await expect(help.getByRole('link', { name: 'Call 988' })).toBeVisible();
  const after = await asked.boundingBox();
  expect(Math.abs((after?.y ?? 0) - (before?.y ?? -1e9))).toBeLessThanOrEqual(2);
  // Less than a screen of a small phone: what comes next is one movement of the thumb away.
  expect((await help.boundingBox())?.height).toBeLessThan(500);
});
