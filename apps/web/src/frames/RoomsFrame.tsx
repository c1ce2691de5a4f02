import { offeredPortals } from '@sakina/platform/domain';
import { useActivePortal, useUser } from '@sakina/platform/react/session';
import { Suspense } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { AppLoading } from '../loading/AppLoading.tsx';
import { useRoomName } from './use-room-name.ts';
import { PortalFrame } from './late-portal-frame.ts';
import { RoomFrame } from './RoomFrame.tsx';
import { roomsFrame } from './rooms-frame.ts';
import { SharedFrame } from './SharedFrame.tsx';

/** Around addresses of rooms: the night where one is named, and the reader’s own portal where its rooms are listed. */
export function RoomsFrame() {
  const roomName = useRoomName();
  const { pathname } = useLocation();
  const active = useActivePortal();
  const offered = offeredPortals(useUser());
  const frame = roomsFrame({ pathname, roomName, active, offered });
  if (frame === 'room') return <RoomFrame />;
  if (frame === 'shared') return <SharedFrame />;
  return (
    <Suspense fallback={<AppLoading />}>
      <PortalFrame area="provider">
        <Outlet />
      </PortalFrame>
    </Suspense>
  );
}
