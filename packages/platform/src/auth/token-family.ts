import { NoRefreshTokenError } from './errors.ts';
import { stopwatch, wait, type PageClock, type TabChannel, type TabLock } from '../browser/index.ts';
import { readFamilyMessage, type SharedPair, type TokenPair } from './token-family-messages.ts';
import { lifetimeOf } from './token-lifetime.ts';

/** The lock that serialises renewals among the tabs. */
export const RENEWAL_LOCK = 'sakina-renewal';
/** The channel on which tabs share the new pair. */
export const TOKENS_CHANNEL = 'sakina-tokens';
/** How long to wait for other tabs to report a newer pair, in milliseconds. */
export const ASK_MS = 100;
/** Time limit for the server’s answer to a renewal, in milliseconds. */
const ANSWER_MS = 10_000;

export interface TokenFamilyOptions {
  readonly clock: PageClock;
  readonly tabs: TabChannel;
  readonly lock: TabLock;
  /**
   * Exchanges a refresh token for a new pair (API-4). Rejects with RenewalRefusedError when the server refuses; with
   * anything else when there was no answer.
   */
  readonly refresh: (refreshToken: string) => Promise<TokenPair>;
}

/** The token to send, and its lifetime in milliseconds from when this tab received it. */
interface HeldToken {
  readonly accessToken: string;
  readonly lifetimeMs?: number;
}

interface Held extends Omit<SharedPair, 'ageMs'> {
  readonly age: () => number;
  readonly token: HeldToken;
}

/** One family of rotating tokens, shared by all tabs of one user (SEC-2). */
export interface TokenFamily {
  /** Joins the family of the other tabs, or starts one. `isNew` always starts one: the user has just signed in. */
  readonly join: (
    owner: string,
    begin: () => Promise<TokenPair>,
    options?: { readonly isNew?: boolean },
  ) => Promise<void>;
  /**
   * Gets this tab a newer pair: another tab’s, one for the refresh token, or the first of a new family if the state of
   * the refresh token is unknown. A refresh token is sent once, whatever the outcome.
   */
  readonly renew: () => Promise<void>;
  readonly leave: () => void;
  readonly current: () => HeldToken | null;
  /** Calls the listener when another tab reports a newer pair. */
  readonly onBrought: (listener: () => void) => void;
}

/** Creates this tab’s family; it is empty before `join`. */
export function createTokenFamily({ clock, tabs, lock, refresh }: TokenFamilyOptions): TokenFamily {
  const listeners = new Set<() => void>();
  let membership: { readonly owner: string; readonly begin: () => Promise<TokenPair> } | null = null;
  let held: Held | null = null;

  function hold({ ageMs, ...pair }: SharedPair) {
    const sinceThen = stopwatch(clock);
    const lifetime = lifetimeOf(pair.accessToken);
    const token = {
      accessToken: pair.accessToken,
      ...(lifetime === undefined ? {} : { lifetimeMs: lifetime - ageMs }),
    };
    held = { ...pair, age: () => ageMs + sinceThen(), token };
  }

  function tell() {
    if (membership === null || held === null) return;
    const { serial, accessToken, refreshToken, isSpent, age } = held;
    tabs.post({ kind: 'tokens', owner: membership.owner, serial, accessToken, refreshToken, isSpent, ageMs: age() });
  }

  function take(pair: TokenPair) {
    hold({ ...pair, serial: (held?.serial ?? 0) + 1, ageMs: 0, isSpent: false });
    tell();
  }

  tabs.subscribe((raw) => {
    const message = readFamilyMessage(raw);
    if (message === null || message.owner !== membership?.owner) return;
    if (message.kind === 'ask') tell();
    else if (message.kind === 'spending') {
      if (held?.serial === message.serial) held = { ...held, isSpent: true };
    } else if (held?.serial === message.serial) {
      held = { ...held, isSpent: held.isSpent || message.isSpent };
    } else if (message.serial > (held?.serial ?? 0)) {
      hold(message);
      for (const listener of listeners) listener();
    }
  });

  /**
   * Asks what the other tabs know. Also needed right after getting the lock: the previous holder’s message may still be
   * in transit.
   */
  async function hear(owner: string) {
    tabs.post({ kind: 'ask', owner });
    await wait(clock, ASK_MS);
  }

  async function begin(member: NonNullable<typeof membership>) {
    const pair = await member.begin();
    if (membership === member) take(pair);
  }

  async function spend(member: NonNullable<typeof membership>, { refreshToken, serial }: Held) {
    // Announced before it is sent: if this tab dies now, the others must not send it again.
    tabs.post({ kind: 'spending', owner: member.owner, serial });
    held = held === null ? null : { ...held, isSpent: true };
    const pair = await answered(clock, refresh(refreshToken));
    if (membership === member) take(pair);
  }

  return {
    join: async (owner, beginFamily, { isNew = false } = {}) => {
      const member = { owner, begin: beginFamily };
      const isSame = membership?.owner === owner;
      membership = member;
      if (!isSame) held = null;
      await lock(RENEWAL_LOCK, async () => {
        // Asked even for a new family: its numbers continue those of the family it replaces.
        await hear(owner);
        if (membership === member && (isNew || held === null)) await begin(member);
      });
    },
    renew: async () => {
      const member = membership;
      if (member === null) throw new NoRefreshTokenError();
      const before = held?.serial ?? 0;
      await lock(RENEWAL_LOCK, async () => {
        await hear(member.owner);
        if (membership !== member || (held?.serial ?? 0) > before) return;
        if (held === null || held.isSpent) await begin(member);
        else await spend(member, held);
      });
    },
    leave: () => {
      membership = null;
      held = null;
    },
    current: () => held?.token ?? null,
    onBrought: (listener) => void listeners.add(listener),
  };
}

/** The answer, or a rejection on timeout. */
function answered<Value>(clock: PageClock, answer: Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    const cancel = clock.after(ANSWER_MS, () => reject(new Error('No answer in time.')));
    answer.then(resolve, reject).finally(cancel);
  });
}
