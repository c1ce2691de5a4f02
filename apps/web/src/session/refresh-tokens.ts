import { AccountSuspendedError, RenewalRefusedError } from '@sakina/platform/auth';
import type { TokenPair } from '@sakina/platform/auth';
import { createClient, isApiError } from '@sakina/platform/client';
import type { Config } from '@sakina/platform/config';
import { refreshTokens } from '@sakina/platform/contract';

/** Statuses of a refusal that another attempt would not change; any other, such as a server error, may pass. */
const refusals = new Set([400, 401, 403, 422]);

/**
 * Renews tokens through the API (API-4), with a client that sends no credentials and does not renew on a 401 itself.
 * @throws AccountSuspendedError or RenewalRefusedError if the server refuses, ApiError if there is no answer.
 */
export function refreshThrough(
  { apiBase, cloudBase }: Pick<Config, 'apiBase' | 'cloudBase'>,
  fetchFrom?: typeof fetch,
): (refreshToken: string) => Promise<TokenPair> {
  const client = createClient({
    apiBase,
    cloudBase,
    credentials: () => null,
    ...(fetchFrom ? { fetch: fetchFrom } : {}),
  });
  return async (refreshToken) => {
    try {
      return await client.call(refreshTokens, { body: { refreshToken } });
    } catch (error) {
      if (isApiError(error) && error.code === 'ACCOUNT_SUSPENDED') throw new AccountSuspendedError({ cause: error });
      if (isApiError(error) && refusals.has(error.status ?? 0)) throw new RenewalRefusedError({ cause: error });
      throw error;
    }
  };
}
