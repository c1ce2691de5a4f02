// What Lighthouse says of public pages on a phone: the production build under the sandbox, simulated throttling, median
// of three.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findBrowser } from '../browser.mjs';
import { load } from '../load.mjs';
import { root, run } from '../run.mjs';
import { median } from './median.mjs';

/** The last version that runs on Node 20. Fetched when it is measured: 200 packages that nothing else needs. */
const LIGHTHOUSE = 'lighthouse@12.8.2';
const PAGES = ['/', '/find-therapist', '/pricing'];
const RUNS = 3;
/**
 * Now and then Lighthouse loses the beginning of its own recording (NO_NAVSTART), says so, and asks to be run again.
 */
const TAKES = 3;
/** A browser of its own for each visit. */
const OWN_BROWSER = ['--chrome-flags=--headless=new --no-sandbox'];

const score = (id) => (report) => report.categories[id].score * 100;
const audit =
  (id, divisor = 1) =>
  (report) =>
    report.audits[id].numericValue / divisor;

/**
 * What is told of each page, and what FAST-2 promises of it.
 * @type {{ title: string, unit: string, rows: [name: string, read: (report: any) => number, limit?: number, isFloor?:
 *   boolean][] }[]}
 */
const FIGURES = [
  {
    title: 'Lighthouse on a phone: scores',
    unit: 'of 100',
    rows: [
      ['performance', score('performance'), 95, true],
      ['accessibility', score('accessibility'), 100, true],
      ['best practices', score('best-practices'), 100, true],
      ['SEO', score('seo'), 100, true],
    ],
  },
  {
    title: 'Lighthouse on a phone: times',
    unit: 's',
    rows: [
      ['first paint', audit('first-contentful-paint', 1000)],
      ['largest paint', audit('largest-contentful-paint', 1000), 1.5],
      ['blocked', audit('total-blocking-time', 1000)],
    ],
  },
  {
    title: 'Lighthouse on a phone: movement',
    unit: 'thousandths',
    rows: [['layout shift', audit('cumulative-layout-shift', 0.001), 20]],
  },
];

/**
 * The report of one visit of an address.
 * @param {string} url
 * @param {{ file: string, flags: string[], env?: Record<string, string>, takes?: number }} options `file` takes the
 *   report; `flags` are Lighthouse's own; `takes` is how often it may be asked in all.
 * @throws Where the last take failed too.
 */
export async function visit(url, { file, flags, env = {}, takes = TAKES }) {
  const { code } = await run(
    'npx',
    ['--yes', LIGHTHOUSE, url, '--quiet', '--output=json', `--output-path=${file}`, ...flags],
    { quiet: true, env },
  );
  const report = code === 0 ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
  if (report !== undefined && report.runtimeError === undefined) return report;
  if (takes > 1) return visit(url, { file, flags, env, takes: takes - 1 });
  throw new Error(`${LIGHTHOUSE} failed on ${url}: ${report?.runtimeError?.message ?? 'its output stands above'}`);
}

/**
 * Scores, times and movement of three public pages.
 * @returns {Promise<import('../../.storybook/proof/model/measured.ts').MeasuredGroup[]>}
 */
export async function measureLighthouse() {
  const [{ startSandbox }, { createStaticHost }] = [
    await load('mocks/src/sandbox/index.ts'),
    await load('apps/web/hosting/index.ts'),
  ];
  const sandbox = await startSandbox({
    apiPort: 0,
    identityPort: 0,
    appPort: 0,
    app: (config) => createStaticHost({ root: join(root, 'apps/web/dist'), config, holdsAssets: true }),
  });
  const folder = mkdtempSync(join(tmpdir(), 'lighthouse-'));
  const env = { CHROME_PATH: findBrowser() ?? '' };
  try {
    const seen = [];
    for (const path of PAGES) {
      const reports = [];
      for (let index = 0; index < RUNS; index += 1)
        reports.push(
          await visit(sandbox.appUrl + path, { file: join(folder, 'report.json'), flags: OWN_BROWSER, env }),
        );
      seen.push({ path, reports });
    }
    return FIGURES.map(({ title, unit, rows }) => ({
      title,
      unit,
      rows: seen.flatMap(({ path, reports }) =>
        rows.map(([name, read, limit, isFloor = false]) => ({
          name: `${path}: ${name}`,
          value: median(reports.map(read)),
          ...(limit === undefined ? {} : { limit, isFloor }),
        })),
      ),
    }));
  } finally {
    rmSync(folder, { recursive: true, force: true });
    await sandbox.close();
  }
}
