import {
  availablePortals,
  capabilitiesOf,
  defaultPortal,
  offeredPortals,
  openPortalOfPath,
  portalOfPath,
} from '@sakina/platform/domain';
import type { Portal, PortalSwitchReason, User } from '@sakina/platform/domain';
import { persist } from 'zustand/middleware';
import { createStore } from 'zustand/vanilla';
import type { StoreApi } from 'zustand/vanilla';
import { pathToKeep } from './kept-path.ts';
import { mergeHistory, mergeTimes } from './portal-state.ts';
import type { PortalState, StoredPortalState, SwitchEntry } from './portal-state.ts';
import { createPortalStorage } from './portal-storage.ts';
import type { StringStorage } from './portal-storage.ts';
import { PORTAL_STORE_KEY, STORED_VERSION } from '../boot/portal-storage-key.ts';
import { signedOutPortals } from './signed-out-portals.ts';
import { createSyncInbox } from './sync-inbox.ts';

/** The ports of the store. A port that throws does not prevent the other effects of a switch. */
export interface PortalPorts {
  storage: StringStorage;
  /** The `portal-sync` channel to the user's other tabs. */
  channel: { post: (message: SwitchEntry) => void; listen: (listener: (message: unknown) => void) => void };
  /** Aborts every request in flight except the token renewal and the log (SEC-11). */
  abortRequests: () => void;
  realtime: { open: () => void; close: () => void };
  /** Logs the switch on the server (CALL-52). */
  logSwitch: (entry: SwitchEntry) => Promise<unknown>;
  /** Resolves when the notice has been shown long enough to be read. */
  settle: (to: Portal) => Promise<unknown>;
  /** The path of this tab. */
  path: () => string;
  /** Current time in ms since 1970. */
  now: () => number;
  /** Runs a callback after a delay in ms. */
  after: (ms: number, run: () => void) => void;
}

export interface PortalStore extends Pick<StoreApi<PortalState>, 'getState' | 'getInitialState' | 'subscribe'> {
  /** Loads the stored state of this user, or applies the rights of a renewed token; another user's state is dropped. */
  signIn: (user: User) => void;
  /** Clears the state, in storage too. */
  signOut: () => void;
  /** The portals that the user can switch to. */
  offered: () => readonly Portal[];
  /**
   * Switches with all effects in order (PORTAL-5). Resolves to false if nothing was switched or a later switch
   * superseded it.
   */
  switchTo: (portal: Portal, reason: PortalSwitchReason) => Promise<boolean>;
  /** Stores the path of the active portal (PORTAL-7). Paths of other portals, and of none, are ignored. */
  remember: (pathname: string, search: string) => void;
}

/** The rights from a user's token; the active portal is kept if it is still offered. */
function rightsOf(user: User, active: Portal) {
  return {
    userId: user.id,
    availablePortals: availablePortals(user),
    capabilities: capabilitiesOf(user),
    activePortal: offeredPortals(user).includes(active) ? active : defaultPortal(user),
  };
}

/**
 * Where someone begins of whom this device keeps nothing: in the portal of the address that they opened, where it is
 * theirs. They come from no other portal, so nothing is switched (PORTAL-6).
 */
function firstPortal(user: User, pathname: string): Portal {
  return openPortalOfPath(user, pathname) ?? defaultPortal(user);
}

function quietly(effect: () => unknown): void {
  try {
    const result = effect();
    if (result instanceof Promise) result.catch(() => undefined);
  } catch {
    // A failing port must not prevent the other effects.
  }
}

