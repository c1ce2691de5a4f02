import { isApiError } from '@sakina/platform/client';

/** How a call ends: `ok`, the code of the refusal, or `CRASH` for any other error. */
export const outcome = (call: Promise<unknown>): Promise<string> =>
  call.then(
    () => 'ok',
    (error: unknown) => (isApiError(error) ? error.code : 'CRASH'),
  );
