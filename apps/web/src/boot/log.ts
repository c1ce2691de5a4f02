import type { LogFailure } from '@sakina/platform/auth';

/**
 * Notes a failure for whoever looks at the console: what was being done and the kind of error, never its data (SEC-8).
 * Not an error of the page itself, so it is an information (AUTH-9).
 */
export const logFailure: LogFailure = (what, error) => {
  const kind = error instanceof Error ? error.name : typeof error;
  console.info(`Could not ${what}: ${kind}`);
};
