import './tools/node-20.mjs';
import { availableParallelism } from 'node:os';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { lightBrowserLaunch } from './tools/browser.mjs';
import { unitFiles } from './tools/runners.mjs';
import { browserDependencies } from './tools/vite/browser-dependencies.ts';
import { sharedPlugins } from './tools/vite/shared.ts';

export default defineConfig({
  test: {
    projects: [
      {
        plugins: [react(), ...sharedPlugins()],
        test: {
          name: 'unit',
          environment: 'node',
          // Most files take longer to load what they test than to test it; of one process they load it once. No test may lean
          // on what another left behind: they hold in any order.
          isolate: false,
          // One for each core leaves cores idle, since some tests wait for servers of their own.
          maxWorkers: availableParallelism() + 1,
          include: unitFiles,
          // A rule that walks through thousands of cases takes its time on a busy machine.
          testTimeout: 30_000,
          hookTimeout: 30_000,
        },
      },
      {
        plugins: [storybookTest({ configDir: '.storybook' })],
        optimizeDeps: { include: browserDependencies() },
        // Long lists are drawn row by row, as in the product; React Aria draws them whole under test, unless told.
        define: { 'process.env.VIRT_ON': '"1"' },
        test: {
          name: 'stories',
          // One page for all files: each would load the product's modules anew, which takes longer than its stories. What a
          // story leaves behind (handlers, the server's state, the cache) is put back before the next one all the same.
          isolate: false,
          // Two of them: a page uses one core.
          maxWorkers: 2,
          // Flows walk through several screens and people, and are looked at in both themes afterwards.
          testTimeout: 60_000,
          setupFiles: ['.storybook/test-page.ts'],
          browser: {
            enabled: true,
            commands: { movePointerAway: ({ page }) => page.mouse.move(-10, -10) },
            headless: true,
            screenshotFailures: false,
            // While something fades in, nobody could say whether it is seen yet. Journeys have all motion.
            provider: playwright({ launchOptions: lightBrowserLaunch(), contextOptions: { reducedMotion: 'reduce' } }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});
