import react from '@vitejs/plugin-react';
import { msw } from 'msw/vite';
import { defineConfig, loadEnv } from 'vite';
import { sharedPlugins } from '../../tools/vite/shared.ts';

const OUT_DIR: Record<string, string> = { production: 'dist', demo: 'dist-demo', pseudo: 'dist-pseudo' };

export default defineConfig(({ mode }) => {
  const env = loadEnv(mode, import.meta.dirname, 'VITE_');
  const onMocks = env['VITE_MOCK_API'] === 'true';
  return {
    plugins: [react(), ...sharedPlugins({ pseudo: env['VITE_PSEUDO'] === 'true' }), ...(onMocks ? [msw({ mode: 'worker-only' })] : [])],
    build: {
      outDir: OUT_DIR[mode] ?? `dist-${mode}`,
      emptyOutDir: true,
      target: 'es2023',
      sourcemap: mode === 'production' ? 'hidden' : false,
      manifest: 'assets/manifest.json',
      // The widest chunk is a page's own business; sizes are asserted per route by the tests.
      chunkSizeWarningLimit: 2000,
      rolldownOptions: { input: ['index.html', 'silent-check-sso.html'].map((file) => `${import.meta.dirname}/${file}`) },
    },
    server: { port: 5173 },
    preview: { port: 4173 },
  };
});
