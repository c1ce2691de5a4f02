import { ASSETS, headersFor, isForever, MANIFEST, SILENT_CHECK, WELL_KNOWN, WORKER, WORKERS } from './headers.ts';
import type { HeaderOptions, Headers } from './headers.ts';

/** A file that must exist; every other missing path is answered by the app. */
const WITH_HASH = `${ASSETS}x`;
/**
 * How long hashed files are kept where the host reads `_headers`: such a rule holds for a path whether or not there is
 * a file, and what a browser was once told of a missing file it would otherwise believe for a year, also after a
 * deployment has brought it.
 */
const AN_HOUR = 'public, max-age=3600';
/**
 * What the build sends in place of a missing file: the closest `404.html` for Cloudflare Pages, by a rule of
 * `_redirects` elsewhere.
 */
export const MISSING = `${ASSETS}404.html`;

/**
 * The headers as a `_headers` file, which Cloudflare Pages and similar hosts read. A line `! Name` removes what a wider
 * rule has set: without it these hosts send both, and browsers apply the stricter one.
 */
export function toHeadersFile(options: HeaderOptions): string {
  const everywhere = headersFor('/', options);
  const assets = { ...headersFor(WITH_HASH, options), 'Cache-Control': AN_HOUR };
  /** What a path is sent beyond what the rules before it have set, and what of that it is not. */
  const rule = (pattern: string, headers: Headers, before = everywhere) => [
    pattern,
    ...Object.keys(before)
      .filter((name) => before[name] !== headers[name])
      .map((name) => `  ! ${name}`),
    ...Object.entries(headers)
      .filter(([name, value]) => before[name] !== value)
      .map(([name, value]) => `  ${name}: ${value}`),
  ];
  return [
    '# Written by the build from apps/web/hosting. Change it there.',
    '/*',
    ...Object.entries(everywhere).map(([name, value]) => `  ${name}: ${value}`),
    ...rule(SILENT_CHECK, headersFor(SILENT_CHECK, options)),
    ...rule(`${ASSETS}*`, assets),
    ...rule(`${WORKERS}*`, { ...headersFor(`${WORKERS}x`, options), 'Cache-Control': AN_HOUR }, assets),
    ...rule(MANIFEST, headersFor(MANIFEST, options), assets),
    '',
  ].join('\n');
}

/** An address that is answered by another file, without a redirect. */
interface Rewrite {
  readonly path: string;
  /** The file’s path in the build. */
  readonly file: string;
}

/**
 * The `_redirects` file, which Netlify, Cloudflare Pages and similar hosts read: public pages in one language, the app
 * for every other address, and a 404 for missing files that no page may stand for. A file that exists comes before
 * these rules.
 * @param pages The prerendered pages.
 */
export function toRedirectsFile(pages: readonly Rewrite[]): string {
  return [
    ...pages.map(({ path, file }) => `${path} /${file} 200`),
    // Cloudflare Pages knows no rules of this status and passes them over.
    ...[`${ASSETS}*`, `${WELL_KNOWN}*`, '/config.json', WORKER].map((path) => `${path} ${MISSING} 404`),
    '/* /index.html 200',
    '',
  ].join('\n');
}

/**
 * The same for nginx, in the `server` block. nginx drops the outer headers where a location sets any, so each location
 * repeats them. With `always` a header is sent with a refusal too: a browser would keep the refusal of a missing hashed
 * file for a year.
 */
export function toNginx(options: HeaderOptions): string {
  const location = (match: string, path: string, files: string) =>
    [
      `location ${match} {`,
      ...Object.entries(headersFor(path, options)).map(
        ([name, value]) =>
          `  add_header ${name} "${value}"${name === 'Cache-Control' && isForever(path) ? '' : ' always'};`,
      ),
      `  try_files ${files};`,
      '}',
    ].join('\n');
  return [
    '# Public pages are sent in the reader’s language. In the block http:',
    '# map $http_accept_language $accepted_page_language { default en; ~*^ar ar; }',
    '# map $arg_lang $page_language { default $accepted_page_language; ~*^en en; ~*^ar ar; }',
    '# An address that was cut within an escape: the app says that there is no such page. nginx reads addresses before names of',
    '# servers, so that with several of them this has to stand in the default one.',
    'error_page 400 =404 /index.html;',
    location('= /', '/', '/pages/$page_language/index.html /index.html'),
    location('/', '/', '$uri /pages/$page_language$uri.html /index.html'),
    location(`= ${SILENT_CHECK}`, SILENT_CHECK, '$uri =404'),
    location('= /config.json', '/config.json', '$uri =404'),
    location(`= ${WORKER}`, WORKER, '$uri =404'),
    location(`= ${MANIFEST}`, MANIFEST, '$uri =404'),
    location(ASSETS, WITH_HASH, '$uri =404'),
    location(WORKERS, `${WORKERS}x`, '$uri =404'),
    // Stands before the rule against names that begin with a dot, which `^~` keeps out of it.
    location(`^~ ${WELL_KNOWN}`, WELL_KNOWN, '$uri =404'),
    'location ~ /\\.|^/_(headers|redirects)$|\\.map$ { return 404; }',
    '',
  ].join('\n');
}
