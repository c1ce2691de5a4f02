import { patterns, paths } from '@sakina/platform/domain';
import { CallBoundary, ChooseRoomScreen, JoinRoomScreen, StartSessionScreen } from '@sakina/portal-features/live/room';
import type { ChooseRoomScreenProps } from '@sakina/portal-features/live/room';
import { useAuth } from '@sakina/platform/react/session';
import { Suspense, useCallback, useEffect, useLayoutEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { session } from '../../session/session.ts';
import { AppLoading } from '../../loading/AppLoading.tsx';
import { RouteLoading } from '../../loading/RouteLoading.tsx';
import { logFailure } from '../../boot/log.ts';
import { AskBeforeLeaving } from '../../frames/AskBeforeLeaving.tsx';
import { useScreenKeeper } from '../../frames/KeptScreen.tsx';
import { useRoomName } from '../../frames/use-room-name.ts';
import { RouteBoundary } from '../RouteBoundary.tsx';

const logCrash = (error: unknown) => logFailure('show the call beside another page', error);
const askBeforeLeaving = (leave: () => void) => <AskBeforeLeaving leave={leave} />;

/**
 * A session is held by the frame: a call that runs goes on in a corner while the provider looks at a record, writes the
 * note or opens the calendar. Another session that is looked at meanwhile does not take its place.
 */
export function StartSessionPage() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const keeper = useScreenKeeper();
  const appointmentId = params.get('appointment') ?? '';
  const asksToEnd = params.get('end') === 'ask';
  const change = useCallback(
    (id: string | null) => void navigate(id ? paths.startSession(id) : patterns.startSession),
    [navigate],
  );

  const isFree = keeper?.keptId === null || keeper?.keptId === appointmentId;
  const keep = appointmentId !== '' && isFree ? keeper.keep : null;

  useLayoutEffect(() => {
    if (keep === null) return undefined;
    const show = (isShown: boolean) =>
      keep({
        id: appointmentId,
        element: (
          <RouteBoundary>
            <CallBoundary appointmentId={appointmentId} isShown={isShown} onCrash={logCrash}>
              <Suspense fallback={isShown ? <RouteLoading /> : null}>
                <StartSessionScreen
                  appointmentId={appointmentId}
                  asksToEnd={isShown && asksToEnd}
                  isShown={isShown}
                  onOver={() => keep(null)}
                  whileInRoom={askBeforeLeaving}
                  onAppointmentChange={change}
                />
              </Suspense>
            </CallBoundary>
          </RouteBoundary>
        ),
      });
    show(true);
    return () => show(false);
  }, [keep, appointmentId, asksToEnd, change]);

  if (keep !== null) return null;
  return <StartSessionScreen appointmentId={appointmentId} asksToEnd={asksToEnd} onAppointmentChange={change} />;
}

/** Ends the session; the page it leads to keeps the way back. */
const switchAccount = () => session.end('switch');

export function JoinRoomPage() {
  const roomName = useRoomName();
  const { status, user, check } = useAuth();
  const navigate = useNavigate();
  // The page is open to anyone, but a signed-in user enters as themselves, so the check runs here (ROUTE-14).
  useEffect(() => {
    if (status === 'unchecked') void check();
  }, [status, check]);
  if (status === 'unchecked' || status === 'loading') return <AppLoading />;
  return (
    <JoinRoomScreen
      roomName={roomName}
      onLeave={() => void navigate(user ? paths.dashboard() : paths.landing())}
      onSwitchAccount={switchAccount}
    />
  );
}

/** A room by the name in its address, for someone signed in; without a name, what can be joined (ROUTE-25). */
function NamedRoom({ kind }: ChooseRoomScreenProps) {
  const roomName = useRoomName();
  const navigate = useNavigate();
  if (roomName === '') return <ChooseRoomScreen kind={kind} />;
  return (
    <JoinRoomScreen
      roomName={roomName}
      onLeave={() => void navigate(paths.dashboard())}
      onSwitchAccount={switchAccount}
    />
  );
}

export function VideoCallPage() {
  return <NamedRoom kind="SESSION" />;
}

export function GroupVideoPage() {
  return <NamedRoom kind="GROUP" />;
}
