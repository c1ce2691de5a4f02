// What Lighthouse says on a phone of pages behind the sign-in: the production build by nginx, the browser's cache and
// the service worker cleared, the session at the identity server kept; and the same page once more with both.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { browserLaunch } from '../browser.mjs';
import { visit } from './lighthouse.mjs';
import { median } from './median.mjs';
import { startNginx } from './nginx.mjs';

const DEBUGGING_PORT = '4245';
/** `RUNS=1` for a quick look. */
const RUNS = Number(process.env.RUNS ?? 5);

/** Pages of each account, with the least score of a first visit. */
const PAGES = [
  {
    as: 'patient',
    paths: { '/dashboard': 90, '/community': 95, '/find-therapist': 95, '/therapist/prv-amina-rahman': 95 },
  },
  {
    as: 'therapist',
    paths: {
      '/provider/portal': 90,
      '/provider/sessions/today': 90,
      '/provider/clients': 90,
      '/provider/calendar': 90,
      '/provider/payments': 90,
    },
  },
  { as: 'admin', paths: { '/admin/users': 90, '/admin/sessions': 90 } },
];
const WARM = 97;

const value = (id) => (report) => report.audits[id].numericValue;
const score = (report) => report.categories.performance.score * 100;
/** Script files of the page itself, those that the worker lays down left out. */
const scripts = (report) =>
  report.audits['network-requests'].details.items.filter(
    ({ resourceType, sessionTargetType }) => resourceType === 'Script' && sessionTargetType === 'page',
  );

const look = (url, file, isWarm) =>
  visit(url, {
    file,
    flags: [
      `--port=${DEBUGGING_PORT}`,
      '--only-categories=performance',
      ...(isWarm ? ['--disable-storage-reset'] : []),
    ],
  });

async function logIn(context, url, as) {
  const page = context.pages()[0] ?? (await context.newPage());
  await page.goto(`${url}/dashboard`);
  await page.getByRole('textbox', { name: 'Email' }).fill(`${as}@demo.test`);
  await page.getByLabel('Password', { exact: true }).fill('demo');
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.getByRole('button', { name: /’s account$/ }).waitFor();
}

/** The reports of an account's pages, in a browser of its own. */
async function visitAll({ as, paths }, url, folder) {
  const { executablePath, args } = browserLaunch();
  const context = await chromium.launchPersistentContext(join(folder, as), {
    executablePath,
    args: [...args, '--ignore-certificate-errors', `--remote-debugging-port=${DEBUGGING_PORT}`],
    locale: 'en-US',
  });
  try {
    await logIn(context, url, as);
    const seen = [];
    for (const [path, floor] of Object.entries(paths)) {
      const [first, again] = [[], []];
      for (let index = 0; index < RUNS; index += 1) {
        first.push(await look(url + path, join(folder, 'report.json'), false));
        again.push(await look(url + path, join(folder, 'report.json'), true));
      }
      seen.push({ path, floor, first, again });
    }
    return seen;
  } finally {
    await context.close();
  }
}

/**
 * Scores, largest paint, script and movement of pages behind the sign-in.
 * @returns {Promise<import('../../.storybook/proof/model/measured.ts').MeasuredGroup[]>}
 */
export async function measureSignedIn() {
  const { url, compression, stop } = await startNginx();
  const folder = mkdtempSync(join(tmpdir(), 'signed-in-'));
  try {
    const seen = [];
    for (const account of PAGES) seen.push(...(await visitAll(account, url, folder)));
    const group = (title, unit, row) => ({
      title: `Signed in, by nginx with ${compression}, Lighthouse on a phone: ${title}`,
      unit,
      rows: seen.map((page) => ({ name: page.path, ...row(page) })),
    });
    return [
      group('first visit', 'of 100', ({ first, floor }) => ({
        value: median(first.map(score)),
        limit: floor,
        isFloor: true,
      })),
      group('next visit', 'of 100', ({ again }) => ({ value: median(again.map(score)), limit: WARM, isFloor: true })),
      group('largest paint of a first visit', 's', ({ first }) => ({
        value: median(first.map(value('largest-contentful-paint'))) / 1000,
      })),
      group('blocked in a first visit', 's', ({ first }) => ({
        value: median(first.map(value('total-blocking-time'))) / 1000,
      })),
      group('movement of a first visit', 'thousandths', ({ first }) => ({
        value: Math.max(...first.map(value('cumulative-layout-shift'))) * 1000,
        limit: 50,
      })),
      group('script files of a first visit', 'files', ({ first }) => ({
        value: median(first.map((report) => scripts(report).length)),
      })),
      group('script of a first visit', 'kB as sent', ({ first }) => ({
        value:
          median(first.map((report) => scripts(report).reduce((sum, { transferSize }) => sum + transferSize, 0))) /
          1000,
      })),
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
    await stop();
  }
}
