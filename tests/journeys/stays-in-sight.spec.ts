import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { onTuesday } from './support/journey.ts';

/** Has each page note whatever takes its heading out of sight once it stood there: what comes late must not take the page away. */
async function watchTheHeading(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const vanished: string[] = [];
    Object.assign(globalThis, { vanished });
    new MutationObserver((changes) => {
      for (const { target } of changes) {
        if (
          target instanceof HTMLElement &&
          target.style.display === 'none' &&
          (target.closest('h1') ?? target.querySelector('h1'))
        )
          vanished.push(target.outerHTML.slice(0, 120));
      }
    }).observe(document, { subtree: true, attributes: true, attributeFilter: ['style'] });
  });
}

const forms = [
  ['/onboarding/patient', 'checkbox', 'Anxiety and worry'],
  ['/onboarding/therapist', 'textbox', /Licence number/],
  ['/onboarding/imam', 'textbox', /With whom and what have you studied/],
  ['/onboarding/mentor', 'textbox', /lived through or learned/],
  ['/onboarding/topics', 'checkbox', 'Anxiety and worry'],
] as const;

test('the page stays in sight while the questions of each way in arrive [ROUTE-10]', async ({ page }) => {
  await onTuesday(page);
  await watchTheHeading(page);
  for (const [path, role, name] of forms) {
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page.getByRole(role, { name })).toBeVisible();
      expect(await page.evaluate(() => (globalThis as unknown as { vanished: string[] }).vanished)).toEqual([]);
    });
  }
});
