import { accountButton } from '../journeys/support/account.ts';
import {
  apiCalls,
  authorizeCalls,
  begin,
  LIFETIME,
  MINUTE,
  PATIENT,
  PROVOKED,
  readAgain,
  SECOND,
  sentOnce,
  tokenCalls,
  untilReceived,
} from './support/renewal.ts';
import { expect, fillIdentityForm, test } from './support/sandbox.ts';

test.use({ provoked: PROVOKED });

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
