import type { RenderedPage } from '../../apps/web/src/prerender/rendered.ts';

/** What goes into one document. */
export interface DocumentParts {
  page: RenderedPage;
  /** What stands inside the root element. */
  body: string;
  /** Addresses of the stylesheets, in order. */
  styles: readonly string[];
  /**
   * Those that name fonts alone: without scripts they hold at once, else after the first paint (see bring-fonts.ts).
   */
  fonts: readonly string[];
  origin: string;
  /** Codes of the languages that every page has. */
  languages: readonly string[];
}

/** The file of a page in one language, below the folder of the build. */
export function pageFile({ path, language }: Pick<RenderedPage, 'path' | 'language'>): string {
  return `pages/${language.code}${path === '/' ? '/index' : path}.html`;
}

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string) => text.replaceAll(/[&<>"]/g, (character) => escapes[character] ?? character);

/** JSON that cannot end the element it stands in. */
const json = (value: object) => JSON.stringify(value).replaceAll('<', String.raw`\u003c`);

/**
 * Fills the template: language and direction, title, description, addresses of the other languages, styles, content.
 */
export function writeDocument(
  template: string,
  { page, body, styles, fonts, origin, languages }: DocumentParts,
): string {
  const { path, language, title, description, data, noScript } = page;
  const address = (code: string) => `${origin}${path}${code === languages[0] ? '' : `?lang=${code}`}`;
  const whole = (value: object) =>
    JSON.parse(
      JSON.stringify(value, (key, inner: unknown) =>
        (key === 'url' || key === 'logo') && typeof inner === 'string' ? origin + inner : inner,
      ),
    ) as object;
  const head = [
    // React has written the title as HTML already.
    `<title>${title}</title>`,
    `<meta name="description" content="${escape(description)}" />`,
    `<link rel="canonical" href="${escape(address(language.code))}" />`,
    ...languages.map((code) => `<link rel="alternate" hreflang="${code}" href="${escape(address(code))}" />`),
    `<link rel="alternate" hreflang="x-default" href="${escape(address(languages[0] ?? ''))}" />`,
    `<meta property="og:title" content="${title}" />`,
    `<meta property="og:description" content="${escape(description)}" />`,
    `<meta property="og:type" content="website" />`,
    `<meta property="og:url" content="${escape(address(language.code))}" />`,
    ...styles.map((href) => `<link rel="stylesheet" href="${href}" />`),
    ...fonts.flatMap((href) => [
      `<link rel="stylesheet" href="${href}" media="print" data-fonts />`,
      `<noscript><link rel="stylesheet" href="${href}" /></noscript>`,
    ]),
    ...data.map((value) => `<script type="application/ld+json">${json(whole(value))}</script>`),
  ];
  return (
    template
      .replace(
        '<html lang="en-US" dir="ltr"',
        () =>
          `<html lang="${language.locale}" dir="${language.direction}" data-page="${path}"${page.isShell ? ' data-shell' : ''}`,
      )
      // Before the first paint its script puts the crisis lines of the reader's country into the page (CARE-1).
      .replace('<script type="module"', '<script type="module" blocking="render"')
      .replace('<body>', () => `<body>\n    <noscript><p>${escape(noScript)}</p></noscript>`)
      .replace('<!--head-->', () => head.join('\n    '))
      .replace('<!--page-->', () => body)
  );
}
