import type { MockMode } from '@sakina/mocks/browser';

/** Whether this build runs on its embedded mocks: decided when it is built, and by nothing else (SEC-14). */
export const isMockBuild = import.meta.env.VITE_MOCK_API === 'true';

let started: Promise<MockMode> | undefined;

/** Starts the embedded mocks, once. Gives null in every other build, where no mock code exists. */
export function mockMode(): Promise<MockMode | null> {
  if (import.meta.env.VITE_MOCK_API === 'true') {
    started ??= import('@sakina/mocks/browser').then((mocks) => mocks.startMocks());
    return started;
  }
  return Promise.resolve(null);
}
