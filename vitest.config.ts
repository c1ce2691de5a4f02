import './tools/node-20.mjs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import type { TestProjectConfiguration } from 'vitest/config';
import { CALL_ARGS, lightBrowserLaunch } from './tools/browser.mjs';
import { unitFiles } from './tools/runners.mjs';
import { LOOK_TAG } from './tools/stories/look-tag.ts';
import { browserDependencies } from './tools/vite/browser-dependencies.ts';
import { sharedPlugins } from './tools/vite/shared.ts';

/**
 * A cache of bundled dependencies for each project: Storybook names one for all, which two runs at once, one in
 * production and one in development, would overwrite for each other.
 */
function ownDependencies(name: string): Plugin {
  return {
    name: 'own-dependencies',
    enforce: 'post',
    config: () => ({ cacheDir: join(import.meta.dirname, 'node_modules/.cache/storybook-tests', name) }),
  };
}

const browser = lightBrowserLaunch();
const launchOptions = { ...browser, args: [...browser.args, ...CALL_ARGS] };

/** A run of the stories in a browser, in React's development build for its warnings. */
function storiesProject(name: string): TestProjectConfiguration {
  return {
    plugins: [
      // Stories that only show another in another theme or density: the other is looked at in both themes, and every
      // story in all of them by `npm run test:matrix`. tests/architecture/look-stories.test.ts says which.
      storybookTest({ configDir: '.storybook', tags: { exclude: [LOOK_TAG] } }),
      ownDependencies(name),
    ],
    optimizeDeps: { include: browserDependencies() },
    // React Aria renders long lists whole under test unless this is set; the product renders them row by row.
    define: { 'process.env.VIRT_ON': '"1"' },
    test: {
      name,
      // One page for all files: each would load the product's modules again, which takes longer than its stories. What
      // a story leaves behind (handlers, the server's state, the cache) is reset before the next one all the same.
      isolate: false,
      // Two of them: a page uses one core.
      maxWorkers: 2,
      // Flows walk through several screens and people, and are checked in both themes afterwards.
      testTimeout: 60_000,
      setupFiles: ['.storybook/test-page.ts', '.storybook/fail-on-console.ts'],
      browser: {
        enabled: true,
        commands: { movePointerAway: ({ page }) => page.mouse.move(-10, -10) },
        headless: true,
        screenshotFailures: false,
        // With animations, whether something is visible yet would depend on the moment. Journeys run with all motion.
        provider: playwright({ launchOptions, contextOptions: { reducedMotion: 'reduce' } }),
        instances: [{ browser: 'chromium' }],
      },
    },
  };
}

export default defineConfig({
  test: {
    projects: [
      {
        plugins: [react(), ...sharedPlugins()],
        test: {
          name: 'unit',
          environment: 'node',
          // Most files take longer to load what they test than to test it; of one process they load it once. No test
          // may lean on what another left behind: they hold in any order.
          isolate: false,
          // One for each core leaves cores idle, since some tests wait for servers of their own.
          maxWorkers: availableParallelism() + 1,
          include: unitFiles,
          // A rule that walks through thousands of cases takes its time on a busy machine.
          testTimeout: 30_000,
          hookTimeout: 30_000,
        },
      },
      storiesProject('stories'),
    ],
  },
});
