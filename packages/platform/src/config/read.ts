import * as v from 'valibot';
import {
  configKeys,
  explain,
  problemOf,
  variables,
  type ConfigKey,
  type ConfigValues,
  type ProblemCode,
  type ValueProblem,
} from './variables.ts';

/** The configuration of the running product. */
export interface Config {
  readonly authType: 'oidc' | 'mock';
  /** Mock sign-in; decided at build time. */
  readonly mockSignIn: boolean;
  /** Mock API; decided at build time. */
  readonly mockApi: boolean;
  /** Features that can be off. */
  readonly features: { readonly voiceVideo: boolean; readonly assistant: boolean };
  /** Origin of the product API; empty for the page's own in mock mode. */
  readonly apiBase: string;
  /** Origin of the cloud API; empty for the page's own in mock mode. */
  readonly cloudBase: string;
  /** Origin of the realtime server. */
  readonly realtimeBase: string;
  /**
   * Origin of the LiveKit server; empty where calls are between browsers alone. Calls go where the API says; this opens
   * the policy.
   */
  readonly livekitBase: string;
  /** The identity server; null with mock sign-in. */
  readonly identity: { readonly authority: string; readonly clientId: string } | null;
  /** Empty: no analytics are loaded. */
  readonly analyticsId: string;
  /** Empty: errors are not reported. */
  readonly errorDsn: string;
  /** Minutes without activity until a session ends. */
  readonly idleMinutes: number;
  /** Email addresses of accounts that are platform administrators regardless of their token. */
  readonly adminAccounts: readonly string[];
}

export interface ConfigProblem {
  /** The variable to correct: a build variable (`VITE_API_BASE`), or a key of config.json as written there. */
  readonly variable: string;
  /** The source of the wrong value. */
  readonly source: 'build' | 'config.json';
  readonly code: ProblemCode;
  /** A complete English sentence that names the variable; a screen may phrase the code itself. */
  readonly message: string;
}

export type ConfigResult =
  | { readonly ok: true; readonly config: Config }
  | { readonly ok: false; readonly problems: readonly ConfigProblem[] };

export interface ConfigSources {
  /** The build's variables, `import.meta.env`: the defaults. */
  readonly build: Readonly<Record<string, unknown>>;
  /** The content of `/config.json`, which overrides them; undefined without the file. */
  readonly served?: unknown;
}

function problem(key: ConfigKey, source: ConfigProblem['source'], code: ValueProblem): ConfigProblem {
  const variable = source === 'build' ? variables[key].variable : key;
  const place = source === 'build' ? variable : `${key} in config.json`;
  const hint = code === 'missing' ? `: set ${key} in config.json, or ${variables[key].variable} when building` : '';
  return { variable, source, code, message: `${place} ${explain(code)}${hint}.` };
}

/** Reads one source. An empty text counts as unset; in config.json it also removes the build’s default. */
function readSource(source: ConfigProblem['source'], given: (key: ConfigKey) => unknown) {
  const problems: ConfigProblem[] = [];
  const entries = configKeys.flatMap((key) => {
    const value = given(key);
    if (value === undefined || value === null) return [];
    if (value === '') return source === 'build' ? [] : [[key, undefined]];
    const read = v.safeParse<v.GenericSchema>(variables[key].schema, value);
    if (read.success) return [[key, read.output]];
    problems.push(problem(key, source, problemOf(read.issues)));
    return [];
  });
  return { values: Object.fromEntries(entries) as ConfigValues, problems };
}

function buildOnly(key: string): ConfigProblem {
  const message = `${key} in config.json is not allowed: mock sign-in and mock API are decided when the product is built.`;
  return { variable: key, source: 'config.json', code: 'build-only', message };
}

function readServed(served: unknown) {
  if (served === undefined || served === null) return { values: {} as ConfigValues, problems: [] };
  if (typeof served !== 'object' || Array.isArray(served)) {
    const message = 'config.json must hold one object with the variables.';
    return {
      values: {} as ConfigValues,
      problems: [
        { variable: 'config.json', source: 'config.json', code: 'not-an-object', message } satisfies ConfigProblem,
      ],
    };
  }
  const entries = new Map<string, unknown>(Object.entries(served));
  const read = readSource('config.json', (key) => ('buildOnly' in variables[key] ? undefined : entries.get(key)));
  const refused = [...entries].flatMap(([key, value]): ConfigProblem[] => {
    if (!Object.hasOwn(variables, key)) {
      return [
        {
          variable: key,
          source: 'config.json',
          code: 'unknown-key',
          message: `config.json has a key that means nothing: ${key}.`,
        },
      ];
    }
    const turnsMockOn = 'buildOnly' in variables[key as ConfigKey] || (key === 'authType' && value === 'mock');
    return turnsMockOn ? [buildOnly(key)] : [];
  });
  return { values: read.values, problems: [...read.problems, ...refused] };
}

/** Reads and validates the whole configuration once, at start. Reports every problem, not only the first. */
export function readConfig({ build, served }: ConfigSources): ConfigResult {
  const fromBuild = readSource('build', (key) => build[variables[key].variable]);
  const fromServed = readServed(served);
  const values: ConfigValues = { ...fromBuild.values, ...fromServed.values };

  const mockApi = values.mockApi ?? false;
  const mockSignIn = values.mockSignIn ?? false;
  const authType = values.authType ?? 'oidc';
  const needed: ConfigKey[] = [
    ...(mockApi ? [] : (['apiBase', 'cloudBase'] as const)),
    ...(mockSignIn || authType === 'mock' ? [] : (['oidcAuthority', 'oidcClientId'] as const)),
  ];
  const broken = new Set([...fromBuild.problems, ...fromServed.problems].map((found) => found.variable));
  const missing = needed
    .filter((key) => values[key] === undefined && !broken.has(key) && !broken.has(variables[key].variable))
    .map((key) => problem(key, 'build', 'missing'));

  const problems = [...fromBuild.problems, ...fromServed.problems, ...missing];
  if (problems.length > 0) return { ok: false, problems };

  const { oidcAuthority, oidcClientId, apiBase = '' } = values;
  return {
    ok: true,
    config: {
      authType,
      mockSignIn,
      mockApi,
      features: { voiceVideo: values.voiceVideo ?? false, assistant: values.assistant ?? false },
      apiBase,
      cloudBase: values.cloudBase ?? '',
      realtimeBase: values.realtimeBase ?? apiBase,
      livekitBase: values.livekitBase ?? '',
      identity:
        oidcAuthority === undefined || oidcClientId === undefined
          ? null
          : { authority: oidcAuthority, clientId: oidcClientId },
      analyticsId: values.analyticsId ?? '',
      errorDsn: values.errorDsn ?? '',
      idleMinutes: values.idleMinutes ?? 15,
      adminAccounts: values.adminAccounts ?? [],
    },
  };
}
