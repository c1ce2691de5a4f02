import { GlobalStyle, LinkProvider } from '@sakina/design-system';
import { AuthProvider } from '@sakina/platform/react/session';
import { ClockProvider } from '@sakina/platform/react/environment';
import { Suspense } from 'react';
import { BrowserRouter } from 'react-router-dom';
import type { Environment } from './boot/environment.ts';
import { LanguageProvider } from './boot/language-context.tsx';
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
    <LanguageProvider initial={environment.language}>
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
    </LanguageProvider>
  );
}
