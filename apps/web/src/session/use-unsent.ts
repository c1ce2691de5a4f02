import type { Session } from '@sakina/platform/auth';
import { OUTBOX_CHANNEL, readOutbox } from '@sakina/platform/offline';
import type { WaitingWrite } from '@sakina/platform/offline';
import { useEffect, useRef, useState } from 'react';
import { identityTabs } from '../boot/identity-ports.ts';
import { holdSignOut } from './sign-out.ts';
import { draftVaults } from './draft-vault.ts';
import { unsentInTime } from './unsent-in-time.ts';

/** What a logout would lose, and the answer to the question. */
export interface Unsent {
  /** Null while there is no question. */
  readonly writes: readonly WaitingWrite[] | null;
  readonly answer: (goesOn: boolean) => void;
}

/** Holds a logout while queued writes wait in any tab (SEC-15, SEC-17). */
export function useUnsent(session: Session): Unsent {
  const [writes, setWrites] = useState<readonly WaitingWrite[] | null>(null);
  const settle = useRef<((goesOn: boolean) => void) | null>(null);
  const isAsked = writes !== null;

  useEffect(() => {
    function answered(goesOn: boolean) {
      settle.current?.(goesOn);
      settle.current = null;
    }
    const letGo = holdSignOut(async () => {
      const found = await unsentInTime(read(session));
      if (found.length === 0) return true;
      answered(false);
      setWrites(found);
      return new Promise<boolean>((resolve) => {
        settle.current = resolve;
      });
    });
    return () => {
      letGo();
      // The session has ended otherwise, so the question is obsolete.
      answered(false);
    };
  }, [session]);

  useEffect(() => {
    if (!isAsked) return undefined;
    // Another tab may send or discard it while the question is open.
    const tabs = identityTabs(OUTBOX_CHANNEL);
    const stop = tabs.subscribe(() => void read(session).then(setWrites));
    return () => {
      stop();
      tabs.close();
    };
  }, [isAsked, session]);

  return {
    writes,
    answer: (goesOn) => {
      setWrites(null);
      settle.current?.(goesOn);
      settle.current = null;
    },
  };
}

async function read(session: Session): Promise<readonly WaitingWrite[]> {
  const { user } = session.getSnapshot();
  return user === null ? [] : readOutbox(draftVaults(session).own, user.id);
}
