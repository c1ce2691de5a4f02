import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serveBuild } from '../../apps/web/hosting/index.ts';
import { root } from '../architecture/repository.ts';
import { untilPrepared } from './support/offline.ts';

const build = (name: 'dist' | 'dist-demo') => join(root, 'apps/web', name);

let folder: string;
let host: Awaited<ReturnType<typeof serveBuild>>;
test.beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'build-'));
  host = await serveBuild({ root: folder });
});
test.afterEach(async () => {
  await host.close();
  rmSync(folder, { recursive: true });
});

/** Puts another build in the place of what lay on the host. */
function publish(name: 'dist' | 'dist-demo'): void {
  rmSync(folder, { recursive: true });
  cpSync(build(name), folder, { recursive: true });
}

async function visit(page: Page): Promise<void> {
  await page.goto(`http://127.0.0.1:${host.port}/auth/forgot-password`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/** A page that the mocks of a demo have to answer. */
async function findAmina(page: Page): Promise<void> {
  await page.goto(`http://127.0.0.1:${host.port}/find-therapist`);
  await expect(page.getByText('Dr. Amina Rahman').first()).toBeVisible();
}

/** The scripts of the workers that are there, in whatever state. */
const workers = (page: Page) =>
  page.evaluate(async () =>
    (await navigator.serviceWorker.getRegistrations()).flatMap(({ active, waiting, installing }) =>
      [active, waiting, installing].flatMap((worker) => (worker ? [new URL(worker.scriptURL).pathname] : [])),
    ),
  );
const laidDown = (page: Page) =>
  page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('sakina-')));

test('a demo that follows a product on one host takes away its worker and what it laid down, and answers by itself [SEC-14] [SEC-19]', async ({
  page,
}) => {
  publish('dist');
  await visit(page);
  await untilPrepared(page);
  expect(await workers(page)).toEqual(['/sw.js']);
  expect(await laidDown(page)).not.toEqual([]);

  publish('dist-demo');
  await visit(page);
  await expect.poll(() => laidDown(page)).toEqual([]);
  await expect.poll(() => workers(page)).not.toContain('/sw.js');
  // The mocks answer, at once and at the next visit.
  for (let visits = 0; visits < 2; visits += 1) await findAmina(page);
});

test('a product that follows a demo on one host takes away the worker of its mocks [SEC-14]', async ({ page }) => {
  publish('dist-demo');
  await findAmina(page);
  expect(await workers(page)).not.toContain('/sw.js');
  expect(await workers(page)).not.toEqual([]);

  publish('dist');
  await visit(page);
  await expect.poll(() => workers(page)).toContain('/sw.js');
  await page.reload();
  await expect.poll(() => workers(page)).toEqual(['/sw.js']);
});
