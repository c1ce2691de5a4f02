import type { Rolldown } from 'vite';
import { describe, expect, it } from 'vitest';
import { findCircle } from '../../tools/vite/no-chunk-circles.ts';
import { preloadTags } from '../../tools/vite/preload-services.ts';

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

const layout = chunk('assets/layout.js', ['apps/web/src/routes/RuntimeLayout.tsx'], {
  imports: ['assets/parts.js', 'assets/index.js'],
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
const html = '<script type="module" src="/assets/index.js"></script>';

describe('a document of the app [FAST-2]', () => {
  it('names its services, the sign-in and what they import, each once, and nothing that it holds', () => {
    const tags = preloadTags(html, build(entry, screen, layout, signOn, tokens, parts, frame));
    expect(tags.map(({ attrs }) => [attrs?.['rel'], attrs?.['href']])).toEqual([
      ['preload', '/assets/layout.css'],
      ['modulepreload', '/assets/layout.js'],
      ['modulepreload', '/assets/parts.js'],
      ['modulepreload', '/assets/sign-on.js'],
      ['modulepreload', '/assets/tokens.js'],
      ['modulepreload', '/assets/frame.js'],
    ]);
    for (const { tag, injectTo, attrs } of tags)
      expect([tag, injectTo, attrs?.['crossorigin']]).toEqual(['link', 'head', true]);
  });

  it.each([
    ['apps/web/src/routes/RuntimeLayout.tsx', layout],
    ['packages/platform/src/auth/single-sign-on/index.ts', signOn],
    ['packages/portal-features/src/shared/ReadView.tsx', parts],
    ['apps/web/src/entries/silent-check.ts', frame],
  ])('is not built without %s', (module, missing) => {
    const rest = [entry, layout, signOn, tokens, parts, frame].filter((one) => one !== missing);
    expect(() => preloadTags(html, build(...rest))).toThrow(`the build has no ${module}`);
  });
});
