import { GlobalStyle, LinkProvider, LocaleProvider } from '@sakina/design-system';
import { AuthProvider } from '@sakina/platform/react/session';
import { ClockProvider, FormatLocaleProvider } from '@sakina/platform/react/environment';
import { Suspense } from 'react';
import { BrowserRouter } from 'react-router-dom';
import type { Environment } from './boot/environment.ts';
import { session } from './boot/session-context.ts';
import { AppLoading } from './frames/AppLoading.tsx';
import { RouteBoundary } from './routes/RouteBoundary.tsx';
import { AppRoutes } from './routes/AppRoutes.tsx';
import { LeaveOnEnd } from './routes/LeaveOnEnd.tsx';
import { RouterLink } from './routes/RouterLink.tsx';
import { IdleGuard } from './session-end/IdleGuard.tsx';

/** The assembled product: one environment, one session, one router. */
export function App({ environment }: { environment: Environment }) {
  return (
    <LocaleProvider locale={environment.locale}>
      <FormatLocaleProvider locale={environment.locale}>
        <ClockProvider clock={environment.clock}>
          <GlobalStyle />
          <AuthProvider session={session}>
            <BrowserRouter>
              <LeaveOnEnd />
              <IdleGuard />
              <LinkProvider component={RouterLink}>
                <RouteBoundary>
                  <Suspense fallback={<AppLoading />}>
                    <AppRoutes />
                  </Suspense>
                </RouteBoundary>
              </LinkProvider>
            </BrowserRouter>
          </AuthProvider>
        </ClockProvider>
      </FormatLocaleProvider>
    </LocaleProvider>
  );
}
