import { defineConfig } from '@playwright/test';
import { browserLaunch } from './tools/browser.mjs';

// The built app is served by the tests themselves (tests/journeys/support/server.ts), on ports that are free.
export default defineConfig({
  testDir: 'tests',
  testMatch: ['journeys/**/*.spec.ts', 'security/**/*.spec.ts'],
  outputDir: 'tests/results/playwright',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers: 2,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  use: {
    browserName: 'chromium',
    launchOptions: browserLaunch(),
    locale: 'en-US',
    timezoneId: 'America/New_York',
    trace: 'retain-on-failure',
    viewport: { width: 1280, height: 800 },
  },
});
