import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite';

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
 * Without it a phone waits for the app’s script before it learns of any of them (FAST-2).
 */
export function preloadServices(): Plugin {
  return {
    name: 'preload-services',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle = {}, path }) => (path.endsWith('/index.html') ? preloadTags(html, bundle) : html),
    },
  };
}

/**
 * The links to what a document of the app needs next, without those that it holds.
 * @throws Error if the build lacks a module that is needed.
 */
export function preloadTags(html: string, bundle: Bundle): HtmlTagDescriptor[] {
  const needed = new Set(NEXT.flatMap((module) => [...closureOf(bundle, module)]));
  // The frame has no styles.
  const scripts = new Set([...needed, ...closureOf(bundle, IN_FRAME)].map(({ fileName }) => fileName));
  const styles = new Set([...needed].flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]));
  const link = (file: string, attrs: HtmlTagDescriptor['attrs']): HtmlTagDescriptor[] =>
    html.includes(`/${file}"`)
      ? []
      : [{ tag: 'link', attrs: { ...attrs, crossorigin: true, href: `/${file}` }, injectTo: 'head' }];
  return [
    ...[...styles].flatMap((file) => link(file, { rel: 'preload', as: 'style' })),
    ...[...scripts].flatMap((file) => link(file, { rel: 'modulepreload' })),
  ];
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
