import type { Page } from '@playwright/test';
import type { Sandbox } from '@sakina/mocks/sandbox';
import { accountButton } from '../journeys/support/account.ts';
import { untilCalm } from './support/calm.ts';
import {
  apiCalls,
  authorizeCalls,
  begin,
  MINUTE,
  PROVOKED,
  readAgain,
  READS,
  SECOND,
  sentOnce,
  THERAPIST,
  tokenCalls,
} from './support/renewal.ts';
import { expect, test } from './support/sandbox.ts';

test.use({ provoked: PROVOKED });

test.describe('tokens that the API takes no more', () => {
  test('cause one renewal for all panels and one repeat of each call; where that helps, no one is signed out, else there is one move to the login page [SEC-1] [API-3]', async ({
    page,
    sandbox,
  }) => {
    await begin(page, sandbox, '/provider/portal', THERAPIST);
    await test.step('the new token is taken', async () => {
      await sandbox.control.expire({ email: THERAPIST });
      await readAgain(page);
      await expect
        .poll(async () => Object.values(await apiCalls(sandbox)).filter((answers) => answers.includes(200)).length)
        .toBeGreaterThanOrEqual(5);
      await untilCalm(sandbox);
      const calls = Object.entries(await apiCalls(sandbox));
      expect(calls.filter(([, answers]) => answers.includes(401)).length).toBeGreaterThanOrEqual(5);
      expect(
        calls.filter(
          ([call, answers]) =>
            answers.filter((status) => status === 401).length > (READS[call] ?? 1) || answers.at(-1) !== 200,
        ),
      ).toEqual([]);
      expect((await tokenCalls(sandbox)).map(({ status }) => status)).toEqual([200]);
      await expect(accountButton(page)).toBeVisible();
      await expect(page).toHaveURL('/provider/portal');
    });

    await test.step('the new token is not taken either', async () => {
      await sandbox.control.clearRequests();
      await sandbox.control.behave({ match: 'GET /v1/*', answer: 401 });
      await sandbox.control.behave({ match: 'GET /cloud/v1/*', answer: 401 });
      const moves: string[] = [];
      page.on('framenavigated', (frame) => frame === page.mainFrame() && moves.push(new URL(frame.url()).pathname));
      await readAgain(page);
      await expect(page).toHaveURL('/auth/login?redirect=%2Fprovider%2Fportal');
      await expect(page.getByText('Your session expired.')).toBeVisible();
      await untilCalm(sandbox);
      const calls = Object.entries(await apiCalls(sandbox)).filter(([call]) => call.startsWith('GET'));
      expect(calls.length).toBeGreaterThanOrEqual(5);
      expect(calls.filter(([call, answers]) => answers.length > 2 * (READS[call] ?? 1))).toEqual([]);
      expect(await tokenCalls(sandbox)).toHaveLength(1);
      expect(moves).toEqual(['/auth/login']);
      await page.clock.runFor(30 * SECOND);
      expect(await authorizeCalls(sandbox)).toBe(0);
    });
  });

  test('are of no account on /: no call carries one, and a 401 moves no one [API-3] [SEC-1]', async ({
    page,
    sandbox,
  }) => {
    await begin(page, sandbox);
    await page.getByRole('link', { name: 'Sakina', exact: true }).first().click();
    await expect(page).toHaveURL('/');
    await expect(accountButton(page)).toBeVisible();
    await untilCalm(sandbox);
    await sandbox.control.clearRequests();
    await sandbox.control.behave({ match: 'GET /v1/*', answer: 401 });
    await readAgain(page);
    await untilCalm(sandbox);
    const { requests } = await sandbox.control.requests();
    expect(requests.filter(({ server, authorized }) => server === 'api' && authorized)).toEqual([]);
    expect(await tokenCalls(sandbox)).toEqual([]);
    await expect(page).toHaveURL('/');
    await expect(accountButton(page)).toBeVisible();
  });
});

