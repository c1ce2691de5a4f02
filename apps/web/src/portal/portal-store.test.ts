import type { Portal } from '@sakina/platform/domain';
import { describe, expect, it } from 'vitest';
import { PORTAL_STORE_KEY } from '../boot/portal-storage-key.ts';
import { established, everyone, memoryStorage, openTab, patient, someone, therapist } from './testing.ts';

describe('the state of a tab', () => {
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
