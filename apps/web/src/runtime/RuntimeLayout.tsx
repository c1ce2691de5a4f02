import { ToastProvider } from '@sakina/design-system';
import { ConfigProblemScreen } from '@sakina/portal-features/access';
import { DataProvider, useAuth } from '@sakina/platform/react';
import { use, useMemo } from 'react';
import { Outlet } from 'react-router-dom';
import { useSession } from '../boot/session-context.ts';
import { SharedFrame } from '../frames/SharedFrame.tsx';
import { clientFor, loadRuntime } from './runtime.ts';

/** Stands around every screen that makes calls: waits for the configuration, then hands out the client and a cache of the user’s own. */
export function RuntimeLayout() {
  const runtime = use(loadRuntime());
  const session = useSession();
  const { user } = useAuth();
  const client = useMemo(() => (runtime.ok ? clientFor(runtime.config, session) : null), [runtime, session]);
  if (!runtime.ok) return <SharedFrame><ConfigProblemScreen problems={runtime.problems} /></SharedFrame>;
  if (!client) return null;
  return (
    <DataProvider client={client} cacheKey={user?.id ?? 'visitor'}>
      <ToastProvider>
        <Outlet />
      </ToastProvider>
    </DataProvider>
  );
}
