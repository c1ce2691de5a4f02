import { defineConfig } from '@playwright/test';
import { join } from 'node:path';
import journeys from '../../playwright.config.ts';
import { enduranceFiles } from '../../tools/runners.mjs';
import { root } from '../architecture/repository.ts';

/**
 * `npm run test:endurance`: what takes minutes, in the browser of the journeys. It needs the production build alone.
 */
export default defineConfig({
  testDir: root,
  testMatch: enduranceFiles,
  outputDir: join(root, 'tests/results/endurance'),
  forbidOnly: true,
  retries: 0,
  // One at a time: what another page allocates at the same moment would not be told apart.
  workers: 1,
  timeout: 240_000,
  expect: { timeout: 15_000 },
  ...(journeys.use && { use: journeys.use }),
});
