import type { ConfigProblem } from './read.ts';

/** What was found at `/config.json`: its content (undefined where there is no such file), or why it cannot be used. */
export type ServedConfig =
  | { readonly ok: true; readonly served: unknown }
  | { readonly ok: false; readonly problems: readonly ConfigProblem[] };

type Fetch = (input: string, init?: RequestInit) => Promise<Response>;

/** A hung answer must not keep the first page blank. */
const timeout = 10_000;

const none: ServedConfig = { ok: true, served: undefined };

function failed(code: 'not-json' | 'unreachable', message: string): ServedConfig {
  return { ok: false, problems: [{ variable: 'config.json', source: 'config.json', code, message }] };
}

/**
 * Fetches `/config.json`. No such file is no problem, and neither is a page in its place: hosts of single-page apps answer
 * every unknown address with one. Anything else that is no JSON is a problem, and so is no answer: to go on with the build's
 * defaults could mean to speak to the wrong servers.
 */
export async function fetchServedConfig(fetch: Fetch, url = '/config.json'): Promise<ServedConfig> {
  let body: string;
  try {
    const response = await fetch(url, {
      headers: { accept: 'application/json' },
      cache: 'no-cache',
      signal: AbortSignal.timeout(timeout),
    });
    // Some file hosts answer 403 for what is not there.
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
