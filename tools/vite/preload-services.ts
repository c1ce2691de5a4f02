import type { Plugin, Rolldown } from 'vite';

/** What every page that the app draws needs next, beside what its script imports: its services, and who is signed in. */
const NEXT = [
  'apps/web/src/routes/RuntimeLayout.tsx',
  'packages/platform/src/auth/single-sign-on/index.ts',
  // What nearly every screen reads with: the chunk `screen-parts`.
  'packages/portal-features/src/shared/ReadView.tsx',
];
/** The script of the hidden frame that asks who is signed in; the frame has it from the cache. */
const IN_FRAME = 'apps/web/src/entries/silent-check.ts';

type Bundle = Readonly<Record<string, Rolldown.OutputChunk | Rolldown.OutputAsset>>;

/**
 * Has the document name what the app would ask for one after the other: the code of its services and of the sign-in.
 * Without it a phone waits for the app’s script before it hears of any of them (FAST-3).
 */
export function preloadServices(): Plugin {
  return {
    name: 'preload-services',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {}, path }) {
        if (!path.endsWith('/index.html')) return html;
        const needed = new Set(NEXT.flatMap((module) => [...closureOf(bundle, module)]));
        const inFrame = [...closureOf(bundle, IN_FRAME)];
        const scripts = [...needed, ...inFrame].map(({ fileName }) => fileName);
        const styles = [...needed].flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]);
        const isNamed = (file: string) => html.includes(`/${file}"`);
        return [
          ...[...new Set(styles)]
            .filter((file) => !isNamed(file))
            .map((file) => ({
              tag: 'link',
              attrs: { rel: 'preload', as: 'style', crossorigin: true, href: `/${file}` },
              injectTo: 'head' as const,
            })),
          ...[...new Set(scripts)]
            .filter((file) => !isNamed(file))
            .map((file) => ({
              tag: 'link',
              attrs: { rel: 'modulepreload', crossorigin: true, href: `/${file}` },
              injectTo: 'head' as const,
            })),
        ];
      },
    },
  };
}

/**
 * The chunk that holds a module, and every chunk that it imports.
 * @throws Error if the build has no such module.
 */
function closureOf(bundle: Bundle, module: string): ReadonlySet<Rolldown.OutputChunk> {
  const chunks = Object.values(bundle).filter((one) => one.type === 'chunk');
  const start = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/${module}`)));
  if (!start) throw new Error(`preload-services: the build has no ${module}.`);
  const found = new Set([start]);
  for (const { imports } of found)
    for (const file of imports) {
      const chunk = chunks.find(({ fileName }) => fileName === file);
      if (chunk) found.add(chunk);
    }
  return found;
}
