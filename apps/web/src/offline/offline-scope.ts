import type { Session } from '@sakina/platform/auth';
import { browserLock } from '@sakina/platform/browser';
import { ApiError } from '@sakina/platform/client';
import type { Client } from '@sakina/platform/client';
import type { OperationInput } from '@sakina/platform/contract';
import { paths } from '@sakina/platform/domain';
import { createOutbox, OUTBOX_CHANNEL, queuedWrite } from '@sakina/platform/offline';
import type { WaitingWrite } from '@sakina/platform/offline';
import type { OfflineScope } from '@sakina/platform/react';
import { followOtherTabs, readAgainAfter } from '@sakina/platform/react/read-again';
import { identityTabs } from '../boot/identity-ports.ts';
import { draftVaults } from '../session/draft-vault.ts';
import { connection } from './connection.ts';

let scope: OfflineScope | undefined;

/** The offline parts of this tab, created once; they follow its session. */
export function offlineScope(session: Session, client: Client): OfflineScope {
  scope ??= begin(session, client);
  return scope;
}

function begin(session: Session, client: Client): OfflineScope {
  const { own, copies } = draftVaults(session);
  const watched = connection();
  // On the landing page calls carry no token (API-3), so queued writes are sent from the next page.
  const canSend = () => watched.isConnected() && window.location.pathname !== paths.landing();
  const outbox = createOutbox({
    vault: own,
    send: (write) => send(client, write),
    now: () => Date.now(),
    newKey: () => crypto.randomUUID(),
    after: (milliseconds, callback) => {
      const timer = setTimeout(callback, milliseconds);
      return () => clearTimeout(timer);
    },
    lock: browserLock(window),
    tabs: identityTabs(OUTBOX_CHANNEL),
    isConnected: canSend,
  });

  function note() {
    const { user } = session.getSnapshot();
    const left = session.timeLeft();
    if (user !== null && left !== null) void copies.noteSession({ userId: user.id, until: Date.now() + left });
  }
  function follow() {
    void outbox.open(session.getSnapshot().user?.id ?? null);
    // The session reports the user before it knows their expiry.
    queueMicrotask(note);
  }
  session.subscribe(follow);
  session.onRenewed(note);
  follow();
  watched.subscribe(() => void outbox.flush());
  return {
    connection: watched,
    copies,
    outbox,
    onStale: (readAgain) => {
      const ends = [
        followOtherTabs(readAgain),
        outbox.onSent(({ operation }) => void readAgainAfter(operation, readAgain)),
      ];
      return () => {
        for (const end of ends) end();
      };
    },
  };
}

function send(client: Client, { operation, input, id }: WaitingWrite): Promise<unknown> {
  const queued = queuedWrite(operation);
  if (!queued)
    return Promise.reject(
      new ApiError({ kind: 'contract', code: 'INVALID_REQUEST', message: `${operation} is no write that waits` }),
    );
  return client.call(queued, input as OperationInput<typeof queued>, { idempotencyKey: id });
}
