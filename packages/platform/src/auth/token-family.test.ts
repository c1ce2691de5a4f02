import { describe, expect, it, vi } from 'vitest';
import { NoRefreshTokenError, RenewalRefusedError } from './errors.ts';
import type { TokenPair } from './token-family-messages.ts';
import { ASK_MS, createTokenFamily, type TokenFamily } from './token-family.ts';
import { fakeClock, fakeHub, fakeLocks } from './testing.ts';

const encode = (payload: object) => `token.${Buffer.from(JSON.stringify(payload)).toString('base64url')}`;

/** A server whose refresh tokens are good for one use: a spent one that comes back ends its family. */
function tokenServer() {
  const tokens = new Map<string, { family: number; isSpent: boolean }>();
  const revoked = new Set<number>();
  let count = 0;
  const pair = (family: number): TokenPair => {
    count += 1;
    tokens.set(`refresh-${count}`, { family, isSpent: false });
    return {
      accessToken: encode({ sub: 'u-1', family, count, iat: 1_000, exp: 1_300 }),
      refreshToken: `refresh-${count}`,
    };
  };
  const server = {
    families: 0,
    renewals: 0,
    replays: 0,
    begin: () => Promise.resolve(pair((server.families += 1))),
    refresh: async (refreshToken: string): Promise<TokenPair> => {
      const token = tokens.get(refreshToken);
      if (token?.isSpent === true) {
        server.replays += 1;
        revoked.add(token.family);
      }
      if (token === undefined || revoked.has(token.family)) throw new RenewalRefusedError();
      token.isSpent = true;
      server.renewals += 1;
      return pair(token.family);
    },
  };
  return server;
}

function browser({ delayMs = 5 } = {}) {
  const clock = fakeClock();
  const hub = fakeHub(clock, delayMs);
  const locks = fakeLocks();
  const server = tokenServer();
  /** Opens a tab. `refresh` is how its calls fare. */
  const openTab = (refresh: (refreshToken: string) => Promise<TokenPair> = server.refresh) => {
    const tabs = hub.join();
    const { lock, die } = locks.join();
    let isAlive = true;
    const family = createTokenFamily({
      clock: { ...clock, after: (milliseconds, callback) => clock.after(milliseconds, () => isAlive && callback()) },
      tabs,
      lock,
      refresh,
    });
    const close = () => {
      isAlive = false;
      tabs.close();
      die();
    };
    return { family, join: () => family.join('u-1', server.begin), close };
  };
  const openTabs = async (count: number) => {
    const opened = Array.from({ length: count }, () => openTab());
    const joined = Promise.all(opened.map((tab) => tab.join()));
    await clock.pass(2_000);
    await joined;
    return opened;
  };
  return { clock, hub, server, openTab, openTabs };
}

const tokenOf = (family: TokenFamily) => family.current()?.accessToken;
const distinct = (families: readonly { family: TokenFamily }[]) =>
  new Set(families.map(({ family }) => tokenOf(family)));

describe('five tabs', () => {
  it('[SEC-2] share one family, which one of them begins', async () => {
    const { openTabs, server } = browser();
    const tabs = await openTabs(5);
    expect(server.families).toBe(1);
    expect(distinct(tabs).size).toBe(1);
    expect(tokenOf(tabs[0]!.family)).toBe(encode({ sub: 'u-1', family: 1, count: 1, iat: 1_000, exp: 1_300 }));
  });

  it('[SEC-2] [AUTH-6] renew 50 times, all at once and one by one, without a spent token, each time by one call', async () => {
    const { clock, openTabs, server } = browser();
    const tabs = await openTabs(5);
    for (let round = 1; round <= 50; round += 1) {
      const asking = round % 2 === 0 ? tabs : [tabs[round % 5]!];
      const renewed = Promise.all(asking.map(({ family }) => family.renew()));
      await clock.pass(2_000);
      await renewed;
      expect(distinct(tabs).size).toBe(1);
      expect(server.renewals).toBe(round);
    }
    expect(server.replays).toBe(0);
    expect(server.families).toBe(1);
  });

  it('[SEC-2] do so when messages arrive long after the lock', async () => {
    const { clock, openTabs, server } = browser({ delayMs: ASK_MS - 1 });
    const tabs = await openTabs(5);
    for (let round = 1; round <= 10; round += 1) {
      const renewed = Promise.all(tabs.map(({ family }) => family.renew()));
      await clock.pass(2_000);
      await renewed;
    }
    expect(server.renewals).toBe(10);
    expect(server.replays).toBe(0);
    expect(distinct(tabs).size).toBe(1);
  });

  const never = () => new Promise<never>(() => undefined);
  it.each([
    ['before the server has heard of it', () => never],
    [
      'after the server has answered, before it could tell',
      (server: ReturnType<typeof tokenServer>) => async (token: string) => (await server.refresh(token), never()),
    ],
  ])('[SEC-2] continue within 10 s when the one that renews is closed half-way, %s', async (_words, fate) => {
    const { clock, openTab, openTabs, server } = browser();
    const tabs = await openTabs(4);
    const doomed = openTab(fate(server));
    const joined = doomed.join();
    await clock.pass(500);
    await joined;
    const before = tokenOf(tabs[0]!.family);

    void doomed.family.renew();
    await clock.pass(ASK_MS + 50);
    doomed.close();
    const renewed = Promise.all(tabs.map(({ family }) => family.renew()));
    await clock.pass(10_000);
    await renewed;

    expect(server.replays).toBe(0);
    expect(distinct(tabs).size).toBe(1);
    expect(tokenOf(tabs[0]!.family)).not.toBe(before);
    // The others begin again instead of trying a token of which no one knows whether it is spent.
    expect(server.families).toBe(2);
    const again = tabs[1]!.family.renew();
    await clock.pass(1_000);
    await again;
    expect(server.replays).toBe(0);
  });

  it('[SEC-2] continue when the tab with the lock is closed before it has sent anything', async () => {
    const { clock, openTabs, server } = browser();
    const [doomed, ...others] = await openTabs(5);
    void doomed!.family.renew();
    await clock.pass(ASK_MS / 2);
    doomed!.close();
    const renewed = Promise.all(others.map(({ family }) => family.renew()));
    await clock.pass(2_000);
    await renewed;
    expect(server).toMatchObject({ replays: 0, renewals: 1, families: 1 });
    expect(distinct(others).size).toBe(1);
  });
});

