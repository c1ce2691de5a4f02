import type { ConfigProblem } from './read.ts';

/** The result of fetching `/config.json`: its content (undefined without the file), or why it cannot be used. */
export type ServedConfig =
  | { readonly ok: true; readonly served: unknown }
  | { readonly ok: false; readonly problems: readonly ConfigProblem[] };

type Fetch = (input: string, init?: RequestInit) => Promise<Response>;

/** A hanging request must not keep the first page blank. */
const timeout = 10_000;

const none: ServedConfig = { ok: true, served: undefined };

function failed(code: 'not-json' | 'unreachable', message: string): ServedConfig {
  return { ok: false, problems: [{ variable: 'config.json', source: 'config.json', code, message }] };
}

/**
 * Fetches `/config.json`. A missing file is not a problem, and neither is an HTML page in its place: hosts of
 * single-page apps answer every unknown address with one. Any other invalid JSON is a problem, and so is no answer:
 * continuing with the build’s defaults could mean talking to the wrong servers.
 */
export async function fetchServedConfig(fetch: Fetch, url = '/config.json'): Promise<ServedConfig> {
  let body: string;
  try {
    const response = await fetch(url, {
      headers: { accept: 'application/json' },
      cache: 'no-cache',
      signal: AbortSignal.timeout(timeout),
    });
    // Some file hosts answer 403 for a missing file.
    if ([403, 404, 410].includes(response.status)) return none;
    if (!response.ok)
      return failed('unreachable', `config.json could not be read: the server answered ${response.status}.`);
    body = (await response.text()).trim();
  } catch {
    return failed('unreachable', 'config.json could not be read: the server did not answer.');
  }
  if (body.startsWith('<')) return none;
  try {
    return { ok: true, served: JSON.parse(body) as unknown };
  } catch {
    return failed('not-json', 'config.json is not valid JSON.');
  }
}
