import { MOCK_SESSION_KEY } from '@sakina/platform/auth/mock';
import { expect, test as base } from '@playwright/test';
import type { Page } from '@playwright/test';
import { joinCall, knock, startFromHome, tile, watch } from './live.ts';
import { onOrigin } from './origin.ts';

export { expectNoAxeViolations } from './axe.ts';

/** Console messages that are faults of the page. */
const FAULTS = new Set(['error', 'warning']);

interface Fixtures {
  /** Milliseconds that every answer of the demo takes; a visitor's take 150. @default 0 */
  latencyMs: number;
  /** What a test provokes on purpose: the browser itself notes a refused request in the console. @default nothing */
  provoked: RegExp;
  /** What the page complained of in its console, crashes included; a test ends by finding it empty. */
  complaints: string[];
  /**
   * Has this browser keep the session of a demo account: the next page that is opened is that person's. No page of the
   * product is loaded.
   */
  signIn: (email: string) => Promise<void>;
  /** Dr. Rahman, who is the host, and a guest in a tab of their own, who see each other in the call of a session. */
  inACall: { host: Page; guest: Page };
}

/** Tests of the built demo. Every one fails when the page complains in its console. */
export const test = base.extend<Fixtures>({
  baseURL: process.env['DEMO_URL'],
  latencyMs: [0, { option: true }],
  context: async ({ context, latencyMs }, use) => {
    await context.addInitScript(
      (milliseconds) => void Object.assign(globalThis, { sakinaDemoLatencyMs: milliseconds }),
      latencyMs,
    );
    await use(context);
  },
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
    await use((email) => signInAs(page, email));
  },
  inACall: async ({ page: host, context, signIn }, use) => {
    await watch(context);
    await signIn('therapist@demo.test');
    await startFromHome(host);
    await joinCall(host);
    const guest = await knock(context);
    await host.getByRole('button', { name: /^Let in Samir Haddad/ }).click();
    await expect(tile(host, 'Samir Haddad')).toBeVisible();
    await expect(tile(guest, 'Dr. Amina Rahman')).toBeVisible();
    await use({ host, guest });
  },
});

export { expect };

/**
 * Has the next page be a demo account's, also in a tab with storages of its own. The sign-in itself, by its form, is
 * shown by the tests of access and by the journeys.
 */
export async function signInAs(page: Page, email: string): Promise<void> {
  await onOrigin(page, ([key, value]) => localStorage.setItem(key, value), [MOCK_SESSION_KEY, email] as const);
}
