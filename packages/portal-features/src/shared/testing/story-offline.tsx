import { createOutbox } from '@sakina/platform/offline';
import type { WaitingWrite } from '@sakina/platform/offline';
import { OfflineProvider } from '@sakina/platform/react';
import type { OfflineScope } from '@sakina/platform/react';
import type { Decorator } from '@storybook/react-vite';

const USER = 'usr-4f1c9a';
const never = () => () => undefined;

/** A device without a connection, on which `kept` waits from before. Nothing is sent from it. */
function cutOff(kept: readonly WaitingWrite[]): OfflineScope {
  const vault = new Map<string, unknown>([['outbox', kept]]);
  const outbox = createOutbox({
    vault: {
      seal: (_user, record, value) => Promise.resolve(vault.set(record, value).has(record)),
      open: (_user, record) => Promise.resolve(vault.get(record)),
      forget: (_user, record) => Promise.resolve(void vault.delete(record)),
    },
    send: () => Promise.reject(new Error('There is no connection.')),
    now: () => Date.parse('2026-11-24T15:00:00Z'),
    newKey: () => crypto.randomUUID(),
    after: never,
    lock: (_name, work) => work(),
    tabs: { post: () => undefined, subscribe: never },
    isConnected: () => false,
  });
  void outbox.open(USER);
  return {
    outbox,
    connection: { isConnected: () => false, subscribe: never, doubt: () => undefined },
    copies: {
      noteSession: () => Promise.resolve(),
      session: () => Promise.resolve(null),
      keep: () => Promise.resolve(),
      read: () => Promise.resolve(null),
      forgetAll: () => Promise.resolve(),
    },
    onStale: never,
  };
}

/** For stories: the screen on a device that has lost its connection, with what waits or was refused. */
export function withoutConnection(kept: readonly WaitingWrite[] = []): Decorator {
  let scope: OfflineScope | undefined;
  return (Story) => {
    scope ??= cutOff(kept);
    return (
      <OfflineProvider scope={scope}>
        <Story />
      </OfflineProvider>
    );
  };
}
