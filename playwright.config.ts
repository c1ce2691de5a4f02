import { defineConfig } from '@playwright/test';
import { lightBrowserLaunch } from './tools/browser.mjs';
import { journeyFiles } from './tools/runners.mjs';

/**
 * What a full Chromium has no use for here: each window starts a page of its own for the address bar’s suggestions,
 * which no one sees and which costs a tenth of a test. Of several such flags the last one counts, so Playwright’s own
 * list stands here too.
 */
const OFF = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
];

const browser = lightBrowserLaunch();

export default defineConfig({
  testDir: '.',
  testMatch: journeyFiles,
  // Serves the builds, each on a port that is free.
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
    launchOptions: { ...browser, args: [...browser.args, `--disable-features=${OFF.join(',')}`] },
    locale: 'en-US',
    timezoneId: 'America/New_York',
    actionTimeout: 20_000,
    // Recording every step costs a third of the time; `TRACE=1` records, and keeps what failed.
    trace: process.env['TRACE'] === '1' ? 'retain-on-failure' : 'off',
    viewport: { width: 1280, height: 800 },
  },
});
