import type { Rolldown } from 'vite';
import { describe, expect, it } from 'vitest';
import { findCircle } from '../../tools/vite/no-chunk-circles.ts';
import { preloadTags, withoutFonts, withSignIn } from '../../tools/vite/preload-services.ts';

/** The imports of each chunk by its file. */
const imports = (chunks: Record<string, string[]>) =>
  Object.fromEntries(Object.entries(chunks).map(([file, names]) => [file, { imports: names }]));

describe('chunks that import each other', () => {
  it.each([
    ['none where each imports only what comes before it', { a: ['b', 'c'], b: ['c'], c: [] }, null],
    ['none where two lead to the same', { a: ['b', 'c'], b: ['d'], c: ['d'], d: [] }, null],
    ['two', { a: ['b'], b: ['a'] }, ['a', 'b', 'a']],
    ['one alone', { a: ['a'] }, ['a', 'a']],
    ['a circle behind what is in none', { a: ['b'], b: ['c'], c: ['d'], d: ['b'] }, ['b', 'c', 'd', 'b']],
    ['a circle that the first file does not reach', { a: [], b: ['c'], c: ['b'] }, ['b', 'c', 'b']],
    ['none where what is imported is not of the build', { a: ['https://elsewhere'] }, null],
  ])('are found: %s', (_, chunks, circle) => {
    expect(findCircle(imports(chunks))).toEqual(circle);
  });

  it('are not sought in styles and pictures', () => {
    expect(findCircle({ ...imports({ a: [] }), 'a.css': { type: 'asset' } })).toBeNull();
  });
});

/** A built script with the modules that it holds, the files that it imports, and the styles of these modules. */
function chunk(fileName: string, modules: string[], more: { imports?: string[]; css?: string[] } = {}) {
  return {
    type: 'chunk',
    fileName,
    moduleIds: modules.map((module) => `/repository/${module}`),
    imports: more.imports ?? [],
    viteMetadata: { importedCss: new Set(more.css), importedAssets: new Set() },
  } as unknown as Rolldown.OutputChunk;
}
const build = (...chunks: Rolldown.OutputChunk[]) => Object.fromEntries(chunks.map((one) => [one.fileName, one]));

const early = chunk('assets/early.js', ['apps/web/src/entries/early-session.ts'], { imports: ['assets/session.js'] });
const session = chunk('assets/session.js', []);
const layout = chunk('assets/layout.js', ['apps/web/src/routes/RuntimeLayout.tsx'], {
  imports: ['assets/parts.js', 'assets/index.js', 'assets/session.js'],
  css: ['assets/layout.css'],
});
const signOn = chunk('assets/sign-on.js', ['packages/platform/src/auth/single-sign-on/index.ts'], {
  imports: ['assets/tokens.js'],
});
const tokens = chunk('assets/tokens.js', []);
const parts = chunk('assets/parts.js', ['packages/portal-features/src/shared/ReadView.tsx']);
const frame = chunk('assets/frame.js', ['apps/web/src/entries/silent-check.ts'], { css: ['assets/frame.css'] });
const entry = chunk('assets/index.js', ['apps/web/src/entries/main.ts']);
const screen = chunk('assets/screen.js', ['packages/portal-features/src/care/Screen.tsx']);
const html = '<script type="module" crossorigin src="/assets/index.js"></script>';

describe('a document of the app [FAST-2]', () => {
  const whole = build(entry, screen, early, session, layout, signOn, tokens, parts, frame);

  it('asks who is signed in by a script ahead of the app’s, which waits for nothing else, and names what it needs', () => {
    expect(withSignIn(html, whole).split(/\n\s*/)).toEqual([
      '<script type="module" async crossorigin src="/assets/early.js"></script>',
      ...['session', 'sign-on', 'tokens', 'frame'].map(
        (file) => `<link rel="modulepreload" crossorigin href="/assets/${file}.js">`,
      ),
      html,
    ]);
  });

  it('names its services and what they import, each once, and nothing that it or its sign-in holds', () => {
    const tags = preloadTags(html, whole);
    expect(tags.map(({ attrs }) => [attrs?.['rel'], attrs?.['href']])).toEqual([
      ['preload', '/assets/layout.css'],
      ['modulepreload', '/assets/layout.js'],
      ['modulepreload', '/assets/parts.js'],
    ]);
    for (const { tag, injectTo, attrs } of tags)
      expect([tag, injectTo, attrs?.['crossorigin']]).toEqual(['link', 'head', true]);
  });

  it.each([
    ['apps/web/src/routes/RuntimeLayout.tsx', layout],
    ['packages/platform/src/auth/single-sign-on/index.ts', signOn],
    ['packages/portal-features/src/shared/ReadView.tsx', parts],
    ['apps/web/src/entries/silent-check.ts', frame],
    ['apps/web/src/entries/early-session.ts', early],
  ])('is not built without %s', (module, missing) => {
    const rest = [entry, early, session, layout, signOn, tokens, parts, frame].filter((one) => one !== missing);
    expect(() => preloadTags(html, build(...rest))).toThrow(`the build has no ${module}`);
  });

  it('sets aside a sheet that names fonts alone until the page shows what it is for, and no other', () => {
    const face = '@font-face{font-family:Lato;src:url(lato.woff2)}';
    const sheets = {
      'assets/fonts.css': { type: 'asset', source: `${face}${face}` },
      'assets/base.css': { type: 'asset', source: `${face}body{margin:0}` },
    } as unknown as Parameters<typeof withoutFonts>[1];
    const link = (file: string) => `<link rel="stylesheet" crossorigin href="/assets/${file}.css">`;
    expect(withoutFonts(link('fonts') + link('base') + link('elsewhere'), sheets)).toBe(
      link('fonts').replace('>', ' media="print" data-fonts>') + link('base') + link('elsewhere'),
    );
  });
});
