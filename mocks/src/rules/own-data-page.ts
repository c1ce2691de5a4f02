import type { OwnData } from './own-data.ts';

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes text for HTML. */
function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}

/** A field name as words: 'peopleICanAsk' becomes 'People i can ask'. */
function inWords(key: string): string {
  const words = key
    .replaceAll(/([A-Z])/g, ' $1')
    .toLowerCase()
    .trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function valueOf(value: unknown): string {
  if (value === null || value === undefined || value === '') return '–';
  if (Array.isArray(value))
    return value.length === 0 ? '–' : `<ul>${value.map((item: unknown) => `<li>${valueOf(item)}</li>`).join('')}</ul>`;
  if (typeof value === 'object') return factsOf(value);
  return `<bdi>${escaped(typeof value === 'string' ? value : JSON.stringify(value))}</bdi>`;
}

function factsOf(row: object): string {
  return `<dl>${Object.entries(row)
    .map(([key, value]: [string, unknown]) => `<dt>${escaped(inWords(key))}</dt><dd>${valueOf(value)}</dd>`)
    .join('')}</dl>`;
}

function partOf([key, rows]: [string, readonly object[]]): string {
  const body =
    rows.length === 0 ? '<p>Nothing is kept.</p>' : rows.map((row) => `<article>${factsOf(row)}</article>`).join('');
  return `<section id="${escaped(key)}"><h2>${escaped(inWords(key))} (${rows.length})</h2>${body}</section>`;
}

const STYLE =
  'body{font:1rem/1.5 system-ui,sans-serif;max-width:48rem;margin:2rem auto;padding:0 1rem}article{border-top:1px solid #999;padding:.5rem 0}dt{font-weight:600}dd{margin:0 0 .5rem;overflow-wrap:anywhere;white-space:pre-line}dd dl{margin:0}';

/** A user’s data as one self-contained HTML page without scripts. */
export function ownDataPage({ about, parts }: OwnData): string {
  const entries = Object.entries(parts);
  const contents = entries
    .map(([key, rows]) => `<li><a href="#${escaped(key)}">${escaped(inWords(key))}</a> (${rows.length})</li>`)
    .join('');
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">',
    `<title>My data</title><style>${STYLE}</style></head><body><h1>My data</h1>${factsOf(about)}<nav><ul>${contents}</ul></nav>`,
    ...entries.map(partOf),
    '</body></html>',
  ].join('');
}
