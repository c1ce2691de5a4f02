import { lazyPart, ToastProvider } from '@sakina/design-system';
import { CardEntryProvider, DataProvider, RealtimeProvider, useUser } from '@sakina/platform/react';
import { use } from 'react';
import { Outlet } from 'react-router-dom';
import { FirstScreenMark } from '../loading/FirstScreenMark.tsx';
import { SharedFrame } from '../frames/SharedFrame.tsx';
import { OfflineProviders } from '../offline/OfflineProviders.tsx';
import { ActivePortal } from '../portal/ActivePortal.tsx';
import { PortalGate } from './PortalGate.tsx';
import { SessionProviders } from '../session/SessionProviders.tsx';
import { TimePreferences } from '../services/TimePreferences.tsx';
import { loadRuntime } from '../session/config.ts';
import { loadCardEntry } from '../services/card-entry.ts';
import { loadServices } from '../services/services.ts';

// A configured installation never shows it.
const ConfigProblemScreen = lazyPart(() => import('./ConfigProblem.tsx').then((m) => m.ConfigProblemScreen));

/**
 * Stands around every screen that makes calls: waits for the configuration, then hands out what the screens share, and a cache of
 * the user’s own. Somebody who is recognised while the page stands finds everything as they left it: an open menu, typed words.
 */
export function RuntimeLayout() {
  const runtime = use(loadRuntime());
  const services = use(loadServices());
  const userId = useUser()?.id ?? null;
  if (!runtime.ok)
    return (
      <SharedFrame>
        <ConfigProblemScreen problems={runtime.problems} />
        <FirstScreenMark />
      </SharedFrame>
    );
  if (!services) return null;
  const { client, realtime, portals } = services;
  return (
    <DataProvider client={client} cacheKey={userId}>
      <RealtimeProvider realtime={realtime}>
        <ActivePortal store={portals}>
          <ToastProvider>
            <CardEntryProvider load={loadCardEntry}>
              <SessionProviders idleMinutes={runtime.config.idleMinutes}>
                <OfflineProviders client={client}>
                  <PortalGate store={portals}>
                    <TimePreferences userId={userId}>
                      <Outlet />
                    </TimePreferences>
                  </PortalGate>
                </OfflineProviders>
              </SessionProviders>
            </CardEntryProvider>
          </ToastProvider>
        </ActivePortal>
      </RealtimeProvider>
    </DataProvider>
  );
}
