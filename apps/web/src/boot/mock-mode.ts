import type { MockMode } from '@sakina/mocks/browser';

/** An account of the demo, with which a press signs in. */
export type MockAccount = MockMode['accounts'][number];

/** Whether this build runs on its embedded mocks; decided at build time and by nothing else (SEC-14). */
export const isMockBuild = import.meta.env.VITE_MOCK_API === 'true';

let started: Promise<MockMode> | undefined;

/** Starts the embedded mocks, once. Resolves to null in every other build, which contains no mock code. */
export function mockMode(): Promise<MockMode | null> {
  if (import.meta.env.VITE_MOCK_API === 'true') {
    started ??= import('@sakina/mocks/browser').then((mocks) => mocks.startMocks());
    return started;
  }
  return Promise.resolve(null);
}
