import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { root } from '../architecture/repository.ts';
import { fileOf, firstLoad, furtherLoad, prerenderedRoutes } from '../../tools/first-load.mjs';

const dist = (name: string) => join(root, 'apps/web', name);

function scriptsOf(build: string): { file: string; source: string }[] {
  const assets = join(dist(build), 'assets');
  return readdirSync(assets)
    .filter((file) => file.endsWith('.js'))
    .map((file) => ({ file, source: readFileSync(join(assets, file), 'utf8') }));
}

test('a production build holds no mock code and no demo account; the demo holds both [SEC-14]', () => {
  for (const trace of ['SAKINA_MOCK_MODULE', 'demo.test']) {
    expect(
      scriptsOf('dist')
        .filter(({ source }) => source.includes(trace))
        .map(({ file }) => file),
    ).toEqual([]);
    expect(scriptsOf('dist-demo').some(({ source }) => source.includes(trace))).toBe(true);
  }
  for (const worker of ['mockServiceWorker.js', 'mock-worker.js'])
    expect(readdirSync(dist('dist'))).not.toContain(worker);
});

test('a content page comes with at most 10 kB of script, and with at most 114 once a control of the landing page is used [FAST-1]', () => {
  for (const route of prerenderedRoutes) expect(firstLoad(route).brotli / 1000).toBeLessThanOrEqual(10);
  expect(firstLoad('/', { withApp: true }).brotli / 1000).toBeLessThanOrEqual(114);
});

test('the worker keeps every script and sheet that the document of the app names, but that of the hidden frame, which needs a connection', () => {
  const read = (file: string) => readFileSync(join(dist('dist'), file), 'utf8');
  const [page, worker] = [read('index.html'), read('sw.js')] as const;
  const named = [...page.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, file]) => file);
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter((file = '') => !worker.includes(file) && !file.includes('silent-check'))).toEqual([]);
});

/** What a visitor works with, and what opens a portal. */
const FIRST = [
  '/auth/login',
  '/find-therapist',
  '/therapist/:id',
  '/therapist-profile-enhanced',
  '/community',
  '/onboarding/patient',
  '/onboarding/therapist',
  '/provider/apply',
  '/dashboard',
  '/profile',
  '/therapist-dashboard',
  '/provider/portal',
];

test('the first load of the directory, of a provider, of the community, of joining and of each portal is at most 186 kB of script [FAST-1]', () => {
  for (const route of FIRST) expect(firstLoad(route).brotli / 1000, route).toBeLessThanOrEqual(186);
});

/** From where someone comes, and where they go. */
const WAYS = [
  ['/', '/find-therapist'],
  ['/', '/auth/login'],
  ['/find-therapist', '/therapist/:id'],
  ['/find-therapist', '/therapist-profile-enhanced'],
  ['/find-therapist', '/booking/:therapistId'],
  ['/auth/login', '/onboarding/patient'],
  ['/auth/login', '/onboarding/therapist'],
  ['/auth/login', '/provider/apply'],
  ['/dashboard', '/booking/:therapistId'],
  ['/dashboard', '/community'],
  ['/dashboard', '/profile'],
  ['/dashboard', '/deenya'],
  ['/therapist-dashboard', '/provider/portal'],
  ['/provider/portal', '/provider/start-session'],
  ['/provider/portal', '/provider/notes'],
  ['/provider/portal', '/admin/revenue'],
] as const;

test('a further route adds at most 84 kB of script [FAST-1]', () => {
  for (const [from, to] of WAYS) expect(furtherLoad(from, to) / 1000, `${from} to ${to}`).toBeLessThanOrEqual(84);
});

test('a page with a large table adds at most 123 kB of script, its filters with their calendars not among it [FAST-1]', () => {
  const pages = ['/admin/sessions', '/admin/users', '/admin/providers', '/provider/payments', '/provider/invoices'];
  for (const to of pages) expect(furtherLoad('/provider/portal', to) / 1000, to).toBeLessThanOrEqual(123);
  const calendar = fileOf('../../packages/design-system/src/components/DatePicker/DatePicker.tsx');
  expect(firstLoad('/admin/sessions').files).not.toContain(calendar);
});

test('sizes are told for what is really there', () => {
  const { files, brotli } = firstLoad('/');
  expect(files.length).toBeGreaterThan(1);
  const sizes = files.map((file) => brotliCompressSync(readFileSync(join(dist('dist'), file))).length);
  expect(brotli).toBe(sizes.reduce((sum, size) => sum + size, 0));
  expect(brotli).toBeGreaterThan(2000);
});

test.describe('an installation that no one has configured', () => {
  test.use({ baseURL: process.env['PRODUCTION_URL'] });

  test('shows the real landing page and asks no other host for anything, has its content pages, and names each variable that is missing instead of a blank page [THEME-4] [FRAME-4]', async ({
    page,
    baseURL,
  }) => {
    const complaints: string[] = [];
    const foreign: string[] = [];
    page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
    page.on('request', (request) => new URL(request.url()).origin !== baseURL && foreign.push(request.url()));
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1, name: 'Peace of Mind' })).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(foreign.filter((url) => !url.startsWith('data:'))).toEqual([]);
    expect(complaints).toEqual([]);

    for (const path of ['/about', '/pricing', '/faq', '/legal/privacy']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByText('isn’t set up here')).toHaveCount(0);
    }
    await page.goto('/find-therapist');
    await expect(page.getByRole('heading', { level: 1, name: 'Sakina isn’t set up here yet' })).toBeVisible();
    for (const variable of ['VITE_API_BASE', 'VITE_CLOUD_BASE', 'VITE_OIDC_AUTHORITY', 'VITE_OIDC_CLIENT_ID']) {
      await expect(page.getByRole('main').getByText(variable).first()).toBeVisible();
    }
  });
});
