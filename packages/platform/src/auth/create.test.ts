import { describe, expect, it, vi } from 'vitest';
import { createAuthProvider, type AuthChoice, type AuthProvider, type LogFailure } from './index.ts';
import { createMockAuthProvider } from './mock/index.ts';

const storage = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };
const someProvider = () => Promise.resolve(createMockAuthProvider({ accounts: [], storage }));
const factories = () => ({
  mock: vi.fn<() => Promise<AuthProvider>>(someProvider),
  singleSignOn: vi.fn<() => Promise<AuthProvider>>(someProvider),
});
const production: AuthChoice = { authType: 'oidc', mockSignIn: false };

describe('the choice of the auth provider', () => {
  it.each([
    [{ authType: 'oidc', mockSignIn: false }, 'singleSignOn'],
    [{ authType: 'oidc', mockSignIn: true }, 'mock'],
    [{ authType: 'mock', mockSignIn: false }, 'mock'],
    [{ authType: 'mock', mockSignIn: true }, 'mock'],
  ] as const)('[AUTH-2] %j makes %s', async (config, chosen) => {
    const made = factories();
    await createAuthProvider(config, made, vi.fn<LogFailure>())();
    expect(made.mock).toHaveBeenCalledTimes(chosen === 'mock' ? 1 : 0);
    expect(made.singleSignOn).toHaveBeenCalledTimes(chosen === 'mock' ? 0 : 1);
  });

  it('[AUTH-2] makes one instance, when first needed, and uses it again', async () => {
    const made = factories();
    const get = createAuthProvider(production, made, vi.fn<LogFailure>());
    expect(made.singleSignOn).not.toHaveBeenCalled();
    const [first, second] = await Promise.all([get(), get()]);
    expect(second).toBe(first);
    expect(await get()).toBe(first);
    expect(made.singleSignOn).toHaveBeenCalledTimes(1);
  });

  it('[AUTH-2] logs a failure and throws it on, and tries again when asked again', async () => {
    const failure = new Error('Failed to fetch dynamically imported module');
    const made = await someProvider();
    const singleSignOn = vi.fn<() => Promise<AuthProvider>>(() => Promise.resolve(made)).mockRejectedValueOnce(failure);
    const log = vi.fn<LogFailure>();
    const get = createAuthProvider(production, { singleSignOn }, log);
    await expect(get()).rejects.toBe(failure);
    expect(log).toHaveBeenCalledExactlyOnceWith('create the auth provider', failure);
    await expect(get()).resolves.toBe(made);
  });

  it('[AUTH-2] [SEC-14] has no mock where the build has none', async () => {
    const log = vi.fn<LogFailure>();
    await expect(
      createAuthProvider({ authType: 'mock', mockSignIn: false }, { singleSignOn: someProvider }, log)(),
    ).rejects.toThrow('This build has no mock sign-in.');
    expect(log).toHaveBeenCalledTimes(1);
  });
});
