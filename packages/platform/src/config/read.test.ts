import { describe, expect, it } from 'vitest';
import { readConfig, type Config, type ConfigProblem, type ConfigSources } from './index.ts';

const build = {
  VITE_API_BASE: 'https://api.sakina.example',
  VITE_CLOUD_BASE: 'https://cloud.sakina.example/',
  VITE_OIDC_AUTHORITY: 'https://id.sakina.example/realms/sakina',
  VITE_OIDC_CLIENT_ID: 'web',
};
const demo = { VITE_MOCK_SIGN_IN: 'true', VITE_MOCK_API: 'true' };

function configOf(sources: ConfigSources): Config {
  const result = readConfig(sources);
  if (!result.ok) throw new Error(result.problems.map((found) => found.message).join(' '));
  return result.config;
}

function problemsOf(sources: ConfigSources): readonly ConfigProblem[] {
  const result = readConfig(sources);
  return result.ok ? [] : result.problems;
}

const briefly = (problems: readonly ConfigProblem[]) =>
  problems.map(({ variable, source, code }) => `${source}: ${variable} ${code}`);

describe('configuration', () => {
  it('[FRAME-4] has single sign-on, features off and nothing loaded or sent by default', () => {
    expect(configOf({ build })).toEqual({
      authType: 'oidc',
      mockSignIn: false,
      mockApi: false,
      features: { voiceVideo: false, assistant: false },
      apiBase: 'https://api.sakina.example',
      cloudBase: 'https://cloud.sakina.example',
      realtimeBase: 'https://api.sakina.example',
      livekitBase: '',
      identity: { authority: 'https://id.sakina.example/realms/sakina', clientId: 'web' },
      analyticsId: '',
      errorDsn: '',
      idleMinutes: 15,
      adminAccounts: [],
    });
  });

  it('[FRAME-4] reads every variable from the build', () => {
    const config = configOf({
      build: {
        ...build,
        VITE_AUTH_TYPE: 'oidc',
        VITE_VOICE_VIDEO: 'true',
        VITE_ASSISTANT: 'true',
        VITE_REALTIME_BASE: 'https://live.sakina.example',
        VITE_ANALYTICS_ID: 'a-1',
        VITE_ERROR_DSN: 'https://key@errors.sakina.example/4',
        VITE_IDLE_MINUTES: '30',
        VITE_ADMIN_ACCOUNTS: 'head@sakina.example, second@sakina.example',
      },
    });
    expect(config.features).toEqual({ voiceVideo: true, assistant: true });
    expect(config.realtimeBase).toBe('https://live.sakina.example');
    expect(config.analyticsId).toBe('a-1');
    expect(config.errorDsn).toBe('https://key@errors.sakina.example/4');
    expect(config.idleMinutes).toBe(30);
    expect(config.adminAccounts).toEqual(['head@sakina.example', 'second@sakina.example']);
  });

  it('[FRAME-4] lets config.json override the build', () => {
    const served = {
      apiBase: 'https://api.other.example',
      voiceVideo: true,
      assistant: 'false',
      oidcClientId: 'other',
      idleMinutes: 20,
      adminAccounts: ['head@other.example'],
      analyticsId: '',
    };
    const config = configOf({ build: { ...build, VITE_ASSISTANT: 'true', VITE_ANALYTICS_ID: 'a-1' }, served });
    expect(config.apiBase).toBe('https://api.other.example');
    expect(config.realtimeBase).toBe('https://api.other.example');
    expect(config.cloudBase).toBe('https://cloud.sakina.example');
    expect(config.features).toEqual({ voiceVideo: true, assistant: false });
    expect(config.identity?.clientId).toBe('other');
    expect(config.idleMinutes).toBe(20);
    expect(config.adminAccounts).toEqual(['head@other.example']);
    expect(config.analyticsId).toBe('');
  });

  it('[FRAME-4] is complete from config.json alone', () => {
    const served = {
      apiBase: 'https://a.example',
      cloudBase: 'https://c.example',
      oidcAuthority: 'https://i.example',
      oidcClientId: 'web',
    };
    expect(configOf({ build: {}, served }).identity).toEqual({ authority: 'https://i.example', clientId: 'web' });
  });

  it.each([
    ['apiBase', 'VITE_API_BASE'],
    ['oidcAuthority', 'VITE_OIDC_AUTHORITY'],
  ])('[FRAME-4] misses %s where config.json leaves it empty', (key, variable) => {
    const served = {
      apiBase: 'https://a.example',
      cloudBase: 'https://c.example',
      oidcAuthority: 'https://i.example',
      oidcClientId: 'web',
      [key]: '',
    };
    expect(problemsOf({ build: {}, served }).map((found) => `${found.variable} ${found.code}`)).toEqual([
      `${variable} missing`,
    ]);
  });

  it('[FRAME-4] needs no addresses in the demo', () => {
    const config = configOf({ build: demo });
    expect(config).toMatchObject({
      mockSignIn: true,
      mockApi: true,
      apiBase: '',
      cloudBase: '',
      realtimeBase: '',
      identity: null,
    });
    expect(configOf({ build: { ...demo, VITE_MOCK_SIGN_IN: 'false', VITE_AUTH_TYPE: 'mock' } }).identity).toBeNull();
  });

  it.each([
    [{}, ['VITE_API_BASE', 'VITE_CLOUD_BASE', 'VITE_OIDC_AUTHORITY', 'VITE_OIDC_CLIENT_ID']],
    [{ VITE_MOCK_API: 'true' }, ['VITE_OIDC_AUTHORITY', 'VITE_OIDC_CLIENT_ID']],
    [{ VITE_MOCK_SIGN_IN: 'true' }, ['VITE_API_BASE', 'VITE_CLOUD_BASE']],
    [{ ...build, VITE_API_BASE: '' }, ['VITE_API_BASE']],
  ])('[FRAME-4] names every variable that is missing: %j', (given, missing) => {
    const problems = problemsOf({ build: given });
    expect(briefly(problems)).toEqual(missing.map((variable) => `build: ${variable} missing`));
    for (const { variable, message } of problems) expect(message).toContain(variable);
  });

  it('[FRAME-4] says how to set what is missing', () => {
    expect(problemsOf({ build: { ...build, VITE_API_BASE: undefined } })[0]?.message).toBe(
      'VITE_API_BASE has no value: set apiBase in config.json, or VITE_API_BASE when building.',
    );
  });

  it.each([
    ['VITE_AUTH_TYPE', 'keycloak', 'not-a-choice'],
    ['VITE_MOCK_SIGN_IN', 'yes', 'not-a-flag'],
    ['VITE_MOCK_API', '1', 'not-a-flag'],
    ['VITE_VOICE_VIDEO', 'on', 'not-a-flag'],
    ['VITE_ASSISTANT', 'TRUE', 'not-a-flag'],
    ['VITE_API_BASE', 'api.sakina.example', 'not-an-address'],
    ['VITE_API_BASE', 'ftp://api.sakina.example', 'not-an-address'],
    ['VITE_API_BASE', 'javascript:alert(1)', 'not-an-address'],
    ['VITE_API_BASE', 'http://api.sakina.example', 'not-secure'],
    ['VITE_API_BASE', 'https://api.sakina.example/v1', 'has-a-path'],
    ['VITE_CLOUD_BASE', 'https://cloud.sakina.example?x=1', 'has-a-path'],
    ['VITE_REALTIME_BASE', '/live', 'not-an-address'],
    ['VITE_LIVEKIT_BASE', 'wss://media.example', 'not-an-address'],
    ['VITE_OIDC_AUTHORITY', 'id', 'not-an-address'],
    ['VITE_OIDC_AUTHORITY', 'http://id.sakina.example', 'not-secure'],
    ['VITE_ERROR_DSN', 'key', 'not-an-address'],
    ['VITE_IDLE_MINUTES', '0', 'not-minutes'],
    ['VITE_IDLE_MINUTES', '1.5', 'not-minutes'],
    ['VITE_IDLE_MINUTES', '9999', 'not-minutes'],
    ['VITE_IDLE_MINUTES', 'soon', 'not-minutes'],
    ['VITE_ADMIN_ACCOUNTS', 'head', 'not-accounts'],
  ])('[FRAME-4] names %s=%s as wrong: %s', (variable, value, code) => {
    const problems = problemsOf({ build: { ...build, [variable]: value } });
    expect(briefly(problems)).toEqual([`build: ${variable} ${code}`]);
    expect(problems[0]?.message).toContain(variable);
  });

  it.each([
    ['apiBase', 7, 'not-an-address'],
    ['apiBase', 'https://api.example/v1', 'has-a-path'],
    ['apiBase', 'javascript:alert(1)', 'not-an-address'],
    ['apiBase', 'http://api.example', 'not-secure'],
    ['realtimeBase', 'ws:live', 'not-an-address'],
    ['voiceVideo', 'on', 'not-a-flag'],
    ['idleMinutes', 0, 'not-minutes'],
    ['oidcClientId', ['web'], 'not-text'],
    ['voiceVideo', 1, 'not-a-flag'],
    ['idleMinutes', -5, 'not-minutes'],
    ['oidcClientId', { id: 'web' }, 'not-text'],
    ['adminAccounts', [7], 'not-accounts'],
    ['authType', 'saml', 'not-a-choice'],
    ['apibase', 'https://api.example', 'unknown-key'],
    ['__proto__', { mockSignIn: true }, 'unknown-key'],
    ['constructor', 'x', 'unknown-key'],
  ])('[FRAME-4] names config.json’s %s: %j as wrong: %s', (key, value, code) => {
    const problems = problemsOf({ build, served: JSON.parse(JSON.stringify({ [key]: value })) });
    expect(briefly(problems)).toEqual([`config.json: ${key} ${code}`]);
    expect(problems[0]?.message).toContain(key);
    expect(problems[0]?.message).toContain('config.json');
  });

  it.each([['config'], [[]], [7], [true]])('[FRAME-4] refuses a config.json that holds %j', (served) => {
    expect(briefly(problemsOf({ build, served }))).toEqual(['config.json: config.json not-an-object']);
  });

  it.each([
    ['mockSignIn', true],
    ['mockSignIn', 'true'],
    ['mockApi', true],
    ['authType', 'mock'],
  ])('[FRAME-4] [SEC-14] never lets config.json turn a mock on: %s %j', (key, value) => {
    expect(briefly(problemsOf({ build, served: { [key]: value } }))).toEqual([`config.json: ${key} build-only`]);
  });

  it('[FRAME-4] reports every problem at once', () => {
    const problems = problemsOf({ build: { VITE_API_BASE: 'x', VITE_MOCK_API: 'maybe' }, served: { cloudBase: 'y' } });
    expect(briefly(problems)).toEqual([
      'build: VITE_MOCK_API not-a-flag',
      'build: VITE_API_BASE not-an-address',
      'config.json: cloudBase not-an-address',
      'build: VITE_OIDC_AUTHORITY missing',
      'build: VITE_OIDC_CLIENT_ID missing',
    ]);
  });

  it.each(['http://127.0.0.1:4100', 'http://localhost:4100', 'http://[::1]:4100'])(
    '[FRAME-4] allows %s, which does not leave this machine',
    (address) => {
      expect(configOf({ build: { ...build, VITE_API_BASE: address } }).apiBase).toBe(address);
    },
  );
});
