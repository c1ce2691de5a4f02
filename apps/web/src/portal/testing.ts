import { userFromClaims } from '@sakina/platform/domain';
import type { Portal, User } from '@sakina/platform/domain';
import type { SwitchEntry } from './portal-state.ts';
import { createPortalStore } from './portal-store.ts';
import type { PortalPorts } from './portal-store.ts';

/** The instant at which a tab under test begins. */
export const START = Date.parse('2026-11-24T15:00:00.000Z');

/** A user with these roles, as read from a token. */
export function someone(roles: readonly string[], id = 'usr-mariam'): User {
  return userFromClaims({
    sub: id,
    email: `${id}@example.org`,
    given_name: 'Mariam',
    family_name: 'El-Sayed',
    realm_access: { roles },
  });
}

/** Someone with these roles who has completed their profile, so that every portal of theirs is open to them. */
export function established(roles: readonly string[]): User {
  return { ...someone(roles), profileCompleted: true };
}

export const everyone = someone(['therapist', 'platform:admin']);
export const therapist = someone(['therapist']);
export const patient = someone(['patient']);

/** A storage in memory, as two tabs of one browser share it. */
export function memoryStorage(entries: Record<string, string> = {}) {
  const values = new Map(Object.entries(entries));
  return {
    values,
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  };
}

/** A store of one tab with ports that the test controls, and a log of the calls to them, in order. */
export function openTab(overrides: Partial<PortalPorts> = {}) {
  const done: string[] = [];
  const posted: SwitchEntry[] = [];
  const logged: SwitchEntry[] = [];
  const timers: { at: number; run: () => void }[] = [];
  const settling: (() => void)[] = [];
  let now = START;
  let path = '/admin';
  let receive: (message: unknown) => void = () => undefined;

  const ports: PortalPorts = {
    storage: memoryStorage(),
    channel: {
      post: (message) => {
        done.push('broadcast');
        posted.push(message);
      },
      listen: (listener) => {
        receive = listener;
      },
    },
    abortRequests: () => void done.push('abort'),
    realtime: { open: () => void done.push('realtime open'), close: () => void done.push('realtime close') },
    logSwitch: (entry) => {
      done.push('log');
      logged.push(entry);
      return Promise.resolve();
    },
    settle: () => new Promise<void>((resolve) => settling.push(resolve)),
    path: () => path,
    now: () => now,
    after: (ms, run) => void timers.push({ at: now + ms, run }),
    ...overrides,
  };
  const store = createPortalStore(ports);

  return {
    store,
    ports,
    done,
    posted,
    logged,
    goTo: (next: string) => {
      path = next;
    },
    /** A message from another tab, or from anything else that writes to the channel. */
    receive: (message: unknown) => receive(message),
    /** Lets time go by, in ms. */
    pass: (ms: number) => {
      const end = now + ms;
      for (let next = earliest(); next && next.at <= end; next = earliest()) {
        timers.splice(timers.indexOf(next), 1);
        now = next.at;
        next.run();
      }
      now = end;
    },
    /** What the switch under way waits for has come. */
    settle: () => {
      for (const resolve of settling.splice(0)) resolve();
    },
    /** Switches from beginning to end. */
    switched: async (to: Portal) => {
      now += 1000;
      const switching = store.switchTo(to, 'chosen');
      for (const resolve of settling.splice(0)) resolve();
      return switching;
    },
  };

  function earliest() {
    return timers.toSorted((a, b) => a.at - b.at)[0];
  }
}

/** A switch as another tab of `everyone` broadcasts it. */
export function switchMessage(overrides: Partial<Record<keyof SwitchEntry, unknown>> = {}): Record<string, unknown> {
  return {
    userId: everyone.id,
    from: 'admin',
    to: 'provider',
    ts: new Date(START).toISOString(),
    reason: 'chosen',
    ...overrides,
  };
}
