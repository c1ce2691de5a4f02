import { patterns } from '@sakina/platform/domain';
import { Route, Routes } from 'react-router-dom';
import { AdminSessionsPage } from '../../apps/web/src/routes/screens/admin-sessions.tsx';
import { BookingPage } from '../../apps/web/src/routes/screens/booking.tsx';
import { DashboardPage } from '../../apps/web/src/routes/screens/dashboard.tsx';
import { FindTherapistPage } from '../../apps/web/src/routes/screens/directory.tsx';
import { LandingPage } from '../../apps/web/src/routes/screens/landing.tsx';
import { NotesPage } from '../../apps/web/src/routes/screens/notes.tsx';
import { ProviderPage } from '../../apps/web/src/routes/screens/provider-profile.tsx';
import { ProviderPortalPage } from '../../apps/web/src/routes/screens/provider.tsx';
import { StartSessionPage } from '../../apps/web/src/routes/screens/session.tsx';

/**
 * The pages that flows pass through, at the app's own addresses. Guards and frames belong to the app and are left out.
 */
export function FlowRoutes() {
  return (
    <Routes>
      <Route path={patterns.landing} element={<LandingPage />} />
      <Route path={patterns.findTherapist} element={<FindTherapistPage />} />
      <Route path={patterns.therapist} element={<ProviderPage />} />
      <Route path={patterns.booking} element={<BookingPage />} />
      <Route path={patterns.dashboard} element={<DashboardPage />} />
      <Route path={patterns.providerPortal} element={<ProviderPortalPage />} />
      <Route path={patterns.startSession} element={<StartSessionPage />} />
      <Route path={patterns.providerNotes} element={<NotesPage />} />
      <Route path={patterns.adminSessions} element={<AdminSessionsPage />} />
    </Routes>
  );
}
