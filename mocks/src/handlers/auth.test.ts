import { beforeEach, describe, expect, test } from 'vitest';
import { readMockToken } from '@sakina/platform/auth/mock';
import * as contract from '@sakina/platform/contract';
import { claimsFor, issueTokens, REFRESH_TOKEN_MS, revokeTokens } from '../rules/tokens.ts';
import type { TokenPair } from '../rules/tokens.ts';
import { createMemoryStore } from '../store/index.ts';
import type { Store } from '../store/index.ts';
import { createTestServer, who } from '../testing/test-server.ts';

let store: Store;
let server: ReturnType<typeof createTestServer>;

beforeEach(() => {
  store = createMemoryStore();
  server = createTestServer({ store });
});

const signIn = (email: string) => store.run((tables) => issueTokens(tables, email, claimsFor(email), server.now()));
const refresh = (refreshToken: string) => server.as(null).call(contract.refreshTokens, { body: { refreshToken } });
const refusal = { status: 401, code: 'REFRESH_REFUSED' };
const appointments = async ({ accessToken }: TokenPair) =>
  (await server.fetch('/v1/appointments', { headers: { Authorization: `Bearer ${accessToken}` } })).status;

describe('renewing the tokens', () => {
  test('[API-4] [CALL-48] takes a refresh token for a new pair, of the same person', async () => {
    const first = await signIn(who.amina);
    server.pass({ minutes: 4 });
    const second = await refresh(first.refreshToken);
    expect(second.refreshToken).not.toBe(first.refreshToken);
    expect(second.accessToken).not.toBe(first.accessToken);
    expect(readMockToken(second.accessToken)).toMatchObject(claimsFor(who.amina));
  });

  test('[API-4] gives access tokens that say when they began and that they end five minutes later', async () => {
    const { accessToken } = await refresh((await signIn(who.layla)).refreshToken);
    const now = server.now().getTime() / 1000;
    expect(readMockToken(accessToken)).toMatchObject({ iat: now, exp: now + 300 });
  });

  test('[API-4] goes on as long as each new token is used once', async () => {
    let pair = await signIn(who.layla);
    for (let renewal = 0; renewal < 60; renewal += 1) {
      server.pass({ minutes: 4, seconds: 30 });
      pair = await refresh(pair.refreshToken);
      expect(await appointments(pair)).toBe(200);
    }
  });

  test('[API-4] [SEC-2] refuses a spent token and ends its family, the newest token included, for good', async () => {
    const first = await signIn(who.layla);
    const second = await refresh(first.refreshToken);
    await expect(refresh(first.refreshToken)).rejects.toMatchObject(refusal);
    await expect(refresh(second.refreshToken)).rejects.toMatchObject(refusal);
    await expect(refresh(second.refreshToken)).rejects.toMatchObject(refusal);
  });

  test('[SEC-2] gives one of two renewals at the same moment with the same token, and then no more', async () => {
    const { refreshToken } = await signIn(who.layla);
    const results = await Promise.allSettled([refresh(refreshToken), refresh(refreshToken)]);
    expect(results.map((result) => result.status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const won = results.find((result) => result.status === 'fulfilled');
    await expect(refresh(won?.value.refreshToken ?? '')).rejects.toMatchObject(refusal);
  });

  test('[SEC-2] leaves other sign-ins alone when one family ends, of the same person and of others', async () => {
    const [stolen, phone, noah] = [await signIn(who.layla), await signIn(who.layla), await signIn(who.noah)];
    await refresh(stolen.refreshToken);
    await expect(refresh(stolen.refreshToken)).rejects.toMatchObject(refusal);
    await expect(refresh(phone.refreshToken)).resolves.toBeTruthy();
    await expect(refresh(noah.refreshToken)).resolves.toBeTruthy();
  });

  test('[API-4] refuses what is unknown, over or revoked', async () => {
    const [over, revoked, noah] = [await signIn(who.grace), await signIn(who.layla), await signIn(who.noah)];
    await store.run((tables) => revokeTokens(tables, who.layla));
    await expect(refresh(revoked.refreshToken)).rejects.toMatchObject(refusal);
    await expect(refresh(noah.refreshToken)).resolves.toBeTruthy();
    server.pass({ seconds: REFRESH_TOKEN_MS / 1000 });
    await expect(refresh(over.refreshToken)).rejects.toMatchObject(refusal);
    await expect(refresh('refresh.nobody')).rejects.toMatchObject(refusal);
    await expect(refresh('__proto__')).rejects.toMatchObject(refusal);
  });

  test.each([
    ['nothing', '{}'],
    ['an empty text', '{"refreshToken":""}'],
    ['a number', '{"refreshToken":7}'],
    ['no JSON', '{'],
    ['null', 'null'],
  ])('[API-4] says what is wrong with a body that holds %s', async (_, body) => {
    const response = await server.fetch('/v1/auth/refresh', { method: 'POST', body });
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ code: 'VALIDATION_FAILED', message: expect.any(String) });
  });

  test('[AUTH-11] renews for somebody who has just registered, under the same id', async () => {
    const { accessToken } = await refresh((await signIn('new@person.test')).refreshToken);
    expect(readMockToken(accessToken)).toMatchObject({
      sub: claimsFor('new@person.test')['sub'],
      email: 'new@person.test',
      profileCompleted: false,
    });
  });

  test('[SEC-8] keeps no refresh token longer than it is good for', async () => {
    await signIn(who.layla);
    server.pass({ seconds: REFRESH_TOKEN_MS / 1000 });
    await signIn(who.noah);
    expect((await store.run((tables) => tables.refreshTokens.all())).map((row) => row.email)).toEqual([who.noah]);
  });
});

describe('an access token', () => {
  test('[API-4] is good until its last second by the server’s clock, and refused (401) from then on', async () => {
    const pair = await signIn(who.layla);
    server.pass({ minutes: 4, seconds: 59 });
    expect(await appointments(pair)).toBe(200);
    server.pass({ seconds: 1 });
    expect(await appointments(pair)).toBe(401);
  });

  test('[API-4] that is over keeps nobody from renewing', async () => {
    const { accessToken, refreshToken } = await signIn(who.layla);
    server.pass({ minutes: 6 });
    const response = await server.fetch('/v1/auth/refresh', {
      method: 'POST',
      headers: { Authorization: `Bearer ${accessToken}` },
      body: JSON.stringify({ refreshToken }),
    });
    expect(response.status).toBe(200);
  });
});