/** Creates the store of this tab (PORTAL-1, PORTAL-8), signed out at first. */
export function createPortalStore(ports: PortalPorts): PortalStore {
  let user: User | null = null;
  let current: { to: Portal; done: Promise<boolean> } | null = null;

  const store = createStore<PortalState>()(
    persist<PortalState, [], [], StoredPortalState>(() => signedOutPortals, {
      name: PORTAL_STORE_KEY,
      version: STORED_VERSION,
      storage: createPortalStorage(ports.storage, ports.now),
      partialize: ({ userId, activePortal, lastUsedAt, lastPathByPortal, switchHistory }) => ({
        userId,
        activePortal,
        lastUsedAt,
        lastPathByPortal,
        switchHistory,
      }),
      // Read after sign-in, because the state belongs to a user; another user's is dropped.
      skipHydration: true,
      merge: (read, state) => {
        const stored = read as StoredPortalState | undefined;
        if (user === null) return state;
        return stored?.userId === user.id
          ? { ...signedOutPortals, ...stored, ...rightsOf(user, stored.activePortal) }
          : { ...signedOutPortals, ...rightsOf(user, firstPortal(user, ports.path())) };
      },
    }),
  );
  const get = store.getState;

  /** The only place that opens and closes the realtime connection: it is the provider portal's (SESSION-4). */
  let isConnected = false;
  function connectFor(portal: Portal | null) {
    const isWanted = portal === 'provider';
    if (isWanted === isConnected) return;
    isConnected = isWanted;
    quietly(isWanted ? ports.realtime.open : ports.realtime.close);
  }

  function receive(entries: readonly SwitchEntry[]) {
    const { userId, activePortal, transitionState, switchHistory, lastUsedAt } = get();
    const offered = offeredPortals(user);
    const own = entries.filter(
      ({ userId: whose, from, to }) => whose === userId && offered.includes(from) && offered.includes(to),
    );
    // What is known keeps its object: a message that comes again changes nothing, and writes nothing.
    const history = mergeHistory(own, switchHistory);
    const newest = own.at(-1);
    if (newest === undefined || history.every((entry) => switchHistory.includes(entry))) return;
    const isNews = (switchHistory.at(-1)?.ts ?? '') < newest.ts;
    const follows = isNews && transitionState !== 'switching' && portalOfPath(ports.path()) === null;
    const next = follows ? newest.to : activePortal;
    store.setState({
      activePortal: next,
      lastUsedAt: own.reduce((times, { to, ts }) => mergeTimes(times, { [to]: ts }), lastUsedAt),
      switchHistory: history,
    });
    if (transitionState !== 'switching') connectFor(next);
  }

  function begin(to: Portal, reason: PortalSwitchReason): Promise<boolean> {
    const { userId, activePortal: from, lastUsedAt } = get();
    const entry: SwitchEntry = { userId: userId ?? '', from, to, ts: new Date(ports.now()).toISOString(), reason };
    store.setState({ transitionState: 'switching', transitioningTo: to, error: null });
    quietly(ports.abortRequests);
    if (to !== 'provider') connectFor(to);
    store.setState({ lastUsedAt: mergeTimes(lastUsedAt, { [to]: entry.ts }) });
    quietly(() => ports.logSwitch(entry));
    quietly(() => ports.channel.post(entry));
    connectFor(to);
    store.setState(({ switchHistory }) => ({ switchHistory: mergeHistory(switchHistory, [entry]) }));
    return Promise.resolve(ports.settle(to))
      .catch(() => undefined)
      .then(() => true);
  }

  function arrive() {
    const { transitioningTo, activePortal } = get();
    // The right to it may have been lost meanwhile.
    const next =
      transitioningTo !== null && offeredPortals(user).includes(transitioningTo) ? transitioningTo : activePortal;
    store.setState({ activePortal: next, transitioningTo: null, transitionState: 'idle' });
    connectFor(next);
    current = null;
  }

  async function switchTo(to: Portal, reason: PortalSwitchReason): Promise<boolean> {
    if (current?.to === to) return current.done;
    // A switch in progress has had its effects: it completes at once, and the newest one decides.
    if (current !== null) arrive();
    if (to === get().activePortal) return false;
    if (!offeredPortals(user).includes(to)) {
      store.setState({ transitionState: 'error', transitioningTo: null, error: new Error('Unauthorized portal') });
      return false;
    }
    const mine: NonNullable<typeof current> = { to, done: Promise.resolve(false) };
    current = mine;
    mine.done = begin(to, reason).then((settled) => {
      if (current !== mine) return false;
      arrive();
      return settled;
    });
    return mine.done;
  }

  function signOut() {
    connectFor(null);
    user = null;
    current = null;
    store.setState(signedOutPortals, true);
    store.persist.clearStorage();
  }

  ports.channel.listen(createSyncInbox({ now: ports.now, after: ports.after, deliver: receive }));

  return {
    getState: get,
    getInitialState: store.getInitialState,
    subscribe: store.subscribe,
    signIn: (next) => {
      const { userId, activePortal } = get();
      if (userId === next.id) {
        user = next;
        const rights = rightsOf(next, activePortal);
        store.setState(rights);
        connectFor(rights.activePortal);
        return;
      }
      if (userId !== null) signOut();
      user = next;
      void store.persist.rehydrate();
      connectFor(get().activePortal);
    },
    signOut,
    offered: () => offeredPortals(user),
    switchTo,
    remember: (pathname, search) => {
      const { userId, activePortal, lastPathByPortal } = get();
      const path = pathToKeep(pathname, search);
      if (userId === null || portalOfPath(pathname) !== activePortal || lastPathByPortal[activePortal] === path) return;
      store.setState({ lastPathByPortal: { ...lastPathByPortal, [activePortal]: path } });
    },
  };
}
