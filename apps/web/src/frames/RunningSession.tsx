import { patterns } from '@sakina/platform/domain';
import { RunningSessionBar } from '@sakina/portal-features/live/room';
import { useLocation } from 'react-router-dom';

/** The provider's session in progress, on every page but its own room. */
export function RunningSession() {
  const { pathname, search } = useLocation();
  const shown = pathname === patterns.startSession ? new URLSearchParams(search).get('appointment') : null;
  return <RunningSessionBar shownAppointmentId={shown} />;
}
