import { AccountSuspendedError, RenewalRefusedError } from '@sakina/platform/auth';
import { ApiError } from '@sakina/platform/client';
import { describe, expect, it, vi } from 'vitest';
import { refreshThrough } from './refresh-tokens.ts';

const bases = { apiBase: 'https://api.example', cloudBase: 'https://cloud.example' };
const through = (answer: () => Promise<Response>) => {
  const fetchFrom = vi.fn<typeof fetch>(answer);
  return { fetchFrom, refresh: refreshThrough(bases, fetchFrom) };
};

describe('renewal by the API', () => {
  it('[API-4] posts the refresh token to /v1/auth/refresh without credentials and returns the new pair', async () => {
    const pair = { accessToken: 'a-2', refreshToken: 'r-2' };
    const { fetchFrom, refresh } = through(async () => Response.json({ data: pair }));
    await expect(refresh('r-1')).resolves.toEqual(pair);
    const [url, init] = fetchFrom.mock.calls[0] ?? [];
    const request = new Request(url!, init);
    expect(request).toMatchObject({ method: 'POST', url: 'https://api.example/v1/auth/refresh' });
    expect(request.headers.has('Authorization')).toBe(false);
    await expect(request.json()).resolves.toEqual({ refreshToken: 'r-1' });
  });

  it.each([400, 401, 403, 422])('[API-4] [AUTH-6] takes the status %i for a refusal, and asks once', async (status) => {
    const { fetchFrom, refresh } = through(async () =>
      Response.json({ code: 'REFRESH_REFUSED', message: 'No.' }, { status }),
    );
    await expect(refresh('r-1')).rejects.toThrow(RenewalRefusedError);
    expect(fetchFrom).toHaveBeenCalledTimes(1);
  });

  it('[API-4] [AUTH-9] tells the refusal of a suspended account from others', async () => {
    const { refresh } = through(async () =>
      Response.json({ code: 'ACCOUNT_SUSPENDED', message: 'Suspended.' }, { status: 403 }),
    );
    await expect(refresh('r-1')).rejects.toThrow(AccountSuspendedError);
  });

  it.each([408, 429, 500, 502, 503])(
    '[AUTH-6] takes the status %i for no answer, and leaves trying again to the session',
    async (status) => {
      const { fetchFrom, refresh } = through(async () => Response.json({}, { status }));
      await expect(refresh('r-1')).rejects.toThrow(ApiError);
      expect(fetchFrom).toHaveBeenCalledTimes(1);
    },
  );

  it('[AUTH-6] takes a broken connection for no answer', async () => {
    const { fetchFrom, refresh } = through(() => Promise.reject(new TypeError('Failed to fetch')));
    await expect(refresh('r-1')).rejects.toMatchObject({ kind: 'network' });
    expect(fetchFrom).toHaveBeenCalledTimes(1);
  });
});
