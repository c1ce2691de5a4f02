import type { StorybookConfig } from '@storybook/react-vite';
import { mergeConfig } from 'vite';
import { storyFiles } from '../tools/runners.mjs';
import { mockWorker } from '../tools/vite/mock-worker.ts';
import { sharedPlugins } from '../tools/vite/shared.ts';
import { contractUses } from './contract/uses-plugin.ts';
import { proof } from './proof/proof-plugin.ts';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [...storyFiles.map((pattern) => `../${pattern}`), './docs/**/*.mdx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest', 'msw-storybook-addon'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: { sidebarOnboardingChecklist: false },
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (base) =>
    mergeConfig(base, {
      // A built Storybook takes React as it is shipped; to be profiled, since stories count commits.
      resolve: { alias: { 'react-dom/client': 'react-dom/profiling' } },
      plugins: [...sharedPlugins(), contractUses(), proof(), mockWorker()],
    }),
};
export default config;
