import { describe, expect, it } from 'vitest';
import { PORTAL_STORE_KEY } from '../boot/portal-storage-key.ts';
import { everyone, memoryStorage, openTab, patient, START, switchMessage } from './testing.ts';

const sound = {
  userId: everyone.id,
  activePortal: 'provider',
  lastUsedAt: { provider: new Date(START - 1000).toISOString() },
  lastPathByPortal: { provider: '/provider/calendar', admin: '/admin/users' },
  switchHistory: [switchMessage({ ts: new Date(START - 1000).toISOString() })],
};

function storing(value: unknown, version: unknown = 1) {
  return memoryStorage({ [PORTAL_STORE_KEY]: JSON.stringify({ state: value, version }) });
}

/** The state of a tab that finds this in storage when `everyone` signs in. */
function stateFrom(storage: ReturnType<typeof memoryStorage>) {
  const { store } = openTab({ storage });
  store.signIn(everyone);
  return store.getState();
}

const fresh = stateFrom(memoryStorage());

describe('what is stored', () => {
  it('[PORTAL-8] brings a tab back to where it was after a reload', async () => {
    const storage = memoryStorage();
    const before = openTab({ storage });
    before.store.signIn(everyone);
    await before.switched('provider');
    before.store.remember('/provider/notes', '?note=not-7');
    const after = openTab({ storage });
    after.store.signIn(everyone);
    expect(after.store.getState()).toEqual(before.store.getState());
    expect(after.done).toEqual(['realtime open']);
  });

  it('[PORTAL-8] is whose it is, the portal, times, paths and switches, and nothing else', async () => {
    const storage = memoryStorage();
    const { store, switched } = openTab({ storage });
    store.signIn(everyone);
    await switched('provider');
    const text = storage.values.get(PORTAL_STORE_KEY) ?? '';
    const { state } = JSON.parse(text) as { state: object };
    expect(Object.keys(state).toSorted()).toEqual([
      'activePortal',
      'lastPathByPortal',
      'lastUsedAt',
      'switchHistory',
      'userId',
    ]);
    for (const personal of [everyone.email, everyone.firstName, everyone.lastName, 'canPrescribe'])
      expect(text).not.toContain(personal);
  });

  it('[PORTAL-5] that says it is switching starts as idle', () => {
    const stored = storing({ ...sound, transitionState: 'switching', transitioningTo: 'admin', error: 'x' });
    expect(stateFrom(stored)).toMatchObject({
      activePortal: 'provider',
      transitionState: 'idle',
      transitioningTo: null,
      error: null,
    });
  });

  it('[SEC-10] cannot give rights that the token does not give', () => {
    const { store, done } = openTab({
      storage: storing({
        ...sound,
        availablePortals: ['consumer', 'provider', 'admin'],
        capabilities: { provider: { canPrescribe: true } },
      }),
    });
    store.signIn(patient);
    expect(store.getState()).toMatchObject({ activePortal: 'consumer', availablePortals: ['consumer'] });
    expect(store.getState().capabilities.provider.canPrescribe).toBe(false);
    expect(done).toEqual([]);
  });

  it('[SEC-10] of another user is dropped, and goes with the first change', () => {
    const storage = storing({ ...sound, userId: 'usr-other' });
    const { store } = openTab({ storage });
    store.signIn(everyone);
    expect(store.getState()).toEqual(fresh);
    store.remember('/admin/sessions', '');
    expect(storage.values.get(PORTAL_STORE_KEY)).not.toContain('usr-other');
    expect(storage.values.get(PORTAL_STORE_KEY)).not.toContain('/provider/calendar');
  });

  const deep = `${'['.repeat(20_000)}${']'.repeat(20_000)}`;
  it.each<[string, string]>([
    ['nothing', ''],
    ['broken text', '{"state":{"userId":"usr-mariam"'],
    ['a word', '"provider"'],
    ['a number', '42'],
    ['null', 'null'],
    ['a list', '[]'],
    ['a deep nest', deep],
    ['a huge text', JSON.stringify({ state: { ...sound, padding: 'x'.repeat(70_000) }, version: 1 })],
    ['a megabyte of nothing', ' '.repeat(1_000_000)],
    ['control characters', '\u0000\u202e\ud800'],
    ['a list of lists', '[[1,2],null]'],
    [
      'a state in which nothing is of its type',
      '{"state":{"userId":7,"activePortal":["admin"],"switchHistory":{"length":1e9}},"version":1}',
    ],
    ['another version', JSON.stringify({ state: sound, version: 2 })],
    ['a version in words', JSON.stringify({ state: sound, version: '1' })],
    ['no version', JSON.stringify({ state: sound })],
    ['a state on the prototype', `{"version":1,"__proto__":{"state":${JSON.stringify(sound)}}}`],
    ['fields on the prototype', `{"version":1,"state":{"__proto__":${JSON.stringify(sound)}}}`],
    ['a constructor', '{"version":1,"state":{"constructor":{"prototype":{"activePortal":"provider"}}}}'],
    ['no user', JSON.stringify({ state: { ...sound, userId: undefined }, version: 1 })],
    ['a user of another type', JSON.stringify({ state: { ...sound, userId: { id: everyone.id } }, version: 1 })],
    ['a portal that does not exist', JSON.stringify({ state: { ...sound, activePortal: 'root' }, version: 1 })],
    ['a portal in capitals', JSON.stringify({ state: { ...sound, activePortal: 'PROVIDER' }, version: 1 })],
    ['a portal in a list', JSON.stringify({ state: { ...sound, activePortal: ['provider'] }, version: 1 })],
  ])('[SEC-10] [PORTAL-8] is passed over when it is %s', (_, text) => {
    expect(stateFrom(memoryStorage({ [PORTAL_STORE_KEY]: text }))).toEqual(fresh);
    expect(({} as Record<string, unknown>)['activePortal']).toBeUndefined();
  });

  it.each<[string, object, object]>([
    [
      'times that are no instants',
      { lastUsedAt: { provider: 'yesterday', admin: 5, consumer: '2026-13-45T00:00:00.000Z' } },
      { lastUsedAt: {} },
    ],
    ['times of the year 9999', { lastUsedAt: { provider: '9999-01-01T00:00:00.000Z' } }, { lastUsedAt: {} }],
    ['times that are a list', { lastUsedAt: ['2026-01-01T00:00:00.000Z'] }, { lastUsedAt: {} }],
    [
      'paths of another portal',
      { lastPathByPortal: { provider: '/admin/users', admin: '/dashboard', consumer: '/about' } },
      { lastPathByPortal: {} },
    ],
    [
      'addresses of other hosts',
      {
        lastPathByPortal: {
          provider: 'https://evil.example/provider',
          admin: '//evil.example/admin',
          consumer: 'javascript:alert(1)',
        },
      },
      { lastPathByPortal: {} },
    ],
    [
      'paths that are no text',
      { lastPathByPortal: { provider: { toString: '/provider' }, admin: 7 } },
      { lastPathByPortal: {} },
    ],
    [
      'paths without an end',
      { lastPathByPortal: { provider: `/provider/${'x'.repeat(600)}` } },
      { lastPathByPortal: {} },
    ],
    ['a history that is no list', { switchHistory: { length: 3 } }, { switchHistory: [] }],
    [
      'a history of other things',
      {
        switchHistory: [
          null,
          7,
          [],
          'x',
          {},
          switchMessage({ to: 'admin' }),
          switchMessage({ reason: 'hack' }),
          switchMessage({ userId: 'usr-other' }),
        ],
      },
      { switchHistory: [] },
    ],
  ])('[SEC-10] loses %s, and keeps what is sound', (_, broken, expected) => {
    expect(stateFrom(storing({ ...sound, ...broken }))).toMatchObject({ activePortal: 'provider', ...expected });
  });

  it('[PORTAL-5] gives back no more than 50 switches, each once, in the order of time', () => {
    const entries = Array.from({ length: 300 }, (_, index) =>
      switchMessage({ ts: new Date(START - index * 1000).toISOString() }),
    );
    const { switchHistory } = stateFrom(
      storing({ ...sound, switchHistory: [...entries.toReversed(), ...entries.slice(0, 10).toReversed()] }),
    );
    expect(switchHistory).toHaveLength(50);
    expect(new Set(switchHistory.map(({ ts }) => ts)).size).toBe(50);
    expect(switchHistory.at(-1)?.ts).toBe(new Date(START).toISOString());
  });

  it('[SEC-10] may be unreachable without anything being lost in the tab', async () => {
    const refusing = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    const { store, switched } = openTab({ storage: { getItem: refusing, setItem: refusing, removeItem: refusing } });
    store.signIn(everyone);
    await switched('consumer');
    expect(store.getState().activePortal).toBe('consumer');
    store.signOut();
    expect(store.getState().userId).toBeNull();
  });

  it('[PORTAL-7] holds the paths of two tabs that work in two portals', async () => {
    const storage = memoryStorage();
    const first = openTab({ storage });
    const second = openTab({ storage });
    first.store.signIn(everyone);
    second.store.signIn(everyone);
    first.store.remember('/admin/users', '');
    await second.switched('provider');
    second.store.remember('/provider/calendar', '');
    first.store.remember('/admin/sessions', '?period=today');
    const { state } = JSON.parse(storage.values.get(PORTAL_STORE_KEY) ?? '') as { state: typeof sound };
    expect(state.lastPathByPortal).toEqual({ admin: '/admin/sessions?period=today', provider: '/provider/calendar' });
    expect(state.switchHistory).toHaveLength(1);
  });
});

describe('the last path of a portal', () => {
  it.each([
    ['/admin/sessions', '?q=Layla+Haddad&period=today&session=ses-1', '/admin/sessions?period=today&session=ses-1'],
    ['/admin/sessions', '?period=Layla Haddad', '/admin/sessions'],
    ['/admin/sessions', '?name=Layla&email=layla@example.org', '/admin/sessions'],
    ['/admin/users', '', '/admin/users'],
  ])('[SEC-8] [PORTAL-7] keeps of %s%s only what was not typed', (pathname, search, kept) => {
    const { store } = openTab();
    store.signIn(everyone);
    store.remember(pathname, search);
    expect(store.getState().lastPathByPortal).toEqual({ admin: kept });
  });

  it('[PORTAL-7] is not changed by a path of another portal or of no portal', () => {
    const { store } = openTab();
    store.signIn(everyone);
    store.remember('/admin/users', '');
    for (const path of ['/about', '/provider/calendar', '/dashboard', '/find-therapist', '/provider/apply'])
      store.remember(path, '');
    expect(store.getState().lastPathByPortal).toEqual({ admin: '/admin/users' });
  });
});
