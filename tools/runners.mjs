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

/** Playwright, by `npm run test:endurance`: what takes minutes. */
export const enduranceFiles = ['tests/endurance/**/*.spec.ts'];

/** The journeys to run for a change below a folder, by `npm run test:quick`; a changed journey is always among them. */
const JOURNEYS_BY_FOLDER = {
  'apps/web/src/boot/': ['first-press', 'hostile-storage'],
  'apps/web/src/entries/': ['first-press', 'prerender'],
  'apps/web/src/frames/': ['frames', 'portal-switch'],
  'apps/web/src/loading/': ['chunk-failure'],
  'apps/web/src/offline/': ['offline'],
  'apps/web/src/portal/': ['portal-switch', 'portal-tabs'],
  'apps/web/src/prerender/': ['prerender'],
  'apps/web/src/routes/': ['access', 'chunk-failure'],
  'apps/web/src/session/': ['session-end'],
  'packages/design-system/src/components/Toast': ['toasts'],
  'packages/platform/src/realtime/': ['realtime'],
  'packages/portal-features/src/care/booking/': ['booking-steps'],
  'packages/portal-features/src/care/directory/': ['nothing-moves'],
  'packages/portal-features/src/account/onboarding/': ['onboarding-help'],
};

/**
 * The journeys that a change calls for.
 * @param {readonly string[]} changed Paths below the root.
 */
export function journeysOf(changed) {
  const own = changed.filter((file) => /^tests\/(journeys|security)\/[^/]+\.spec\.ts$/.test(file));
  const near = Object.entries(JOURNEYS_BY_FOLDER)
    .filter(([folder]) => changed.some((file) => file.startsWith(folder)))
    .flatMap(([, names]) => names.map((name) => `tests/journeys/${name}.spec.ts`));
  return [...new Set([...own, ...near])];
}
