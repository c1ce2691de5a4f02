// Which files each runner takes. The runners' configurations read this, and an architecture test proves that no test
// file is left without a runner.

/** Vitest, in Node. */
export const unitFiles = [
  'packages/*/src/**/*.test.ts',
  'mocks/src/**/*.test.ts',
  'apps/*/src/**/*.test.ts',
  'tests/architecture/**/*.test.ts',
  'tests/visual/**/*.test.ts',
  '.storybook/**/*.test.ts',
];

/** Vitest, in a browser, through Storybook. */
export const storyFiles = ['packages/*/src/**/*.stories.tsx', '.storybook/**/*.stories.tsx'];

/** Playwright, against the built app. */
export const journeyFiles = ['tests/journeys/**/*.spec.ts', 'tests/security/**/*.spec.ts'];