describe('a renewal', () => {
  it('[API-4] sends a refresh token once, whatever the outcome', async () => {
    const { clock, openTab, server } = browser();
    const sent: string[] = [];
    const { family, join } = openTab((token) => (sent.push(token), Promise.reject(new TypeError('Failed to fetch'))));
    const joined = join();
    await clock.pass(500);
    await joined;
    const failed = family.renew().catch((error: unknown) => error);
    await clock.pass(500);
    expect(String(await failed)).toContain('Failed to fetch');
    const renewed = family.renew();
    await clock.pass(500);
    await renewed;
    expect(sent).toEqual(['refresh-1']);
    expect(server.families).toBe(2);
  });

  it('[API-4] that hangs is given up after 10 s, and its answer counts no more', async () => {
    const { clock, openTab, server } = browser();
    let answer: (pair: TokenPair) => void = () => undefined;
    const { family, join } = openTab(() => new Promise((resolve) => (answer = resolve)));
    const joined = join();
    await clock.pass(500);
    await joined;
    const before = tokenOf(family);
    const failed = family.renew().catch((error: unknown) => error);
    await clock.pass(10_000 + ASK_MS);
    expect(String(await failed)).toContain('No answer in time.');
    answer(await server.begin());
    await clock.pass(100);
    expect(tokenOf(family)).toBe(before);
  });

  it('[API-4] rejects with “No refresh token” when signed out', async () => {
    const { openTab } = browser();
    await expect(openTab().family.renew()).rejects.toThrow(new NoRefreshTokenError());
    expect(new NoRefreshTokenError().message).toBe('No refresh token');
  });

  it('[API-4] reports a refusal', async () => {
    const { clock, openTab } = browser();
    const { family, join } = openTab(() => Promise.reject(new RenewalRefusedError()));
    const joined = join();
    await clock.pass(500);
    await joined;
    const refused = family.renew().catch((error: unknown) => error);
    await clock.pass(500);
    expect(await refused).toBeInstanceOf(RenewalRefusedError);
  });
});

describe('a family', () => {
  it('[AUTH-6] counts the lifetime of a token from its receipt, also in a tab that joins later', async () => {
    const { clock, openTab, openTabs } = browser();
    const [first] = await openTabs(1);
    expect(first!.family.current()?.lifetimeMs).toBe(300_000);
    await clock.pass(200_000);
    const late = openTab();
    const joined = late.join();
    await clock.pass(500);
    await joined;
    expect(tokenOf(late.family)).toBe(tokenOf(first!.family));
    expect(late.family.current()?.lifetimeMs).toBeGreaterThan(97_000);
    expect(late.family.current()?.lifetimeMs).toBeLessThan(98_200);
  });

  it('[SEC-7] holds nothing for who has left, and nothing that arrives afterwards', async () => {
    const { clock, openTabs } = browser();
    const [first, second] = await openTabs(2);
    second!.family.leave();
    const renewed = first!.family.renew();
    await clock.pass(1_000);
    await renewed;
    expect(second!.family.current()).toBeNull();
  });

  it('[AUTH-6] reports a newer token of another tab', async () => {
    const { clock, openTabs } = browser();
    const [first, second] = await openTabs(2);
    const brought = vi.fn<() => void>();
    second!.family.onBrought(brought);
    const renewed = first!.family.renew();
    await clock.pass(1_000);
    await renewed;
    expect(brought).toHaveBeenCalledTimes(1);
  });

  const forged = {
    kind: 'tokens',
    owner: 'u-1',
    serial: 99,
    accessToken: 'a',
    refreshToken: 'r',
    ageMs: 0,
    isSpent: false,
  };
  it.each([
    null,
    'tokens',
    7,
    [],
    {},
    { kind: 'tokens' },
    { ...forged, owner: 'u-2' },
    { ...forged, serial: -1 },
    { ...forged, serial: 1.5 },
    { ...forged, serial: '99' },
    { ...forged, accessToken: '' },
    { ...forged, accessToken: {} },
    { ...forged, refreshToken: null },
    { ...forged, ageMs: Number.NaN },
    { ...forged, ageMs: -1 },
    { ...forged, isSpent: 'no' },
    { kind: 'spending', owner: 'u-1', serial: 'x' },
    { kind: 'forget', owner: 'u-1', serial: 1 },
  ])('[SEC-2] is not moved by a message that means nothing: %j', async (message) => {
    const { clock, hub, openTabs, server } = browser();
    const [tab] = await openTabs(1);
    const before = tokenOf(tab!.family);
    hub.join().post(message);
    await clock.pass(100);
    expect(tokenOf(tab!.family)).toBe(before);
    const renewed = tab!.family.renew();
    await clock.pass(1_000);
    await renewed;
    expect(server).toMatchObject({ renewals: 1, families: 1 });
  });
});
