import { patterns, paths } from '@sakina/platform/domain';
import { JoinRoomScreen, StartSessionScreen } from '@sakina/portal-features/session';
import { useAuth } from '@sakina/platform/react/session';
import { useEffect } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { AppLoading } from '../../loading/AppLoading.tsx';

export function StartSessionPage() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  return (
    <StartSessionScreen
      appointmentId={params.get('appointment') ?? undefined}
      onAppointmentChange={(id) => void navigate(id ? paths.startSession(id) : patterns.startSession)}
    />
  );
}

export function JoinRoomPage() {
  const { roomName = '' } = useParams();
  const { status, user, check } = useAuth();
  const navigate = useNavigate();
  // The door is open to anyone, but somebody signed in enters as themselves, so here the check is needed (ROUTE-14).
  useEffect(() => {
    if (status === 'unchecked') void check();
  }, [status, check]);
  if (status === 'unchecked' || status === 'loading') return <AppLoading />;
  return (
    <JoinRoomScreen roomName={roomName} onLeave={() => void navigate(user ? paths.dashboard() : paths.landing())} />
  );
}
