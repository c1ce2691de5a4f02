import type { LogFailure } from '@sakina/platform/auth';

/**
 * Logs a failure: what was being done and the kind of error, never its data (SEC-8). It is logged as information,
 * because it is not an error of the page (AUTH-9).
 */
export const logFailure: LogFailure = (what, error) => {
  const kind = error instanceof Error ? error.name : typeof error;
  console.info(`Could not ${what}: ${kind}`);
};
