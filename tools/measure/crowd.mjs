// Times of the admin area's lists in the browser's own engine: the mock's index of 100,000 users and what it answers
// after.
import { createServer } from 'vite';
import { chromium } from 'playwright';
import { join } from 'node:path';
import { browserLaunch } from '../browser.mjs';
import { root } from '../run.mjs';

/** What is asked for after the first answer, each several times. */
const questions = {
  'listing, by name': {},
  'by last sign-in, newest first': { sort: 'lastSeenAt', direction: 'desc' },
  'by sessions': { sort: 'sessions', direction: 'desc' },
  'by date of joining': { sort: 'createdAt' },
  'searching a name': { q: 'khan' },
  'searching one letter': { q: 'a' },
  'searching two words': { q: 'fatima ahmed' },
  'filtering by role and status': { role: ['therapist'], status: ['ACTIVE'] },
  'filtering, searching, sorting': {
    q: 'sha',
    country: ['US', 'GB'],
    status: ['ACTIVE'],
    sort: 'createdAt',
    direction: 'desc',
  },
};

/**
 * The first index, and the median of later answers.
 * @returns {Promise<import('../../.storybook/proof/model/measured.ts').MeasuredGroup[]>}
 */
export async function measureCrowd() {
  const server = await createServer({
    root,
    configFile: false,
    logLevel: 'error',
    appType: 'custom',
    cacheDir: join(root, 'node_modules/.cache/measure'),
    server: { port: 0, host: '127.0.0.1', hmr: false },
    plugins: [
      {
        name: 'page',
        configureServer: ({ middlewares }) =>
          void middlewares.use('/measure', (_, response) =>
            response.setHeader('Content-Type', 'text/html').end('<!doctype html><title>measure</title>'),
          ),
      },
    ],
  });
  await server.listen();
  const address = server.httpServer?.address();
  const browser = await chromium.launch(browserLaunch());
  try {
    const page = await browser.newPage();
    await page.goto(`http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/measure`);
    const result = await page.evaluate(async (asked) => {
      const { searchUsers } = await import('/mocks/src/handlers/admin/user-search.ts');
      const { bulkDataOf } = await import('/mocks/src/handlers/admin/bulk-data-of.ts');
      const { createMemoryStore } = await import('/mocks/src/store/memory-store.ts');
      const store = createMemoryStore();
      // The practice itself is laid before: it is there on every page of the admin area.
      await store.run((tables) => [tables.appointments.all(), tables.adminUserChanges.all()]);
      const ask = (search) =>
        store.run((tables) => {
          const start = performance.now();
          const { total } = searchUsers(tables, search, { limit: 25 });
          return { time: performance.now() - start, total };
        });
      const first = await ask({});
      const later = {};
      for (const [name, search] of Object.entries(asked)) {
        const opened = await ask(search);
        const times = [];
        for (let round = 0; round < 15; round += 1) times.push((await ask(search)).time);
        later[name] = { opened: opened.time, times: times.toSorted((a, b) => a - b), total: opened.total };
      }
      return { first, later, bytes: await store.run((tables) => bulkDataOf(tables).byteLength) };
    }, questions);
    const title = `${result.first.total.toLocaleString('en')} users in the browser’s mock, held in ${(result.bytes / 1_000_000).toFixed(1)} MB`;
    const answers = Object.entries(result.later).map(([name, { times }]) => ({
      name,
      value: times[Math.floor(times.length / 2)] ?? 0,
    }));
    return [{ title, unit: 'ms', rows: [{ name: 'first index and answer', value: result.first.time }, ...answers] }];
  } finally {
    await browser.close();
    await server.close();
  }
}
