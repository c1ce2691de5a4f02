import type { IncomingMessage } from 'node:http';
// By its file: the build's tools load this module without a bundler that knows our packages.
import { languages } from '../../../packages/platform/src/domain/languages.ts';

/** The languages in which the build writes its public pages; the first is the fallback. */
const LANGUAGES: readonly string[] = languages.map(({ code }) => code);

/** The languages of an Accept-Language header, most preferred first. */
function wished(header = ''): string[] {
  const weight = (entry: string) => Number(/;\s*q=([\d.]+)/.exec(entry)?.[1] ?? 1);
  return header
    .split(',')
    .toSorted((a, b) => weight(b) - weight(a))
    .map((entry) => entry.trim().slice(0, 2).toLowerCase());
}

/**
 * The file that holds a public page, if there is one: `/pages/ar/legal/terms.html`. The language is the one of
 * `?lang=`, else the browser’s; what someone has chosen on their device only the page itself can know.
 * @param path The decoded path of the request.
 */
export function pageFor(path: string, { url = '', headers }: Pick<IncomingMessage, 'url' | 'headers'>): string {
  const asked = new URLSearchParams(url.split('?')[1] ?? '').get('lang')?.slice(0, 2).toLowerCase();
  const language =
    [asked, ...wished(headers['accept-language'])].find((code) => code !== undefined && LANGUAGES.includes(code)) ??
    languages[0].code;
  const name = path.replace(/\/+$/, '');
  return `/pages/${language}${name === '' ? '/index' : name}.html`;
}
