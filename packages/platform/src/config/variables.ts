import * as v from 'valibot';

/** What can be wrong with a variable. Stable, so that a screen can phrase it in the user’s language. */
export type ProblemCode =
  | 'missing'
  | 'not-a-flag'
  | 'not-a-choice'
  | 'not-an-address'
  | 'not-secure'
  | 'has-a-path'
  | 'not-minutes'
  | 'not-text'
  | 'not-accounts'
  | 'build-only'
  | 'unknown-key'
  | 'not-an-object'
  | 'not-json'
  | 'unreachable';

const explanations: Record<
  Exclude<ProblemCode, 'build-only' | 'unknown-key' | 'not-an-object' | 'not-json' | 'unreachable'>,
  string
> = {
  missing: 'has no value',
  'not-a-flag': 'must be true or false',
  'not-a-choice': 'must be oidc or mock',
  'not-an-address': 'must be an address such as https://api.example',
  'not-secure': 'must begin with https:// (http:// only on this machine)',
  'has-a-path': 'must be an address without a path, such as https://api.example',
  'not-minutes': 'must be a whole number of minutes from 1 to 240',
  'not-text': 'must be a text',
  'not-accounts': 'must be a list of email addresses',
};

export type ValueProblem = keyof typeof explanations;

/** What is wrong with a value, as a phrase that follows the variable’s name. */
export function explain(code: ValueProblem): string {
  return explanations[code];
}

/** Extracts the code that a schema put into its message. */
export function problemOf([{ message }]: readonly [v.BaseIssue<unknown>, ...v.BaseIssue<unknown>[]]): ValueProblem {
  return Object.hasOwn(explanations, message) ? (message as ValueProblem) : 'not-text';
}

/** A code as the message of a schema or check; only codes with a phrase are accepted. */
const code = (problem: ValueProblem): ValueProblem => problem;
const loopback = new Set(['localhost', '127.0.0.1', '[::1]']);

const address = v.pipe(
  v.string(code('not-an-address')),
  v.check((value) => URL.canParse(value) && /^https?:$/.test(new URL(value).protocol), code('not-an-address')),
  // Tokens are sent there: unencrypted only on this machine.
  v.check(
    (value) => !URL.canParse(value) || new URL(value).protocol === 'https:' || loopback.has(new URL(value).hostname),
    code('not-secure'),
  ),
);

/** A server’s address, including its path. */
const serverAddress = address;

/** An address that is only an origin. */
function isOrigin(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { pathname, search, hash } = new URL(value);
  return pathname === '/' && search === '' && hash === '';
}

/** The origin of an API base. Paths begin with /v1 or /cloud/v1, so a base with its own path is an error. */
const base = v.pipe(
  address,
  v.check(isOrigin, code('has-a-path')),
  v.transform((value) => new URL(value).origin),
);

/** `true` or `false`, as JSON or as the text of a build variable. */
const flag = v.pipe(
  v.union([v.boolean(), v.picklist(['true', 'false'])], code('not-a-flag')),
  v.transform((value) => value === true || value === 'true'),
);

const minutes = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.digits(code('not-minutes')))], code('not-minutes')),
  v.transform(Number),
  v.integer(code('not-minutes')),
  v.minValue(1, code('not-minutes')),
  v.maxValue(240, code('not-minutes')),
);

const text = v.string(code('not-text'));

/** Email addresses: a JSON list, or comma-separated text. */
const accounts = v.pipe(
  v.union([v.array(v.string()), v.string()], code('not-accounts')),
  v.transform((value) =>
    (typeof value === 'string' ? value.split(',') : value).map((entry) => entry.trim()).filter((entry) => entry !== ''),
  ),
  v.everyItem((entry) => /^[^\s@]+@[^\s@]+$/.test(entry), code('not-accounts')),
);

/**
 * Every variable: its build name, and the schema of its value. The key is its name in `/config.json`, which cannot set
 * those with `buildOnly`.
 */
export const variables = {
  authType: { variable: 'VITE_AUTH_TYPE', schema: v.picklist(['oidc', 'mock'], code('not-a-choice')) },
  mockSignIn: { variable: 'VITE_MOCK_SIGN_IN', schema: flag, buildOnly: true },
  mockApi: { variable: 'VITE_MOCK_API', schema: flag, buildOnly: true },
  voiceVideo: { variable: 'VITE_VOICE_VIDEO', schema: flag },
  assistant: { variable: 'VITE_ASSISTANT', schema: flag },
  apiBase: { variable: 'VITE_API_BASE', schema: base },
  cloudBase: { variable: 'VITE_CLOUD_BASE', schema: base },
  realtimeBase: { variable: 'VITE_REALTIME_BASE', schema: base },
  livekitBase: { variable: 'VITE_LIVEKIT_BASE', schema: base },
  oidcAuthority: { variable: 'VITE_OIDC_AUTHORITY', schema: serverAddress },
  oidcClientId: { variable: 'VITE_OIDC_CLIENT_ID', schema: text },
  analyticsId: { variable: 'VITE_ANALYTICS_ID', schema: text },
  errorDsn: { variable: 'VITE_ERROR_DSN', schema: serverAddress },
  idleMinutes: { variable: 'VITE_IDLE_MINUTES', schema: minutes },
  adminAccounts: { variable: 'VITE_ADMIN_ACCOUNTS', schema: accounts },
} as const;

/** A variable's name in `/config.json`. */
export type ConfigKey = keyof typeof variables;

/** The given values, each parsed by its schema. */
export type ConfigValues = { [Key in ConfigKey]?: v.InferOutput<(typeof variables)[Key]['schema']> };

/** The variables in their order. */
export const configKeys = Object.keys(variables) as readonly ConfigKey[];
