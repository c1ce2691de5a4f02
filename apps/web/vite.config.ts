import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv } from 'vite';
import type { Plugin } from 'vite';
import { chunkGroups, demoChunkGroups } from '../../tools/vite/chunks.ts';
import { compressed } from '../../tools/vite/compressed.ts';
import { firstScript } from '../../tools/vite/first-script.ts';
import { mockWorker } from '../../tools/vite/mock-worker.ts';
import { trimOperationDocs } from '../../tools/vite/trim-operation-docs.ts';
import { trimRouter } from '../../tools/vite/trim-router.ts';
import { noChunkCircles } from '../../tools/vite/no-chunk-circles.ts';
import { preloadServices } from '../../tools/vite/preload-services.ts';
import { prerenderPages } from '../../tools/vite/prerender.ts';
import { serviceSignIn } from '../../tools/vite/service-sign-in.ts';
import { serviceWorker } from '../../tools/vite/service-worker.ts';
import { sharedPlugins } from '../../tools/vite/shared.ts';
import { staticStyles } from '../../tools/vite/static-styles/index.ts';
import { toHeadersFile } from './hosting/formats.ts';

const OUT_DIR: Record<string, string> = { production: 'dist', demo: 'dist-demo' };

/** Writes `_headers`, for hosts that read it, with the addresses that the build was configured with. */
function headersFile(env: Readonly<Record<string, string>>): Plugin {
  const config = {
    apiBase: env['VITE_API_BASE'],
    cloudBase: env['VITE_CLOUD_BASE'],
    realtimeBase: env['VITE_REALTIME_BASE'],
    livekitBase: env['VITE_LIVEKIT_BASE'],
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

/**
 * Every page loads the names of many files, and a hash does not compress: 7 characters instead of 8 are 0.3 kB less.
 */
const SHORT_NAMES = {
  entryFileNames: 'assets/[name]-[hash:7].js',
  chunkFileNames: 'assets/[name]-[hash:7].js',
  assetFileNames: 'assets/[name]-[hash:7][extname]',
};

/** The router’s package resolves to its development build, whose warnings are 0.4 kB. */
const ROUTER = `${import.meta.dirname}/../../node_modules/react-router/dist/production`;
const productionRouter = [
  { find: /^react-router$/, replacement: `${ROUTER}/index.mjs` },
  { find: /^react-router\/dom$/, replacement: `${ROUTER}/dom-export.mjs` },
];

/** A fallback for versions of React without the hook; ours has it. */
const builtInHook = { find: /^use-sync-external-store\/shim(?:\/index\.js)?$/, replacement: 'react' };

export default defineConfig(({ mode, command, isSsrBuild = false }) => {
  const env = loadEnv(mode, import.meta.dirname, 'VITE_');
  const onMocks = env['VITE_MOCK_API'] === 'true';
  return {
    plugins: [
      react(),
      ...sharedPlugins(),
      staticStyles(),
      trimRouter(),
      headersFile(env),
      firstScript(),
      prerenderPages({ origin: env['VITE_ORIGIN'] ?? 'https://sakina.example' }),
      ...(onMocks
        ? isSsrBuild
          ? []
          : [mockWorker(), serviceSignIn()]
        : [trimOperationDocs(), noChunkCircles(), preloadServices(), serviceWorker()]),
      compressed(),
    ],
    // Class names derived from the file, not from the order of evaluation: a prerendered page and the app must agree on
    // them.
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
      // Sizes are asserted per route by tests/journeys/production.spec.ts.
      chunkSizeWarningLimit: 2000,
      // Browsers without module preloading load the modules all the same; every page would carry the polyfill.
      modulePreload: { polyfill: false },
      rolldownOptions: {
        ...(isSsrBuild
          ? {}
          : {
              output: {
                codeSplitting: onMocks ? demoChunkGroups : chunkGroups,
                ...(onMocks && { strictExecutionOrder: true }),
                ...SHORT_NAMES,
              },
            }),
        input: (isSsrBuild ? ['src/prerender/render.tsx'] : ['index.html', 'page.html', 'silent-check-sso.html']).map(
          (file) => `${import.meta.dirname}/${file}`,
        ),
      },
    },
    // Workers carry a policy of their own, so hosts are told them by their folder.
    worker: {
      format: 'es',
      rolldownOptions: { output: { entryFileNames: 'assets/workers/[name]-[hash:7].js' } },
    },
    // One copy of styled-components for everything, so that it collects the styles of all pages.
    ssr: { noExternal: true },
    server: { port: 5173 },
    preview: { port: 4173 },
  };
});
