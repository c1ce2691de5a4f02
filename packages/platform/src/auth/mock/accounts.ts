import type { KeyStorage } from '../../browser/index.ts';
import type { MockClaims } from './token.ts';

/** An account of the demo. */
export interface MockAccount {
  readonly email: string;
  readonly password: string;
  /** What its token says; `sub` and `email` included. */
  readonly claims: MockClaims;
}

/** Where the e-mail of who is signed in is kept. */
export const MOCK_SESSION_KEY = 'sakina-mock-session';
/** Where the e-mails that registered in this demo are kept. */
export const MOCK_REGISTERED_KEY = 'sakina-mock-registered';

/** The password of every account that registers in the demo. */
export const MOCK_PASSWORD = 'demo';

const normal = (email: string) => email.trim().toLowerCase();

/** The same opaque id for the same e-mail; ids stand in addresses, where no e-mail belongs (SEC-8). FNV-1a, 32 bits. */
function opaqueId(email: string): string {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(email)) hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
  return `usr-${hash.toString(36)}`;
}

/** A new account: a patient who has yet to answer the onboarding questions. */
export function newcomer(email: string): MockAccount {
  const claims = {
    sub: opaqueId(email),
    email,
    preferred_username: email,
    realm_access: { roles: ['patient'] },
    profileCompleted: false,
  };
  return { email, password: MOCK_PASSWORD, claims };
}

/** The accounts of the demo, those that registered in this browser included, and which of them is signed in here. */
export interface AccountBook {
  readonly find: (email: string) => MockAccount | undefined;
  readonly register: (email: string) => MockAccount;
  /** The account whose session this browser keeps. */
  readonly kept: () => MockAccount | undefined;
  /** Keeps the e-mail of that account, or forgets it. */
  readonly keep: (account: MockAccount | null) => void;
}

/** @param storage refused or broken it counts as one without anything in it: the session then lives as long as the tab */
export function openAccountBook(accounts: readonly MockAccount[], storage: KeyStorage): AccountBook {
  /** What registered in this tab, for a storage that keeps nothing. */
  const registeredHere = new Set<string>();

  function stored(key: string): string | null {
    try {
      return storage.getItem(key);
    } catch {
      return null;
    }
  }

  function store(key: string, value: string | null) {
    try {
      if (value === null) storage.removeItem(key);
      else storage.setItem(key, value);
    } catch {
      // Nothing to do: see `storage`.
    }
  }

  function registeredEmails(): readonly string[] {
    try {
      const value: unknown = JSON.parse(stored(MOCK_REGISTERED_KEY) ?? '[]');
      return Array.isArray(value)
        ? value.filter((entry): entry is string => typeof entry === 'string' && entry.includes('@'))
        : [];
    } catch {
      return [];
    }
  }

  function find(email: string): MockAccount | undefined {
    const known = accounts.find((account) => normal(account.email) === normal(email));
    return (
      known ??
      ([...registeredHere, ...registeredEmails()].includes(normal(email)) ? newcomer(normal(email)) : undefined)
    );
  }

  return {
    find,
    register: (email) => {
      registeredHere.add(normal(email));
      store(MOCK_REGISTERED_KEY, JSON.stringify([...registeredEmails(), normal(email)]));
      return newcomer(normal(email));
    },
    kept: () => {
      const email = stored(MOCK_SESSION_KEY);
      return email === null ? undefined : find(email);
    },
    keep: (account) => store(MOCK_SESSION_KEY, account?.email ?? null),
  };
}
