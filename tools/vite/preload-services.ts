import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite';
import { namesFontsAlone } from './font-face.ts';

/** What asks who is signed in, in a script of its own ahead of the app. */
const EARLY = 'apps/web/src/entries/early-session.ts';
/** What it needs in turn: the code of the sign-in. */
const SIGN_IN = 'packages/platform/src/auth/single-sign-on/index.ts';
/** The script of the hidden frame that asks who is signed in; the frame has it from the cache. */
const IN_FRAME = 'apps/web/src/entries/silent-check.ts';
/** What every page that the app draws needs next, beside what its script imports. */
const NEXT = [
  'apps/web/src/routes/RuntimeLayout.tsx',
  // What nearly every screen reads with: the chunk `screen-parts`.
  'packages/portal-features/src/shared/ReadView.tsx',
];

type Bundle = Readonly<Record<string, Rolldown.OutputChunk | Rolldown.OutputAsset>>;

/**
 * Has the document name what the app would ask for one after the other: the sign-in, which begins ahead of the app, and
 * the code of its services. Without it a phone waits for the app’s script before it learns of any of them (FAST-2).
 */
export function preloadServices(): Plugin {
  return {
    name: 'preload-services',
    apply: 'build',
    buildStart() {
      this.emitFile({ type: 'chunk', id: EARLY, name: 'early-session' });
    },
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle = {}, path }) =>
        path.endsWith('/index.html')
          ? { html: withSignIn(withoutFonts(html, bundle), bundle), tags: preloadTags(html, bundle) }
          : html,
    },
  };
}

/** The document with the sheet that names fonts alone set aside until the first data are there (`bringFonts`). */
export function withoutFonts(html: string, bundle: Bundle): string {
  return html.replaceAll(/<link rel="stylesheet" crossorigin href="\/([^"]+)">/g, (link, file: string) => {
    const asset = bundle[file];
    return asset?.type === 'asset' && namesFontsAlone(String(asset.source))
      ? link.replace('>', ' media="print" data-fonts>')
      : link;
  });
}

/**
 * The document with the script that asks who is signed in ahead of the app’s, and with what it needs. It is
 * asynchronous: it waits neither for styles nor for the app.
 * @throws Error if the build lacks a module that is needed.
 */
export function withSignIn(html: string, bundle: Bundle): string {
  const [script, ...rest] = filesOf(bundle, [EARLY, SIGN_IN, IN_FRAME]);
  const links = rest.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`);
  const tags = [`<script type="module" async crossorigin src="/${script}"></script>`, ...links];
  return html.replace('<script type="module"', (entry) => [...tags, entry].join('\n    '));
}

/**
 * The links to what a document of the app needs next, without those that it or its sign-in holds.
 * @throws Error if the build lacks a module that is needed.
 */
export function preloadTags(html: string, bundle: Bundle): HtmlTagDescriptor[] {
  const scripts = filesOf(bundle, NEXT);
  const held = filesOf(bundle, [EARLY, SIGN_IN, IN_FRAME]);
  const styles = Object.values(bundle).flatMap((one) =>
    one.type === 'chunk' && scripts.has(one.fileName) ? [...(one.viteMetadata?.importedCss ?? [])] : [],
  );
  const link = (file: string, attrs: HtmlTagDescriptor['attrs']): HtmlTagDescriptor[] =>
    held.has(file) || html.includes(`/${file}"`)
      ? []
      : [{ tag: 'link', attrs: { ...attrs, crossorigin: true, href: `/${file}` }, injectTo: 'head' }];
  return [
    ...[...new Set(styles)].flatMap((file) => link(file, { rel: 'preload', as: 'style' })),
    ...[...scripts].flatMap((file) => link(file, { rel: 'modulepreload' })),
  ];
}

/** The files of some modules and of what these import, in this order. */
const filesOf = (bundle: Bundle, modules: readonly string[]): ReadonlySet<string> =>
  new Set(modules.flatMap((module) => [...closureOf(bundle, module)].map(({ fileName }) => fileName)));

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
