import { lazyPart, ToastProvider } from '@sakina/design-system';
import { CallProvider, CardEntryProvider, DataProvider, RealtimeProvider, useUser } from '@sakina/platform/react';
import { use } from 'react';
import { Outlet } from 'react-router-dom';
import { FirstScreenMark } from '../loading/FirstScreenMark.tsx';
import { SharedFrame } from '../frames/SharedFrame.tsx';
import { OfflineProviders } from '../offline/OfflineProviders.tsx';
import { ActivePortal } from '../portal/ActivePortal.tsx';
import { PortalGate } from './PortalGate.tsx';
import { SessionProviders } from '../session/SessionProviders.tsx';
import { SyncFeatures } from '../services/SyncFeatures.tsx';
import { TimePreferences } from '../services/TimePreferences.tsx';
import { loadRuntime } from '../session/config.ts';
import { loadCardEntry } from '../services/card-entry.ts';
import { loadServices } from '../services/services.ts';

// Never shown by a configured installation.
const ConfigProblemScreen = lazyPart(() => import('./ConfigProblem.tsx').then((m) => m.ConfigProblemScreen));

/**
 * Wraps every screen that makes calls: waits for the configuration, then provides the shared services and a cache per
 * user. A visitor who is recognised while the page is open keeps it as it is: an open menu, typed text.
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
  const { client, realtime, connectRoom, connectCall, portals } = services;
  return (
    <DataProvider client={client} cacheKey={userId}>
      <SyncFeatures />
      <RealtimeProvider realtime={realtime} connectRoom={connectRoom}>
        <ActivePortal store={portals}>
          <CallProvider connect={runtime.config.features.voiceVideo ? connectCall : null}>
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
          </CallProvider>
        </ActivePortal>
      </RealtimeProvider>
    </DataProvider>
  );
}
