import AxeBuilder from '@axe-core/playwright';
import { expect, test as base } from '@playwright/test';
import type { Page } from '@playwright/test';

/** Console messages that are faults of the page. */
const FAULTS = new Set(['error', 'warning']);

interface Fixtures {
  /** What a test provokes on purpose: the browser itself notes a refused request in the console. @default nothing */
  provoked: RegExp;
  /** What the page complained of in its console, crashes included; a test ends by finding it empty. */
  complaints: string[];
  /** Signs in with a demo account, through the form. */
  signIn: (email: string) => Promise<void>;
}

/** Tests of the built demo. Every one fails when the page complains in its console. */
export const test = base.extend<Fixtures>({
  baseURL: process.env['DEMO_URL'],
  provoked: [/(?!)/, { option: true }],
  complaints: [
    async ({ page, provoked }, use) => {
      const complaints: string[] = [];
      page.on('console', (message) => {
        if (FAULTS.has(message.type()) && !provoked.test(message.text())) complaints.push(message.text());
      });
      page.on('pageerror', (error) => complaints.push(error.message));
      await use(complaints);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
  signIn: async ({ page }, use) => {
    await use((email) => signIn(page, email));
  },
});

export { expect };

async function signIn(page: Page, email: string): Promise<void> {
  await page.goto('/auth/login');
  await page.getByRole('textbox', { name: 'E-mail' }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill('demo');
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('button', { name: /^Account of/ })).toBeVisible();
}

/** Finds nothing with axe (WCAG 2.2 AA and best practice) on the page as it stands. */
export async function expectNoAxeViolations(page: Page): Promise<void> {
  // While a screen is on its way there is no heading to find.
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const { violations } = await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`)).toEqual([]);
}
