import type { Portal } from '@sakina/platform/domain';
import { describe, expect, it } from 'vitest';
import { HISTORY_LIMIT } from './portal-state.ts';
import { PORTAL_STORE_KEY } from '../boot/portal-storage-key.ts';
import { established, everyone, memoryStorage, openTab, patient, someone, START, therapist } from './testing.ts';

describe('what a tab knows', () => {
  it('[PORTAL-1] has the portals of the signed-in user, their capabilities and the default portal', () => {
    const { store } = openTab();
    store.signIn(everyone);
    const nothing = { canAccessPatientRecords: false, canPrescribe: false, canViewFinancials: false };
    expect(store.getState()).toEqual({
      userId: 'usr-mariam',
      activePortal: 'admin',
      transitioningTo: null,
      transitionState: 'idle',
      error: null,
      availablePortals: ['consumer', 'provider', 'admin'],
      capabilities: {
        consumer: nothing,
        provider: nothing,
        admin: { canAccessPatientRecords: true, canPrescribe: false, canViewFinancials: true },
      },
      lastUsedAt: {},
      lastPathByPortal: {},
      switchHistory: [],
    });
  });

  it.each<[string, readonly string[], Portal, readonly Portal[]]>([
    ['a patient', ['patient'], 'consumer', ['consumer']],
    ['a therapist', ['therapist'], 'provider', ['consumer', 'provider']],
    ['an administrator', ['platform:admin'], 'admin', ['consumer', 'admin']],
    ['an owner', ['sakina:owner'], 'admin', ['consumer', 'admin']],
    ['a plain admin, whom the admin area does not let in', ['admin'], 'consumer', ['consumer']],
  ])('[PORTAL-2] offers %s what their roles open', (_, roles, home, offered) => {
    const { store } = openTab();
    store.signIn(someone(roles));
    expect(store.getState().activePortal).toBe(home);
    expect(store.offered()).toEqual(offered);
  });

  it.each<[string, readonly string[], string, Portal]>([
    ['an address of their other portal', ['therapist'], '/dashboard', 'consumer'],
    ['an address of one of three', ['therapist', 'platform:admin'], '/provider/calendar', 'provider'],
    ['an address of no portal', ['therapist'], '/community', 'provider'],
    ['an address of a portal that is not theirs', ['patient'], '/admin/users', 'consumer'],
    [
      'an address that an administrator may see in no portal of theirs',
      ['platform:admin'],
      '/provider/calendar',
      'admin',
    ],
  ])('[PORTAL-6] on a device that keeps nothing of a person, at %s', async (_, roles, path, portal) => {
    const { store, done, logged, posted, goTo } = openTab();
    goTo(path);
    store.signIn(established(roles));
    expect(store.getState()).toMatchObject({ activePortal: portal, transitionState: 'idle', switchHistory: [] });
    expect([logged, posted]).toEqual([[], []]);
    expect(done).toEqual(portal === 'provider' ? ['realtime open'] : []);
  });

  it('[PORTAL-6] [AUTH-7] begins in the default portal where the profile is not complete', () => {
    const { store, goTo } = openTab();
    goTo('/dashboard');
    store.signIn({ ...therapist, profileCompleted: false });
    expect(store.getState().activePortal).toBe('provider');
  });

  it('[PORTAL-6] [PORTAL-1] begins in the portal that the device keeps, whatever the address', async () => {
    const storage = memoryStorage();
    const person = established(['therapist', 'platform:admin']);
    const earlier = openTab({ storage });
    earlier.store.signIn(person);
    await earlier.switched('consumer');
    const { store, goTo } = openTab({ storage });
    goTo('/provider/calendar');
    store.signIn(person);
    expect(store.getState().activePortal).toBe('consumer');
  });

  it('[PORTAL-3] follows a token that says something new of the same person', () => {
    const { store, done } = openTab();
    store.signIn(therapist);
    store.signIn(someone(['therapist', 'provider:verified', 'provider:can_prescribe']));
    expect(store.getState().capabilities.provider).toEqual({
      canAccessPatientRecords: true,
      canPrescribe: true,
      canViewFinancials: true,
    });
    store.signIn(patient);
    expect(store.getState()).toMatchObject({ activePortal: 'consumer', availablePortals: ['consumer'] });
    expect(done).toEqual(['realtime open', 'realtime close']);
  });
});

