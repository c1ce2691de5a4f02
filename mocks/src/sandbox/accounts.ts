import { newcomer } from '@sakina/platform/auth/mock';
import type { MockAccount } from '@sakina/platform/auth/mock';
import { accounts as demoAccounts } from '../personas/accounts.ts';

const normal = (email: string) => email.trim().toLowerCase();

/** The accounts of the sandbox: those of the demo, and those that registered here. */
export function createAccounts() {
  const registered = new Map<string, MockAccount>();
  const all = () => [...demoAccounts, ...registered.values()];
  const find = (email: string) => all().find((account) => account.email === normal(email));

  return {
    demo: demoAccounts,
    find,
    findById: (id: string) => all().find((account) => account.claims['sub'] === id),
    /** The account with that email and password, or null. */
    check: (email: string, password: string): MockAccount | null => {
      const account = find(email);
      return account?.password === password ? account : null;
    },
    /** Creates a patient account with an incomplete profile; null if the email is taken. */
    register: (email: string, password: string): MockAccount | null => {
      if (find(email)) return null;
      const account = { ...newcomer(normal(email)), password };
      registered.set(account.email, account);
      return account;
    },
    clear: () => registered.clear(),
  };
}

export type Accounts = ReturnType<typeof createAccounts>;
