import type { Client } from '@sakina/platform/client';
import { OfflineProvider, useUser } from '@sakina/platform/react';
import type { OfflineScope } from '@sakina/platform/react';
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { logFailure } from '../boot/log.ts';
import { ready } from '../boot/ready.ts';
import { useSession } from '../boot/session-context.ts';

/**
 * Hands the screens what there is for times without a connection, once the first of them stands: none waits for it. Of nobody
 * nothing is kept and nothing sent later, so that a visitor’s phone does without its code.
 */
export function OfflineKeeping({ client, children }: { client: Client; children: ReactNode }) {
  const session = useSession();
  const isSomebody = useUser() !== null;
  const [scope, setScope] = useState<OfflineScope | null>(null);
  useEffect(() => {
    if (!isSomebody) return;
    let isGone = false;
    ready
      .then(() => import('./scope.ts'))
      .then(({ offlineScope }) => {
        if (!isGone) setScope(offlineScope(session, client));
      })
      .catch((error: unknown) => logFailure('prepare for times without a connection', error));
    return () => {
      isGone = true;
    };
  }, [session, client, isSomebody]);
  return <OfflineProvider scope={scope}>{children}</OfflineProvider>;
}
