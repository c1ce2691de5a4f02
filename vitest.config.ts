import './tools/node-20.mjs';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { browserLaunch } from './tools/browser.mjs';
import { unitFiles } from './tools/runners.mjs';
import { sharedPlugins } from './tools/vite/shared.ts';

export default defineConfig({
  test: {
    projects: [
      {
        plugins: [react(), ...sharedPlugins()],
        test: {
          name: 'unit',
          environment: 'node',
          include: unitFiles,
        },
      },
      {
        plugins: [storybookTest({ configDir: '.storybook' })],
        optimizeDeps: {
          include: ['react-aria-components/*', 'react-hook-form', 'swr', 'swr/mutation', 'swr/infinite', 'styled-components', 'zod/mini', 'msw', 'msw/browser', 'msw/ws', 'socket.io-client', 'socket.io-parser', '@internationalized/date', '@internationalized/string', 'idb', 'msw-storybook-addon/csf3', 'oidc-client-ts', '@tanstack/react-table', '@tanstack/react-virtual', 'd3-scale', 'd3-shape', 'libphonenumber-js/min', 'signature_pad', 'react-aria/*', 'axe-core', 'lucide-react', 'react-dom', 'react-dom/client', 'react-router-dom'],
        },
        test: {
          name: 'stories',
          // One page for all files: each would load the product's modules anew, which takes longer than its stories. What a
          // story leaves behind (handlers, the server's state, the cache) is put back before the next one all the same.
          isolate: false,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({ launchOptions: browserLaunch() }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});
