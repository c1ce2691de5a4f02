import { defineConfig } from '@playwright/test';
import { browserLaunch } from './tools/browser.mjs';
import { journeyFiles } from './tools/runners.mjs';

export default defineConfig({
  testDir: '.',
  testMatch: journeyFiles,
  // Serves the three builds, each on a port that is free.
  globalSetup: './tests/journeys/support/serve-builds.ts',
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
    actionTimeout: 20_000,
    // Recording every step costs a third of the time; `TRACE=1` records, and keeps what failed.
    trace: process.env['TRACE'] === '1' ? 'retain-on-failure' : 'off',
    viewport: { width: 1280, height: 800 },
  },
});