describe('a switch', () => {
  it('[PORTAL-5] has its effects in their order', async () => {
    const { store, done, settle } = openTab();
    store.signIn(everyone);
    const entering = store.switchTo('provider', 'chosen');
    expect(done).toEqual(['abort', 'log', 'broadcast', 'realtime open']);
    settle();
    expect(await entering).toBe(true);
    done.length = 0;
    const leaving = store.switchTo('consumer', 'chosen');
    expect(done).toEqual(['abort', 'realtime close', 'log', 'broadcast']);
    settle();
    expect(await leaving).toBe(true);
  });

  it('[PORTAL-5] stores the time before it logs and broadcasts, and the history afterwards', () => {
    const seen: unknown[] = [];
    const tab = openTab({
      abortRequests: () => look('abort'),
      logSwitch: async () => look('log'),
      realtime: { open: () => look('open'), close: () => undefined },
    });
    const look = (at: string) => {
      const { lastUsedAt, switchHistory, activePortal } = tab.store.getState();
      seen.push([at, lastUsedAt.provider ?? null, switchHistory.length, activePortal]);
    };
    tab.store.signIn(everyone);
    void tab.store.switchTo('provider', 'chosen');
    const ts = new Date(START).toISOString();
    expect(seen).toEqual([
      ['abort', null, 0, 'admin'],
      ['log', ts, 0, 'admin'],
      ['open', ts, 0, 'admin'],
    ]);
    expect(tab.store.getState().switchHistory).toEqual([
      { userId: everyone.id, from: 'admin', to: 'provider', ts, reason: 'chosen' },
    ]);
  });

  it('[PORTAL-4] goes from idle over switching to idle', async () => {
    const { store, settle } = openTab();
    store.signIn(everyone);
    const switching = store.switchTo('consumer', 'route');
    expect(store.getState()).toMatchObject({
      activePortal: 'admin',
      transitioningTo: 'consumer',
      transitionState: 'switching',
    });
    settle();
    await switching;
    expect(store.getState()).toMatchObject({
      activePortal: 'consumer',
      transitioningTo: null,
      transitionState: 'idle',
      error: null,
    });
  });

  it('[PORTAL-4] does nothing at all when the portal is the current one', async () => {
    const storage = memoryStorage();
    const { store, done } = openTab({ storage });
    store.signIn(everyone);
    const before = store.getState();
    expect(await store.switchTo('admin', 'chosen')).toBe(false);
    expect(store.getState()).toBe(before);
    expect(done).toEqual([]);
  });

  it.each<[string, readonly string[], Portal]>([
    ['a patient to the provider portal', ['patient'], 'provider'],
    ['a patient to administration', ['patient'], 'admin'],
    ['an administrator who is no provider to the provider portal [ROLE-4]', ['platform:admin'], 'provider'],
    ['a plain admin to administration', ['admin'], 'admin'],
  ])('[PORTAL-4] refuses %s, and touches nothing', async (_, roles, to) => {
    const { store, done } = openTab();
    store.signIn(someone(roles));
    const before = store.getState();
    expect(await store.switchTo(to, 'chosen')).toBe(false);
    expect(store.getState()).toEqual({ ...before, transitionState: 'error', error: new Error('Unauthorized portal') });
    expect(store.getState().error).toBeInstanceOf(Error);
    expect(done).toEqual([]);
  });

  it('[PORTAL-4] refuses every switch while signed out', async () => {
    const { store, done } = openTab();
    expect(await store.switchTo('provider', 'chosen')).toBe(false);
    expect(store.getState()).toMatchObject({ transitionState: 'error', userId: null });
    expect(done).toEqual([]);
  });

  it('[PORTAL-4] leaves an error behind with the next switch', async () => {
    const { store, switched } = openTab();
    store.signIn(therapist);
    await store.switchTo('admin', 'chosen');
    expect(await switched('consumer')).toBe(true);
    expect(store.getState()).toMatchObject({ transitionState: 'idle', error: null, activePortal: 'consumer' });
  });

  it.each([
    ['a log that is refused', { logSwitch: () => Promise.reject(new Error('500')) }],
    [
      'a log that cannot even be sent',
      {
        logSwitch: () => {
          throw new Error('no client');
        },
      },
    ],
    [
      'a channel that is closed',
      {
        channel: {
          post: () => {
            throw new Error('InvalidStateError');
          },
          listen: () => undefined,
        },
      },
    ],
    ['code that does not arrive', { settle: () => Promise.reject(new Error('ChunkLoadError')) }],
    [
      'a storage that is full',
      {
        storage: {
          getItem: () => null,
          removeItem: () => undefined,
          setItem: () => {
            throw new Error('QuotaExceededError');
          },
        },
      },
    ],
  ])('[PORTAL-5] is not held up by %s', async (_, broken) => {
    const { store, switched } = openTab(broken);
    store.signIn(everyone);
    expect(await switched('provider')).toBe(true);
    expect(store.getState()).toMatchObject({ activePortal: 'provider', transitionState: 'idle', error: null });
    expect(store.getState().switchHistory).toHaveLength(1);
  });

  it('[PORTAL-4] asked for twice is made once', async () => {
    const { store, logged, settle } = openTab();
    store.signIn(everyone);
    const both = [store.switchTo('provider', 'chosen'), store.switchTo('provider', 'route')];
    settle();
    expect(await Promise.all(both)).toEqual([true, true]);
    expect(logged).toHaveLength(1);
  });

  it('[SEC-11] yields to a newer one, which begins where it led', async () => {
    const { store, logged, done, settle } = openTab();
    store.signIn(everyone);
    const older = store.switchTo('provider', 'chosen');
    const newer = store.switchTo('consumer', 'chosen');
    settle();
    expect(await Promise.all([older, newer])).toEqual([false, true]);
    expect(logged.map(({ from, to }) => `${from} > ${to}`)).toEqual(['admin > provider', 'provider > consumer']);
    expect(done.filter((effect) => effect.startsWith('realtime'))).toEqual(['realtime open', 'realtime close']);
    expect(store.getState().activePortal).toBe('consumer');
  });

  it('[PORTAL-5] keeps the newest 50 of a long history', async () => {
    const { store, switched } = openTab();
    store.signIn(everyone);
    for (let count = 0; count < HISTORY_LIMIT + 7; count += 1)
      await switched(count % 2 === 0 ? 'provider' : 'consumer');
    const { switchHistory } = store.getState();
    expect(switchHistory).toHaveLength(50);
    expect(switchHistory.map(({ ts }) => Date.parse(ts))).toEqual(
      Array.from({ length: 50 }, (_, index) => START + (index + 8) * 1000),
    );
  });
});

