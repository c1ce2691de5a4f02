import type { Portal } from '@sakina/platform/domain';
import { describe, expect, it } from 'vitest';
import { HISTORY_LIMIT } from './portal-state.ts';
import { everyone, memoryStorage, openTab, someone, START, therapist } from './testing.ts';

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
