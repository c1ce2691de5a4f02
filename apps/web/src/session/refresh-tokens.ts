import { RenewalRefusedError } from '@sakina/platform/auth';
import type { TokenPair } from '@sakina/platform/auth';
import { createClient, isApiError } from '@sakina/platform/client';
import type { Config } from '@sakina/platform/config';
import { refreshTokens } from '@sakina/platform/contract';

/** Answers to a renewal that no further try would change; any other, a fault of the server say, may pass. */
const refusals = new Set([400, 401, 403, 422]);

/**
 * Renews tokens by the API (API-4), over a client that sends no credentials and answers no 401 with a renewal of its own.
 * @throws RenewalRefusedError where the server says no, and ApiError where no answer came.
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
      if (isApiError(error) && refusals.has(error.status ?? 0)) throw new RenewalRefusedError({ cause: error });
      throw error;
    }
  };
}
