import react from '@vitejs/plugin-react';
import { msw } from 'msw/vite';
import { defineConfig, loadEnv } from 'vite';
import type { Plugin } from 'vite';
import { chunkGroups } from '../../tools/vite/chunks.ts';
import { compressed } from '../../tools/vite/compressed.ts';
import { leanOperations } from '../../tools/vite/trim-operation-docs.ts';
import { leanRouter } from '../../tools/vite/trim-router.ts';
import { neededPreloads } from '../../tools/vite/needed-preloads.ts';
import { prerenderPages } from '../../tools/vite/prerender.ts';
import { serviceWorker } from '../../tools/vite/service-worker.ts';
import { sharedPlugins } from '../../tools/vite/shared.ts';
import { staticStyles } from '../../tools/vite/static-styles/index.ts';
import { withoutTokenWords } from '../../tools/vite/without-token-words.ts';
import { toHeadersFile } from './hosting/formats.ts';

const OUT_DIR: Record<string, string> = { production: 'dist', demo: 'dist-demo', pseudo: 'dist-pseudo' };

/** Writes the headers for hosts that read `_headers`, for the addresses that the build was given. */
function headersFile(env: Readonly<Record<string, string>>): Plugin {
  const config = {
    apiBase: env['VITE_API_BASE'],
    cloudBase: env['VITE_CLOUD_BASE'],
    realtimeBase: env['VITE_REALTIME_BASE'],
    oidcAuthority: env['VITE_OIDC_AUTHORITY'],
    errorDsn: env['VITE_ERROR_DSN'],
  };
  return {
    name: 'headers-file',
    apply: 'build',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: '_headers', source: toHeadersFile({ config, isSecure: true }) });
    },
  };
}

/** Names of files stand in what every page loads, and what is left to chance in them cannot be compressed: no longer than it has to be. */
const SHORT_NAMES = {
  entryFileNames: 'assets/[name]-[hash:7].js',
  chunkFileNames: 'assets/[name]-[hash:7].js',
  assetFileNames: 'assets/[name]-[hash:7][extname]',
};

/** The router's package names its development build for every use; the other one is without the words of its warnings. */
const ROUTER = `${import.meta.dirname}/../../node_modules/react-router/dist/production`;
const productionRouter = [
  { find: /^react-router$/, replacement: `${ROUTER}/index.mjs` },
  { find: /^react-router\/dom$/, replacement: `${ROUTER}/dom-export.mjs` },
];

/** What stands in for a hook of React where React is older than that hook; ours is not. */
const builtInHook = { find: /^use-sync-external-store\/shim(?:\/index\.js)?$/, replacement: 'react' };

export default defineConfig(({ mode, command, isSsrBuild = false }) => {
  const env = loadEnv(mode, import.meta.dirname, 'VITE_');
  const onMocks = env['VITE_MOCK_API'] === 'true';
  return {
    plugins: [
      react(),
      ...sharedPlugins({ pseudo: env['VITE_PSEUDO'] === 'true' }),
      staticStyles(),
      leanRouter(),
      neededPreloads(),
      withoutTokenWords(),
      headersFile(env),
      prerenderPages({ origin: env['VITE_ORIGIN'] ?? 'https://sakina.example' }),
      ...(onMocks ? (isSsrBuild ? [] : [msw({ mode: 'worker-only' })]) : [leanOperations(), serviceWorker()]),
      compressed(),
    ],
    // Names of classes that hang on the file and not on the order of loading: a prerendered page has to keep its own.
    oxc: {
      plugins: { styledComponents: { ssr: true, displayName: false, fileName: false, pure: true, minify: true } },
    },
    resolve: { alias: command === 'build' ? [...productionRouter, builtInHook] : [] },
    build: {
      outDir: OUT_DIR[mode] ?? `dist-${mode}`,
      emptyOutDir: true,
      target: 'es2023',
      sourcemap: mode === 'production' ? 'hidden' : false,
      manifest: 'assets/manifest.json',
      // The widest chunk is a page's own business; sizes are asserted per route by the tests.
      chunkSizeWarningLimit: 2000,
      rolldownOptions: {
        ...(isSsrBuild ? {} : { output: { codeSplitting: chunkGroups, ...SHORT_NAMES } }),
        input: (isSsrBuild ? ['src/prerender/render.tsx'] : ['index.html', 'page.html', 'silent-check-sso.html']).map(
          (file) => `${import.meta.dirname}/${file}`,
        ),
      },
    },
    // Everything in one build: the styles of the pages are gathered by the one copy of styled-components.
    ssr: { noExternal: true },
    server: { port: 5173 },
    preview: { port: 4173 },
  };
});