describe('the end of a session', () => {
  it('[PORTAL-5] takes the store out of storage and ends the connection', async () => {
    const storage = memoryStorage();
    const { store, switched, done } = openTab({ storage });
    store.signIn(everyone);
    await switched('provider');
    expect(storage.values.has(PORTAL_STORE_KEY)).toBe(true);
    store.signOut();
    expect(storage.values.size).toBe(0);
    expect(done.at(-1)).toBe('realtime close');
    expect(store.getState()).toEqual(store.getInitialState());
  });

  it('[PORTAL-5] is not undone by a switch that was under way', async () => {
    const storage = memoryStorage();
    const { store, settle } = openTab({ storage });
    store.signIn(everyone);
    const switching = store.switchTo('provider', 'chosen');
    store.signOut();
    settle();
    expect(await switching).toBe(false);
    expect(store.getState()).toEqual(store.getInitialState());
    expect(storage.values.size).toBe(0);
  });

  it('[SEC-7] leaves nothing of one person to the next', async () => {
    const { store, switched, done } = openTab();
    store.signIn(everyone);
    await switched('provider');
    store.remember('/provider/calendar', '');
    store.signIn(someone(['platform:admin'], 'usr-ingrid'));
    expect(done.at(-1)).toBe('realtime close');
    expect(store.getState()).toMatchObject({
      userId: 'usr-ingrid',
      activePortal: 'admin',
      lastPathByPortal: {},
      lastUsedAt: {},
      switchHistory: [],
    });
  });
});
