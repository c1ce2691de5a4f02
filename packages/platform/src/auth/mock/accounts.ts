import { safeStorage, type KeyStorage } from '../../browser/index.ts';
import type { MockClaims } from './token.ts';

/** An account of the demo. */
export interface MockAccount {
  readonly email: string;
  readonly password: string;
  /** The claims of its token, including `sub` and `email`. */
  readonly claims: MockClaims;
}

/** Storage key of the signed-in user’s email. */
export const MOCK_SESSION_KEY = 'sakina-mock-session';
/** Storage key of the emails registered in this demo. */
export const MOCK_REGISTERED_KEY = 'sakina-mock-registered';

/** The password of every account registered in the demo. */
export const MOCK_PASSWORD = 'demo';

const normal = (email: string) => email.trim().toLowerCase();

/** A stable opaque id for an email: ids appear in addresses, where no email may (SEC-8). FNV-1a, 32 bits. */
function opaqueId(email: string): string {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(email)) hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
  return `usr-${hash.toString(36)}`;
}

/** A new account: a patient who has not answered the onboarding questions. */
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

/** The accounts of the demo, including those registered in this browser, and which of them is signed in here. */
export interface AccountBook {
  readonly find: (email: string) => MockAccount | undefined;
  readonly register: (email: string) => void;
  /** The account whose session is stored in this browser. */
  readonly kept: () => MockAccount | undefined;
  /** Stores the email of that account, or removes it. */
  readonly keep: (account: MockAccount | null) => void;
}

/** @param storage When it is refused or broken it counts as empty: the session then lasts as long as the tab. */
export function openAccountBook(accounts: readonly MockAccount[], storage: KeyStorage): AccountBook {
  /** Emails registered in this tab, in case the storage keeps nothing. */
  const registeredHere = new Set<string>();

  const kept = safeStorage(storage);

  function registeredEmails(): readonly string[] {
    try {
      const value: unknown = JSON.parse(kept.getItem(MOCK_REGISTERED_KEY) ?? '[]');
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
      kept.setItem(MOCK_REGISTERED_KEY, JSON.stringify([...registeredEmails(), normal(email)]));
    },
    kept: () => {
      const email = kept.getItem(MOCK_SESSION_KEY);
      return email === null ? undefined : find(email);
    },
    keep: (account) =>
      account === null ? kept.removeItem(MOCK_SESSION_KEY) : kept.setItem(MOCK_SESSION_KEY, account.email),
  };
}
