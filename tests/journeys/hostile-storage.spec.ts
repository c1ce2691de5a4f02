import { test as plain } from '@playwright/test';
import type { Page } from '@playwright/test';
import { accountButton } from './support/account.ts';
import { expect, test } from './support/fixtures.ts';
import { fillLogin } from './support/journey.ts';
import { onOrigin } from './support/origin.ts';

/** Every key that the product or its identity library reads. */
const KEYS = [
  'portal-store',
  'sakina-session-ended',
  'sakina-mock-session',
  'sakina-mock-registered',
  'oidc.user:https://id.example:sakina',
  'oidc.abc123',
];

const RUBBISH = [
  '{"broken',
  '[[1,2],null]',
  '{"state":{"__proto__":{"portal":"admin"},"portal":"admin","history":"x","lastPath":{"consumer":"//evil.example","admin":"javascript:alert(1)"}},"version":99}',
  'null',
  '',
  'x'.repeat(400_000),
  '\u0000\u202e\ud800',
];

/** Walks landing, login, sign-in, dashboard and the provider's portal, each by its heading. */
async function walk(page: Page): Promise<void> {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1, name: 'Peace of Mind' })).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).click();
  await fillLogin(page, 'therapist@demo.test');
  await expect(page).toHaveURL('/provider/portal');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('navigation', { name: 'Provider portal' }).getByRole('link', { name: 'Notes' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Session notes' })).toBeVisible();
  await page.goto('/dashboard');
  await expect(accountButton(page)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/**
 * Lays rubbish under every key, another kind under each, and nothing else is there, before the first script of a page
 * runs.
 */
async function spoil(page: Page, round: number): Promise<void> {
  const entries = KEYS.map((key, index) => [key, RUBBISH[(index + round) % RUBBISH.length] ?? ''] as const);
  await onOrigin(
    page,
    (rubbish) => {
      for (const storage of [localStorage, sessionStorage]) {
        storage.clear();
        for (const [key, value] of rubbish) storage.setItem(key, value);
      }
    },
    entries,
  );
}

// Each kind under each key is a table of the unit tests of whoever reads the key.
test('rubbish under every stored key blanks no page and changes nothing [SEC-10]', async ({ page }) => {
  for (const round of [0, 3]) {
    await test.step(`round ${round}`, async () => {
      await spoil(page, round);
      await walk(page);
    });
  }
});

plain.describe('in the production build', () => {
  plain.use({ baseURL: process.env['PRODUCTION_URL'] });

  plain('storages that refuse every access blank no page [SEC-10]', async ({ page, context }) => {
    const crashes: string[] = [];
    page.on('pageerror', (error) => crashes.push(error.message));
    await context.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage', 'indexedDB']) {
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException('Access is denied for this document.', 'SecurityError');
          },
        });
      }
    });
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1, name: 'Peace of Mind' })).toBeVisible();
    await page.goto('/pricing');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.goto('/find-therapist');
    await expect(page.getByRole('heading', { level: 1, name: 'Sakina isn’t set up here yet' })).toBeVisible();
    expect(crashes).toEqual([]);
  });
});

// Crashes are not counted in these: the library of the mock server, which no product build holds, keeps its own
// connections in both kinds of storage and does not catch their refusal.
plain.use({ baseURL: process.env['DEMO_URL'] });

plain('a full storage blanks no page [SEC-10]', async ({ page, context }) => {
  await context.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  });
  await page.goto('/auth/login');
  await fillLogin(page, 'therapist@demo.test');
  await expect(page).toHaveURL('/provider/portal');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

plain('databases of another make, or none at all, blank no page [SEC-10]', async ({ page, context }) => {
  await page.goto('/legal/privacy');
  await page.evaluate(async () => {
    for (const name of ['sakina-drafts', 'sakina-mock-server']) {
      await new Promise((done) => {
        const opening = indexedDB.open(name, 9);
        opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore('rubbish').put('x', 'y'));
        opening.addEventListener('success', () => done(opening.result.close()));
      });
    }
  });
  await walk(page);
  await context.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('refused', 'SecurityError');
    };
  });
  await page.goto('/provider/notes');
  await expect(page.getByRole('heading', { level: 1, name: 'Session notes' })).toBeVisible();
});
