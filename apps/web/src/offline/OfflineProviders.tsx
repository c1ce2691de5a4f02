import type { Client } from '@sakina/platform/client';
import { OfflineProvider, useUser } from '@sakina/platform/react';
import type { OfflineScope } from '@sakina/platform/react';
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { logFailure } from '../boot/log.ts';
import { firstScreenShown } from '../loading/first-screen.ts';
import { useSession } from '../session/session.ts';

/**
 * Hands the screens what there is for times without a connection, once the first of them stands: none waits for it. Of nobody
 * nothing is kept and nothing sent later, so that a visitor’s phone does without its code.
 */
export function OfflineProviders({ client, children }: { client: Client; children: ReactNode }) {
  const session = useSession();
  const isSomebody = useUser() !== null;
  const [scope, setScope] = useState<OfflineScope | null>(null);
  useEffect(() => {
    if (!isSomebody) return;
    let isGone = false;
    firstScreenShown
      .then(() => import('./offline-scope.ts'))
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
