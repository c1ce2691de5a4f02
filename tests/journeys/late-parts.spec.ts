import { createServer, request } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from './support/fixtures.ts';
import { placesOf } from './support/look.ts';

const LATE = /\/assets\/(?:list-controls|SortChoice|Filters|FoldedWords)-[^/]*\.js$/;

const WATCH = /\/assets\/CrisisWatch-[^/]*\.js$/;

let late: { server: Server; url: string };
/**
 * What holds late parts back, until they are let go. The page of a mock worker asks for its files itself, so only the
 * host can.
 */
let held: Promise<void>;
let letGo: () => void;
/** Whether the connection is cut when the watch beside a field is asked for. */
let isWatchLost = false;

test.beforeAll(async () => {
  const host = new URL(process.env['DEMO_URL'] ?? '');
  const server = createServer((asked, answer) => {
    if (isWatchLost && WATCH.test(asked.url ?? '')) return void answer.destroy();
    void (LATE.test(asked.url ?? '') ? held : Promise.resolve()).then(() => {
      const passed = request(
        new URL(asked.url ?? '/', host),
        { method: asked.method, headers: { ...asked.headers, host: host.host } },
        (got) => {
          answer.writeHead(got.statusCode ?? 502, got.headers);
          got.pipe(answer);
        },
      );
      asked.pipe(passed);
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, resolve);
  });
  late = { server, url: `http://localhost:${(server.address() as AddressInfo).port}` };
});
test.beforeEach(() => {
  isWatchLost = false;
  held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
});
test.afterAll(() => void late.server.close());

test('who is listed can be read before the controls of the list are there, and nothing moves when they come [FAST-1] [FAST-2]', async ({
  page,
}) => {
  await page.goto(`${late.url}/find-therapist?view=list`);
  const amina = page.getByRole('link', { name: 'Dr. Amina Rahman' });
  await expect(amina).toBeVisible();
  await expect(page.getByRole('searchbox')).toHaveCount(0);
  const places = () =>
    placesOf(
      page.locator('main :is(h1, h2, h3, [role=group]), main article').and(page.locator(':not(section[aria-label] *)')),
    );
  const before = await places();
  expect(before.length).toBeGreaterThan(12);
  letGo();
  await expect(page.getByRole('searchbox', { name: 'Search by name, need, or city' })).toBeVisible();
  await expect(page.getByRole('checkbox', { name: /^Compare/ }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: /Sort by/ })).toBeVisible();
  await expect(page.getByRole('checkbox', { name: /^Imams/ })).toBeVisible();
  expect(await places()).toEqual(before);
});

test('a provider’s film can be played before its words can be unfolded, and nothing moves when they can [FAST-1] [FAST-2]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto(`${late.url}/therapist-profile-enhanced?id=prv-amina-rahman`);
  await expect(page.getByLabel(/A video introduction by/)).toBeVisible();
  const words = page.getByRole('button', { name: 'Read transcript' });
  await expect(words).toHaveCount(0);
  // Down to what follows the words; the times further down come on their own account.
  const places = () =>
    placesOf(
      page
        .locator('main')
        .locator('h1, video')
        .or(page.getByRole('heading', { name: 'When can we talk?' })),
    );
  await expect.poll(async () => (await places()).length).toBe(3);
  const before = await places();
  letGo();
  await expect(words).toBeVisible();
  expect(await places()).toEqual(before);
  await words.click();
  await expect(page.getByText('I am Amina Rahman. I have been a psychologist for fourteen years.')).toBeVisible();
});

test.describe('a connection that is cut', () => {
  test.use({ provoked: /ERR_EMPTY_RESPONSE/ });

  test('where the watch for words of danger did not arrive, it is asked for again as more is typed, and nothing is in the way meanwhile [CARE-1] [ERROR-1]', async ({
    page,
  }) => {
    isWatchLost = true;
    await page.goto(`${late.url}/onboarding/topics`);
    const field = page.getByRole('textbox', { name: /Anything you’d like to add/ });
    await field.pressSequentially('I want to die');
    const help = page.getByRole('region', { name: 'You can reach a person now' });
    await expect(help).toHaveCount(0);
    await expect(page.getByRole('alert')).toHaveCount(0);
    isWatchLost = false;
    await field.pressSequentially(' tonight');
    await expect(help).toBeVisible();
    await expect(field).toBeFocused();
    await expect(field).toHaveValue('I want to die tonight');
  });
});
