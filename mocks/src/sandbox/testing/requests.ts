import type { AnyExample } from '@sakina/platform/contract/examples';
import { partsOf } from '@sakina/platform/contract/parts';

/** A serialised body with its headers. */
export interface SentBody {
  headers: Record<string, string>;
  body?: string | FormData;
}

type Fields = Record<string, unknown>;

/** The path and query of an example, with some parameters or the whole query replaced. */
export function addressOf(
  { operation, input }: AnyExample,
  params: Record<string, string> = {},
  query?: string,
): string {
  const path = operation.path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(params[name] ?? input.params?.[name] ?? ''),
  );
  const search = query ?? queryOf((input.query ?? {}) as Fields);
  return search === '' ? path : `${path}?${search}`;
}

const wordOf = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));

function queryOf(fields: Fields): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(fields)) {
    for (const item of Array.isArray(value) ? (value as unknown[]) : [value])
      if (item !== undefined) search.append(name, wordOf(item));
  }
  return search.toString();
}

/** The body of an example, as the client would send it. */
export function bodyOf({ operation, input }: AnyExample): SentBody {
  if (input.body === undefined) return { headers: {} };
  if (operation.encoding !== 'multipart') return json(JSON.stringify(input.body));
  const form = new FormData();
  for (const [name, value] of Object.entries(input.body as Fields)) {
    if (value instanceof File) form.append(name, value);
    else if (value !== undefined) form.append(name, wordOf(value));
  }
  return { headers: {}, body: form };
}

const json = (body: string): SentBody => ({ headers: { 'Content-Type': 'application/json' }, body });

/** Values that no field expects, or that try to be more than they are. */
const hostileValues: readonly (readonly [what: string, value: unknown])[] = [
  ['null', null],
  ['a list', [[]]],
  ['an object', { constructor: { prototype: {} } }],
  ['a negative number', -1],
  ['a huge number', 1e308],
  ['a fraction', 0.5],
  ['an empty text', ''],
  ['blanks', '   '],
  ['a long text', 'x'.repeat(120_000)],
  ['a NUL', 'a\u0000b'],
  ['markup', '<img src=x onerror=alert(1)>'],
  ['a name of every object', '__proto__'],
  ['a boolean', true],
];

interface HostileBody {
  what: string;
  sent: SentBody;
  /** Whether it must be rejected. */
  isRefused: boolean;
}

/** Bodies that a careless or hostile caller could send instead of the example's. */
export function* hostileBodies({ operation, input }: AnyExample): Generator<HostileBody> {
  const fields = (input.body ?? {}) as Fields;
  if (operation.encoding === 'multipart') {
    yield { what: 'JSON in the place of a form', sent: json('{}'), isRefused: true };
    yield {
      what: 'a form that breaks off',
      sent: {
        headers: { 'Content-Type': 'multipart/form-data; boundary=x' },
        body: '--x\r\nContent-Disposition: form-data; name="a"',
      },
      isRefused: true,
    };
    yield { what: 'an empty form', sent: { headers: {}, body: new FormData() }, isRefused: true };
    return;
  }
  for (const broken of ['{', '{"a":', 'undefined', '\u0000', '{"a":1}}'])
    yield { what: `broken JSON ${JSON.stringify(broken)}`, sent: json(broken), isRefused: true };
  for (const other of ['null', '[]', '"text"', '42'])
    yield { what: `the body ${other}`, sent: json(other), isRefused: true };
  yield { what: 'a body of a thousand levels', sent: json(`${'['.repeat(1000)}${']'.repeat(1000)}`), isRefused: true };
  yield {
    what: 'a prototype',
    sent: json(`{"__proto__":{"isAdmin":true},${JSON.stringify(fields).slice(1)}`.replace(',}', '}')),
    isRefused: false,
  };
  for (const name of Object.keys(fields)) {
    for (const [what, value] of hostileValues)
      yield { what: `${name} as ${what}`, sent: json(JSON.stringify({ ...fields, [name]: value })), isRefused: false };
  }
}

/** Queries that a careless or hostile caller could send instead of the example's. */
export function* hostileQueries({ operation, input }: AnyExample): Generator<{ what: string; query: string }> {
  const own = (input.query ?? {}) as Fields;
  const names = Object.keys(operation.query ? partsOf(operation.query).fields : {});
  for (const name of names) {
    for (const value of [
      '',
      '-1',
      '0',
      '1e9',
      'NaN',
      'x'.repeat(3000),
      '\u0000',
      '__proto__',
      '<script>',
      '2026-13-45',
      '%',
      ']{',
    ]) {
      yield { what: `${name}=${value.slice(0, 20)}`, query: queryOf({ ...own, [name]: value }) };
    }
    yield { what: `${name} twice`, query: queryOf({ ...own, [name]: ['1', '2'] }) };
  }
  yield { what: 'nothing', query: '' };
  yield { what: 'names that it does not know', query: `${queryOf(own)}&constructor=1&__proto__=2&toString=3` };
}
