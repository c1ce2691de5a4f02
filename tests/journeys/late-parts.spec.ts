import { createServer, request } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from './support/fixtures.ts';

const LATE = /\/assets\/(?:list-controls|SortChoice|Filters)-[^/]*\.js$/;

let late: { server: Server; url: string };
/** What holds the controls of the list back, until it is let go. The page of a mock worker asks for its files itself, so only the host can. */
let letGo: () => void;

test.beforeAll(async () => {
  const host = new URL(process.env['DEMO_URL'] ?? '');
  const held = new Promise<void>((resolve) => { letGo = resolve; });
  const server = createServer((asked, answer) => {
    void (LATE.test(asked.url ?? '') ? held : Promise.resolve()).then(() => {
      const passed = request(new URL(asked.url ?? '/', host), { method: asked.method, headers: { ...asked.headers, host: host.host } }, (got) => {
        answer.writeHead(got.statusCode ?? 502, got.headers);
        got.pipe(answer);
      });
      asked.pipe(passed);
    });
  });
  await new Promise<void>((resolve) => { server.listen(0, resolve); });
  late = { server, url: `http://localhost:${(server.address() as AddressInfo).port}` };
});
test.afterAll(() => void late.server.close());

test('who is listed can be read before the controls of the list are there, and nothing moves when they come [FAST-1] [FAST-2]', async ({ page }) => {
  await page.goto(`${late.url}/find-therapist?view=list`);
  const amina = page.getByRole('link', { name: 'Dr. Amina Rahman' });
  await expect(amina).toBeVisible();
  await expect(page.getByRole('searchbox')).toHaveCount(0);
  const places = () => page.locator('main :is(h1, h2, h3, [role=group]), main article').evaluateAll((all) => all.filter((one) => one.closest('section[aria-label]') === null).map((one) => {
    const { x, y, width, height } = one.getBoundingClientRect();
    return [one.tagName, Math.round(x), Math.round(y), Math.round(width), Math.round(height)].join(' ');
  }));
  const before = await places();
  expect(before.length).toBeGreaterThan(12);
  letGo();
  await expect(page.getByRole('searchbox', { name: 'Search by name, need or city' })).toBeVisible();
  await expect(page.getByRole('checkbox', { name: /^Compare/ }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: /Sort by/ })).toBeVisible();
  await expect(page.getByRole('checkbox', { name: /^Imams/ })).toBeVisible();
  expect(await places()).toEqual(before);
});
