import { ToastProvider } from '@sakina/design-system';
import { CardEntryProvider, DataProvider, RealtimeProvider, useUser } from '@sakina/platform/react';
import { use, useDeferredValue } from 'react';
import { Outlet } from 'react-router-dom';
import { Ready } from '../boot/Ready.tsx';
import { SharedFrame } from '../frames/SharedFrame.tsx';
import { OfflineKeeping } from '../offline/OfflineKeeping.tsx';
import { ActivePortal } from '../portal/ActivePortal.tsx';
import { nobodysPortals } from '../portal/nobody.ts';
import { PortalGate } from '../portal/PortalGate.tsx';
import { SessionKeeping } from '../session-end/SessionKeeping.tsx';
import { lazyPart } from '../routes/lazy-screen.tsx';
import { PersonalTimes } from './PersonalTimes.tsx';
import { loadRuntime } from './runtime.ts';
import { loadCardEntry } from './card-entry.ts';
import { loadServices } from './services.ts';
import { SettlingContext } from './settling.ts';

// A configured installation never shows it.
const ConfigProblemScreen = lazyPart(() => import('./ConfigProblem.tsx').then((m) => m.ConfigProblemScreen)).Part;

/**
 * Stands around every screen that makes calls: waits for the configuration, then hands out what the screens share, and a cache of
 * the user’s own. Somebody who is recognised while the page stands finds everything as they left it: an open menu, typed words.
 */
export function RuntimeLayout() {
  const runtime = use(loadRuntime());
  const services = use(loadServices());
  const userId = useUser()?.id ?? null;
  // Their portals may still be on the way: what stands on the page stays meanwhile.
  const knownId = useDeferredValue(userId);
  const isSettling = userId !== null && knownId === null;
  if (!runtime.ok)
    return (
      <SharedFrame>
        <ConfigProblemScreen problems={runtime.problems} />
        <Ready />
      </SharedFrame>
    );
  if (!services) return null;
  const { client, realtime } = services;
  const portals = userId === null || isSettling ? nobodysPortals : use(services.portals.read());
  return (
    <DataProvider client={client} cacheKey={userId}>
      <RealtimeProvider realtime={realtime}>
        <ActivePortal store={portals}>
          <ToastProvider>
            <CardEntryProvider load={loadCardEntry}>
              <SessionKeeping idleMinutes={runtime.config.idleMinutes}>
                <OfflineKeeping client={client}>
                  <PortalGate store={portals}>
                    <PersonalTimes userId={userId}>
                      <SettlingContext value={isSettling}>
                        <Outlet />
                      </SettlingContext>
                    </PersonalTimes>
                  </PortalGate>
                </OfflineKeeping>
              </SessionKeeping>
            </CardEntryProvider>
          </ToastProvider>
        </ActivePortal>
      </RealtimeProvider>
    </DataProvider>
  );
}
