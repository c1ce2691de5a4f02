import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { MISSING, toRedirectsFile } from '../../apps/web/hosting/formats.ts';
import type { RenderedPage } from '../../apps/web/src/prerender/rendered.ts';
import { runInNode } from './ssr-build.ts';
import type { BuildOf } from './ssr-build.ts';
import { namesFontsAlone } from './font-face.ts';
import { pageFile, writeDocument } from './prerender-document.ts';
import { collectRules } from './static-styles/collect.ts';
import { rulesOf } from './static-styles/rules.ts';

export interface PrerenderOptions {
  /** Where the installation will be reached, such as `https://sakina.example`; canonical addresses begin with it. */
  origin: string;
}

interface Chunk {
  css?: string[];
  imports?: string[];
}

/**
 * Rules that `style` attributes would hold: the policy of the pages lets none be in the HTML, so they become rules of
 * the sheet.
 */
function withoutStyleAttributes(html: string, rules: Map<string, string>): string {
  return html.replaceAll(/ style="([^"]*)"/g, (_, style: string) => {
    const name = rules.get(style) ?? `s${rules.size}`;
    rules.set(style, name);
    return ` data-prerendered="${name}"`;
  });
}

/**
 * Writes the public pages into HTML, in each language, once the app is built (FAST-2): `pages/<language>/<name>.html`,
 * one stylesheet for all of them, `sitemap.xml`, `robots.txt`, and `_redirects` for hosts that read it. `index.html`
 * stays the shell of every other address.
 */
export function prerenderPages({ origin }: PrerenderOptions): Plugin {
  let config: BuildOf & { outDir: string };
  return {
    name: 'prerender-pages',
    apply: (_, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
    configResolved({ root, build: { outDir }, mode, configFile }) {
      config = { root, outDir: resolve(root, outDir), mode, configFile };
    },
    async closeBundle(error?: Error) {
      // The build has failed, and says why.
      if (error) return;
      const { outDir } = config;
      const pages = await runInNode(
        config,
        'render.js',
        ({ renderPages }: { renderPages: (now: number) => Promise<RenderedPage[]> }) => renderPages(Date.now()),
      );
      const manifest = JSON.parse(readFileSync(join(outDir, 'assets/manifest.json'), 'utf8')) as Record<string, Chunk>;
      // As the shell of the app has them: brought by the app later, what a page extends would come after what extends
      // it.
      const brought = stylesOf(manifest, 'index.html');
      const sheets = brought.map((file) => readFileSync(join(outDir, file), 'utf8')).join('\n');
      const fonts = brought.filter((file) => namesFontsAlone(readFileSync(join(outDir, file), 'utf8')));
      if (fonts.length === 0)
        throw new Error(
          'No stylesheet of the app names its fonts alone: the first paint of the written pages would wait for them.',
        );
      const css = rulesOf(
        await collectRules(config),
        pages.map(({ html }) => html),
        sheets,
      );
      const template = readFileSync(join(outDir, 'page.html'), 'utf8');
      rmSync(join(outDir, 'page.html'));

      const rules = new Map<string, string>();
      const bodies = new Map(pages.map((page) => [page, withoutStyleAttributes(page.html, rules)]));
      const sheet = `${css}\n${[...rules].map(([style, name]) => `[data-prerendered="${name}"]{${style.replaceAll('&quot;', '"')}}`).join('\n')}`;
      const href = `/assets/pages-${createHash('sha256').update(sheet).digest('hex').slice(0, 8)}.css`;
      writeFileSync(join(outDir, href), sheet);
      const styles = [...brought.filter((file) => !fonts.includes(file)).map((file) => `/${file}`), href];

      for (const page of pages) {
        const file = join(outDir, pageFile(page));
        mkdirSync(dirname(file), { recursive: true });
        writeFileSync(
          file,
          writeDocument(template, {
            page,
            body: bodies.get(page) ?? '',
            styles,
            fonts: fonts.map((file) => `/${file}`),
            origin,
            languages: languagesOf(pages),
          }),
        );
      }
      writeFileSync(join(outDir, 'sitemap.xml'), sitemap(pages, origin));
      const [first] = languagesOf(pages);
      const inFirst = pages.filter(({ language }) => language.code === first);
      writeFileSync(
        join(outDir, '_redirects'),
        toRedirectsFile(inFirst.map((page) => ({ path: page.path, file: pageFile(page) }))),
      );
      writeFileSync(join(outDir, MISSING), '<!doctype html><title>404</title>404\n');
      writeFileSync(
        join(outDir, 'robots.txt'),
        `User-agent: *\nDisallow: /dashboard\nDisallow: /provider/\nDisallow: /admin\nDisallow: /auth/\nSitemap: ${origin}/sitemap.xml\n`,
      );
    },
  };
}

/** The stylesheets that an entry brings, those of what it imports first. */
function stylesOf(manifest: Record<string, Chunk>, key: string, seen = new Set<string>()): string[] {
  if (seen.has(key)) return [];
  seen.add(key);
  const { css = [], imports = [] } = manifest[key] ?? {};
  return [...new Set([...imports.flatMap((next) => stylesOf(manifest, next, seen)), ...css])];
}

function languagesOf(pages: readonly RenderedPage[]): string[] {
  return [...new Set(pages.map(({ language }) => language.code))];
}

/** Every page once, with its other languages beside it. */
function sitemap(pages: readonly RenderedPage[], origin: string): string {
  const codes = languagesOf(pages);
  const entry = ({ path, language }: RenderedPage) => {
    const address = (code: string) => `${origin}${path}${code === codes[0] ? '' : `?lang=${code}`}`;
    const others = codes.map((code) => `    <xhtml:link rel="alternate" hreflang="${code}" href="${address(code)}"/>`);
    return ['  <url>', `    <loc>${address(language.code)}</loc>`, ...others, '  </url>'].join('\n');
  };
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${pages.map(entry).join('\n')}\n</urlset>\n`;
}