test.describe('an API in trouble', () => {
  /** A page that asks for each thing once. */
  const PATH = '/booking/prv-amina-rahman';
  const READ = 'GET /cloud/v1/providers/prv-amina-rahman';

  /** Opens the page anew, with this in place of what it reads. */
  async function reloadWith(
    page: Page,
    { control }: Sandbox,
    trouble: { answer: number | 'cut' | 'never'; retryAfter?: number },
  ) {
    await control.clearBehaviours();
    await control.clearRequests();
    await control.behave({ match: READ, ...trouble });
    await page.reload();
  }

  test('is said: a read that hangs after 30 s, one without an answer after three tries, one that is to pause at once with the time of its end [SEC-13]', async ({
    page,
    sandbox,
  }) => {
    await begin(page, sandbox, PATH);
    await test.step('hangs: not asked again by itself, and a press tries again', async () => {
      await reloadWith(page, sandbox, { answer: 'never' });
      await expect.poll(async () => (await apiCalls(sandbox))[READ]).toEqual([null]);
      await page.clock.runFor(28 * SECOND);
      await expect(page.getByRole('progressbar').or(page.getByRole('status')).first()).toBeAttached();
      await expect(page.getByText('The server took too long')).toHaveCount(0);
      await page.clock.runFor(4 * SECOND);
      await expect(page.getByText('The server took too long')).toBeVisible();
      await expect(page.getByText('There was no response within 30 seconds. You can try again.')).toBeVisible();
      await page.clock.runFor(20 * SECOND);
      expect((await apiCalls(sandbox))[READ]).toEqual([null]);
      await sandbox.control.clearBehaviours();
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect.poll(async () => (await apiCalls(sandbox))[READ]).toEqual([null, 200]);
      await expect(page.getByText('The server took too long')).toHaveCount(0);
      await expect(page.getByText('Dr. Amina Rahman').first()).toBeVisible();
    });

    for (const answer of [503, 'cut'] as const) {
      await test.step(`answers ${answer}: asked three times with growing waits`, async () => {
        await reloadWith(page, sandbox, { answer });
        await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
        const { requests } = await sandbox.control.requests();
        const [first, second, third, ...more] = sentOnce(
          requests.filter(({ method, path }) => `${method} ${path}` === READ).map(({ at }) => ({ at: Date.parse(at) })),
          245,
        ) as [{ at: number }, { at: number }, { at: number }];
        expect(more).toEqual([]);
        // 250 to 500 ms, then 500 to 1000 ms.
        expect([second.at - first.at >= 245, third.at - second.at >= 495]).toEqual([true, true]);
      });
    }

    await test.step('asks for a longer pause: not asked again', async () => {
      const now = () => page.evaluate(() => Date.now());
      const earliest = await now();
      await reloadWith(page, sandbox, { answer: 503, retryAfter: 7200 });
      const words = page.getByText(/Nothing was lost\. You can try again after/);
      await expect(words).toBeVisible();
      const latest = await now();
      const clockTime = new Intl.DateTimeFormat('en-US', {
        hour: 'numeric',
        minute: '2-digit',
        timeZone: 'America/New_York',
      });
      // Two hours after the answer, which may be told a minute late, never early.
      const possible = [0, 1, 2].map((minutes) =>
        clockTime.format(Math.min(earliest + minutes * MINUTE, latest + MINUTE) + 7200 * SECOND),
      );
      const said = await words.textContent();
      expect(
        possible.filter((time) => said?.includes(time)),
        `${said}`,
      ).not.toEqual([]);
      expect((await apiCalls(sandbox))[READ]).toEqual([503]);
    });
  });

  test('has a write repeated once after a renewal, and never by itself else [SEC-13] [API-3]', async ({
    page,
    sandbox,
  }) => {
    await begin(page, sandbox, '/provider/notes', THERAPIST);
    await page
      .getByRole('link', { name: /Unsigned/ })
      .first()
      .click();
    const text = page.getByRole('textbox').last();
    await expect(text).toBeVisible();
    await untilCalm(sandbox);

    await test.step('a token that has run out', async () => {
      const writes = async () =>
        Object.entries(await apiCalls(sandbox))
          .filter(([call]) => call.startsWith('PUT '))
          .flatMap(([, answers]) => answers);
      // The clock stands still: the write, which goes when the field is left, is the first to meet the old token.
      await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
      await text.press('End');
      await text.pressSequentially(' More.');
      await sandbox.control.clearRequests();
      await sandbox.control.expire({ email: THERAPIST });
      await text.blur();
      await expect.poll(async () => (await writes())[0]).toBe(401);
      await page.clock.resume();
      await expect(page.getByText(/^Saved at/)).toBeVisible();
      expect(await writes()).toEqual([401, 200]);
      expect(await tokenCalls(sandbox)).toHaveLength(1);
    });

    // Counted where they are sent: what breaks on a used connection, the browser itself may send once more.
    let sent: string[] = [];
    page.on('request', (request) => {
      if (
        request.url().startsWith(`${sandbox.apiUrl}/v1/`) &&
        ['PUT', 'PATCH', 'POST', 'DELETE'].includes(request.method())
      )
        sent.push(request.url());
    });
    for (const answer of [503, 'lost', 'never'] as const) {
      await test.step(`${answer}`, async () => {
        await untilCalm(sandbox);
        sent = [];
        for (const method of ['PUT', 'PATCH', 'POST'])
          await sandbox.control.behave({ match: `${method} /v1/*`, answer });
        await text.press('End');
        await text.pressSequentially(' More.');
        await page.clock.runFor(5 * SECOND);
        await expect.poll(() => sent).toHaveLength(1);
        await page.clock.runFor(8 * SECOND);
        expect(sent).toHaveLength(1);
      });
    }
  });
});
