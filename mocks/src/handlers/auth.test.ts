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
  test('[API-4] [CALL-48] exchanges a refresh token for a new pair of the same user', async () => {
    const first = await signIn(who.amina);
    server.pass({ minutes: 4 });
    const second = await refresh(first.refreshToken);
    expect(second.refreshToken).not.toBe(first.refreshToken);
    expect(second.accessToken).not.toBe(first.accessToken);
    expect(readMockToken(second.accessToken)).toMatchObject(claimsFor(who.amina));
  });

  test('[API-4] gives access tokens with their issue time and an expiry five minutes later', async () => {
    const { accessToken } = await refresh((await signIn(who.layla)).refreshToken);
    const now = server.now().getTime() / 1000;
    expect(readMockToken(accessToken)).toMatchObject({ iat: now, exp: now + 300 });
  });

  test('[API-4] continues while each new token is used once', async () => {
    let pair = await signIn(who.layla);
    for (let renewal = 0; renewal < 60; renewal += 1) {
      server.pass({ minutes: 4, seconds: 30 });
      pair = await refresh(pair.refreshToken);
      expect(await appointments(pair)).toBe(200);
    }
  });

  test('[API-4] [SEC-2] rejects a spent token and revokes its family for good, the newest token included', async () => {
    const first = await signIn(who.layla);
    const second = await refresh(first.refreshToken);
    await expect(refresh(first.refreshToken)).rejects.toMatchObject(refusal);
    await expect(refresh(second.refreshToken)).rejects.toMatchObject(refusal);
    await expect(refresh(second.refreshToken)).rejects.toMatchObject(refusal);
  });

  test('[SEC-2] answers one of two simultaneous renewals with the same token, and then revokes the family', async () => {
    const { refreshToken } = await signIn(who.layla);
    const results = await Promise.allSettled([refresh(refreshToken), refresh(refreshToken)]);
    expect(results.map((result) => result.status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const won = results.find((result) => result.status === 'fulfilled');
    await expect(refresh(won?.value.refreshToken ?? '')).rejects.toMatchObject(refusal);
  });

  test('[SEC-2] keeps other sign-ins, of the same user and of others, when one family is revoked', async () => {
    const [stolen, phone, noah] = [await signIn(who.layla), await signIn(who.layla), await signIn(who.noah)];
    await refresh(stolen.refreshToken);
    await expect(refresh(stolen.refreshToken)).rejects.toMatchObject(refusal);
    expect(readMockToken((await refresh(phone.refreshToken)).accessToken)).toMatchObject(claimsFor(who.layla));
    expect(readMockToken((await refresh(noah.refreshToken)).accessToken)).toMatchObject(claimsFor(who.noah));
  });

  test('[API-4] rejects unknown, expired and revoked tokens', async () => {
    const [over, revoked, noah] = [await signIn(who.grace), await signIn(who.layla), await signIn(who.noah)];
    await store.run((tables) => revokeTokens(tables, who.layla));
    await expect(refresh(revoked.refreshToken)).rejects.toMatchObject(refusal);
    expect(readMockToken((await refresh(noah.refreshToken)).accessToken)).toMatchObject(claimsFor(who.noah));
    server.pass({ seconds: REFRESH_TOKEN_MS / 1000 });
    await expect(refresh(over.refreshToken)).rejects.toMatchObject(refusal);
    await expect(refresh('refresh.noOne')).rejects.toMatchObject(refusal);
    await expect(refresh('__proto__')).rejects.toMatchObject(refusal);
  });

  test.each([
    ['nothing', '{}'],
    ['an empty text', '{"refreshToken":""}'],
    ['a number', '{"refreshToken":7}'],
    ['no JSON', '{'],
    ['null', 'null'],
  ])('[API-4] reports the problem of a body with %s', async (_, body) => {
    const response = await server.fetch('/v1/auth/refresh', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body,
    });
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ code: 'VALIDATION_FAILED', message: expect.any(String) });
  });

  test('[AUTH-11] renews for a newly registered user, under the same id', async () => {
    const { accessToken } = await refresh((await signIn('new@person.test')).refreshToken);
    expect(readMockToken(accessToken)).toMatchObject({
      sub: claimsFor('new@person.test')['sub'],
      email: 'new@person.test',
      profileCompleted: false,
    });
  });

  test('[SEC-8] deletes expired refresh tokens', async () => {
    await signIn(who.layla);
    server.pass({ seconds: REFRESH_TOKEN_MS / 1000 });
    await signIn(who.noah);
    expect((await store.run((tables) => tables.refreshTokens.all())).map((row) => row.email)).toEqual([who.noah]);
  });
});

describe('an access token', () => {
  test('[API-4] is valid until its expiry by the server’s clock, and rejected (401) after it', async () => {
    const pair = await signIn(who.layla);
    server.pass({ minutes: 4, seconds: 59 });
    expect(await appointments(pair)).toBe(200);
    server.pass({ seconds: 1 });
    expect(await appointments(pair)).toBe(401);
  });

  test('[API-4] that has expired does not prevent a renewal', async () => {
    const { accessToken, refreshToken } = await signIn(who.layla);
    server.pass({ minutes: 6 });
    const response = await server.fetch('/v1/auth/refresh', {
      method: 'POST',
      headers: { Authorization: `Bearer ${accessToken}`, 'Content-Type': 'application/json' },
      body: JSON.stringify({ refreshToken }),
    });
    expect(response.status).toBe(200);
  });
});
