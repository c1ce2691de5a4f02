import type { Page } from '@playwright/test';
import type { Sandbox } from '@sakina/mocks/sandbox';
import { accountButton } from '../journeys/support/account.ts';
import { untilCalm } from './support/calm.ts';
import { expect, fillIdentityForm, signInAt, test } from './support/sandbox.ts';

const PATIENT = 'patient@demo.test';
const THERAPIST = 'therapist@demo.test';
const SECOND = 1000;
const MINUTE = 60 * SECOND;
/** Milliseconds that the sandbox's access tokens are good for. */
const LIFETIME = 5 * MINUTE;

// The browser itself notes refused and broken requests, that an error page of the identity server is in no frame of
// ours, and realtime connections that a leap of the clock ends while they are being made.
test.use({ provoked: /^(Failed to load resource|Framing )|WebSocket is closed before/ });

/**
 * What a page sent so far. What breaks on a connection that was used before, the browser sends again by itself, on a
 * busy machine after some 150 ms: that counts as one.
 * @param shortest The page's own shortest wait between two tries, in milliseconds.
 */
function sentOnce<Call extends { at: number }>(calls: readonly Call[], shortest: number): Call[] {
  let last = -Infinity;
  return calls.filter(({ at }) => {
    if (at - last < shortest) return false;
    last = at;
    return true;
  });
}

/** The requests for tokens so far, with their instants. */
async function tokenCalls(sandbox: Sandbox): Promise<{ at: number; status: number | null }[]> {
  const { requests } = await sandbox.control.requests();
  return requests
    .filter(({ server, method, path }) => server === 'identity' && method === 'POST' && path === '/token')
    .map(({ at, status }) => ({ at: Date.parse(at), status }));
}

/** Authorize requests so far, in a frame or not. */
async function authorizeCalls(sandbox: Sandbox): Promise<number> {
  const { requests } = await sandbox.control.requests();
  return requests.filter(({ server, path }) => server === 'identity' && path === '/auth').length;
}

