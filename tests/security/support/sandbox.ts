import { startSandbox } from '@sakina/mocks/sandbox';
import type { Sandbox, SandboxOptions } from '@sakina/mocks/sandbox';
import { expect, test as base } from '@playwright/test';
import type { Page } from '@playwright/test';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createStaticHost } from '../../../apps/web/hosting/index.ts';
import { root } from '../../architecture/repository.ts';
import { accountButton } from '../../journeys/support/account.ts';

const DIST = join(root, 'apps/web/dist');

/** Console messages that are faults of the page. */
const FAULTS = new Set(['error', 'warning']);

/** What the browser's driver says itself where a test does without the worker. */
const WITHOUT_WORKER = 'Service Worker registration blocked by Playwright';

interface Fixtures {
  /** What a test provokes on purpose: the browser itself notes a refused request in the console. @default nothing */
  provoked: RegExp;
  /** What the page complained of in its console, crashes included; a test ends by finding it empty. */
  complaints: string[];
}

interface WorkerFixtures {
  /** How the sandbox of this file is started. @default free ports, the machine's clock */
  sandboxOptions: Omit<SandboxOptions, 'app'>;
  sandbox: Sandbox;
}

/**
 * Tests of the production build against real servers. Each begins with the servers as at their start, and no cookies.
 */
export const test = base.extend<Fixtures, WorkerFixtures>({
  sandboxOptions: [{}, { option: true, scope: 'worker' }],
  sandbox: [
    async ({ sandboxOptions }, use) => {
      if (!existsSync(join(DIST, 'index.html'))) throw new Error('apps/web/dist is missing: npm test builds it first.');
      const sandbox = await startSandbox({
        apiPort: 0,
        identityPort: 0,
        appPort: 0,
        ...sandboxOptions,
        app: (config) => createStaticHost({ root: DIST, config, holdsAssets: true }),
      });
      await use(sandbox);
      await sandbox.close();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ sandbox }, use) => use(sandbox.appUrl),
  provoked: [/(?!)/, { option: true }],
  complaints: [
    async ({ context, sandbox, provoked }, use) => {
      await sandbox.control.reset();
      const complaints: string[] = [];
      context.on('console', (message) => {
        if (FAULTS.has(message.type()) && message.text() !== WITHOUT_WORKER && !provoked.test(message.text()))
          complaints.push(message.text());
      });
      context.on('weberror', (error) => complaints.push(error.error().message));
      await use(complaints);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Fills the form of the identity server that stands open. */
export async function fillIdentityForm(page: Page, email: string, password = 'demo'): Promise<void> {
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
}

/** Opens a page that asks for sign-in, signs in at the identity server, and waits for the way back. */
export async function signInAt(page: Page, path: string, email: string): Promise<void> {
  await page.goto(path);
  await fillIdentityForm(page, email);
  await expect(page).toHaveURL((url) => url.pathname === path.split('?')[0]);
  await expect(accountButton(page)).toBeVisible();
}
