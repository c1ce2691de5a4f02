import type { Client } from '@sakina/platform/client';
import { OfflineProvider, useUser } from '@sakina/platform/react';
import type { OfflineScope } from '@sakina/platform/react';
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { logFailure } from '../boot/log.ts';
import { firstIdle } from '../loading/first-screen.ts';
import { session } from '../session/session.ts';

/**
 * Provides offline reading and queued writes once the first screen has its data. For signed-out visitors nothing is
 * stored or queued, so their first load does not contain this code.
 */
export function OfflineProviders({ client, children }: { client: Client; children: ReactNode }) {
  const isSignedIn = useUser() !== null;
  const [scope, setScope] = useState<OfflineScope | null>(null);
  useEffect(() => {
    if (!isSignedIn) return;
    let isGone = false;
    firstIdle
      .then(() => import('./offline-scope.ts'))
      .then(({ offlineScope }) => {
        if (!isGone) setScope(offlineScope(session, client));
      })
      .catch((error: unknown) => logFailure('prepare for times without a connection', error));
    return () => {
      isGone = true;
    };
  }, [client, isSignedIn]);
  return <OfflineProvider scope={scope}>{children}</OfflineProvider>;
}