/** The calls of the API with a token, by `GET /v1/…`: how each was answered, oldest first. */
async function apiCalls(sandbox: Sandbox): Promise<Record<string, (number | null)[]>> {
  const calls: Record<string, (number | null)[]> = {};
  for (const { server, method, path, status } of (await sandbox.control.requests()).requests) {
    if (server === 'api' && method !== 'OPTIONS' && /^\/(cloud\/)?v1\//.test(path))
      (calls[`${method} ${path}`] ??= []).push(status);
  }
  return calls;
}

/** Signs in with a clock that a test can set forward, and forgets what was asked on the way. */
async function begin(page: Page, sandbox: Sandbox, path = '/dashboard', email = PATIENT, time?: number): Promise<void> {
  await page.clock.install(time === undefined ? {} : { time });
  await signInAt(page, path, email);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await untilCalm(sandbox);
  await sandbox.control.clearRequests();
}

/**
 * Waits until the page has taken in what the server answered before. Its limit for an answer goes by the test's clock,
 * which would pass it before the answer has come over the wire.
 */
async function untilReceived(page: Page): Promise<void> {
  await page.evaluate(async () => void (await fetch('/robots.txt', { cache: 'no-store' })));
}

/** How many different reads the provider's portal makes of a path; one where it is not listed. */
const READS: Readonly<Record<string, number>> = {
  // The day's sessions, and the session in progress.
  'GET /v1/appointments': 2,
};

/** The page reads its panels again, all at one moment, as when a network is back. */
async function readAgain(page: Page): Promise<void> {
  // What was read a moment ago is not read again.
  await page.clock.runFor(2 * SECOND);
  await page.evaluate(() => void dispatchEvent(new Event('online')));
}

// Lifetimes, clocks and answers of every kind are a table of the timer's, the renewal's and the client's unit tests.
test.describe('a token that comes to its end', () => {
  test('is renewed once, 30 s ahead of it, and the next one again, by a clock that is 10 minutes fast [AUTH-6] [SEC-3]', async ({
    page,
    sandbox,
  }) => {
    const begun = Date.now();
    await begin(page, sandbox, '/dashboard', PATIENT, Date.now() + 10 * MINUTE);
    // The token has aged by what a busy machine took to show the page.
    await page.clock.runFor(LIFETIME - 36 * SECOND - (Date.now() - begun));
    expect(await tokenCalls(sandbox)).toEqual([]);
    await page.clock.runFor(11 * SECOND);
    await expect.poll(async () => (await tokenCalls(sandbox)).map(({ status }) => status)).toEqual([200]);
    await untilReceived(page);
    await page.clock.runFor(LIFETIME - 46 * SECOND);
    expect(await tokenCalls(sandbox)).toHaveLength(1);
    await page.clock.runFor(21 * SECOND);
    await expect.poll(async () => (await tokenCalls(sandbox)).map(({ status }) => status)).toEqual([200, 200]);
    await expect(accountButton(page)).toBeVisible();
  });

  test('is renewed once within 5 s of waking, by a clock that is 10 minutes slow; one of 30 days is left alone [SEC-3]', async ({
    page,
    sandbox,
  }) => {
    await begin(page, sandbox, '/dashboard', PATIENT, Date.now() - 10 * MINUTE);
    await page.route(`${sandbox.identityUrl}/token`, async (route) => {
      if (route.request().method() !== 'POST') return route.fallback();
      const response = await route.fetch();
      await route.fulfill({ response, json: { ...((await response.json()) as object), expires_in: 30 * 86_400 } });
    });
    await page.clock.fastForward(10 * MINUTE);
    const woke = Date.now();
    await expect
      .poll(async () => (await tokenCalls(sandbox)).map(({ status }) => status), { timeout: 5000 })
      .toEqual([200]);
    expect((await tokenCalls(sandbox))[0]?.at).toBeLessThan(woke + 5000);
    await untilReceived(page);
    await page.clock.runFor(30 * SECOND);
    expect(await tokenCalls(sandbox)).toHaveLength(1);
    // Someone is there: the session does not end for lack of it.
    await page.mouse.move(50, 50);
    await page.clock.runFor(10 * MINUTE);
    expect(await tokenCalls(sandbox)).toHaveLength(1);
    await expect(accountButton(page)).toBeVisible();
  });
});

test.describe('a renewal', () => {
  test('that gets no answer is tried again with growing waits, or after 10 s where it hangs, without the used token, and no one notices [AUTH-6] [SEC-2]', async ({
    page,
    sandbox,
  }) => {
    await begin(page, sandbox);
    await test.step('a connection that breaks, and a server at fault', async () => {
      await sandbox.control.behave({ server: 'identity', match: 'POST /token', answer: 500 });
      await sandbox.control.behave({ server: 'identity', match: 'POST /token', answer: 'cut', times: 1 });
      await page.clock.fastForward(LIFETIME - 29 * SECOND);
      await expect.poll(async () => sentOnce(await tokenCalls(sandbox), 740).length).toBeGreaterThanOrEqual(3);
      await sandbox.control.clearBehaviours();
      await expect.poll(async () => (await tokenCalls(sandbox)).some(({ status }) => status === 200)).toBe(true);
      const tries = sentOnce(await tokenCalls(sandbox), 740);
      const waits = tries.slice(1).map(({ at }, index) => at - (tries[index]?.at ?? 0));
      // 1, 2, 4 s, each up to a quarter shorter by chance.
      expect(waits.filter((wait, index) => wait < 740 * 2 ** index)).toEqual([]);
      await expect(accountButton(page)).toBeVisible();
      await expect(page).toHaveURL('/dashboard');
    });

    await test.step('what came of it is good: the panels are read with it', async () => {
      await sandbox.control.clearRequests();
      await readAgain(page);
      await expect.poll(async () => Object.values(await apiCalls(sandbox)).flat().length).toBeGreaterThan(0);
      await expect
        .poll(async () =>
          Object.values(await apiCalls(sandbox))
            .flat()
            .every((status) => status === 200),
        )
        .toBe(true);
    });

    await test.step('a server that never answers', async () => {
      await sandbox.control.clearRequests();
      await sandbox.control.behave({ server: 'identity', match: 'POST /token', answer: 'never', times: 1 });
      await page.clock.fastForward(LIFETIME - 29 * SECOND);
      await expect.poll(async () => (await tokenCalls(sandbox)).length).toBe(1);
      await page.clock.runFor(9 * SECOND);
      expect(await authorizeCalls(sandbox)).toBe(0);
      await page.clock.runFor(3 * SECOND);
      await expect.poll(async () => (await tokenCalls(sandbox)).map(({ status }) => status)).toEqual([null, 200]);
      // By a silent check: no one knows whether the first refresh token is spent.
      expect(await authorizeCalls(sandbox)).toBe(1);
      await expect(accountButton(page)).toBeVisible();
    });
  });

  test('that is refused, or not answered until the token ends, leads to the login page, which waits for a press and leads back to the very address [AUTH-6] [AUTH-9]', async ({
    page,
    sandbox,
  }) => {
    await begin(page, sandbox, '/booking/prv-amina-rahman?service=x');
    await test.step('refused: at once', async () => {
      await sandbox.control.revoke({ email: PATIENT, session: true });
      // In one leap: a read that is refused on the way would renew, and the time for its answer pass before it is here.
      await page.clock.fastForward(LIFETIME - 25 * SECOND);
      await expect(page).toHaveURL('/auth/login?redirect=%2Fbooking%2Fprv-amina-rahman%3Fservice%3Dx');
      await expect(
        page.getByText('Your session expired. Please log in again. You’ll return to where you were.'),
      ).toBeVisible();
      expect((await tokenCalls(sandbox)).map(({ status }) => status)).toEqual([400]);
      await page.clock.runFor(30 * SECOND);
      expect(await authorizeCalls(sandbox)).toBe(0);
      await page.getByRole('button', { name: 'Continue to login' }).click();
      await fillIdentityForm(page, PATIENT);
      await expect(accountButton(page)).toBeVisible();
      await expect(page).toHaveURL('/booking/prv-amina-rahman?service=x');
    });

    await test.step('not answered: when the token ends, and that is said', async () => {
      await sandbox.control.clearRequests();
      await sandbox.control.behave({ server: 'identity', match: '*', answer: 503 });
      await page.clock.fastForward(LIFETIME - 29 * SECOND);
      await expect.poll(async () => (await tokenCalls(sandbox)).length).toBeGreaterThan(0);
      for (let second = 0; second < 20; second += 1) await page.clock.runFor(SECOND);
      // The token lives still.
      await expect(accountButton(page)).toBeVisible();
      for (let second = 0; second < 15; second += 1) await page.clock.runFor(SECOND);
      await expect(page).toHaveURL('/auth/login?redirect=%2Fbooking%2Fprv-amina-rahman%3Fservice%3Dx');
      await expect(
        page.getByText('We couldn’t reach our service for a while, and your session expired.'),
      ).toBeVisible();
      await sandbox.control.clearBehaviours();
      await page.getByRole('button', { name: 'Continue to login' }).click();
      await expect(accountButton(page)).toBeVisible();
      await expect(page).toHaveURL('/booking/prv-amina-rahman?service=x');
    });
  });
});

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
