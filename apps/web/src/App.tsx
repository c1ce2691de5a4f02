import { GlobalStyle, LinkProvider } from '@sakina/design-system';
import { AuthProvider } from '@sakina/platform/react/session';
import { ClockProvider } from '@sakina/platform/react/environment';
import { Suspense } from 'react';
import type { ComponentType, ReactNode } from 'react';
import type { Environment } from './boot/environment.ts';
import { LanguageProvider } from './boot/language-context.tsx';
import { session } from './boot/session-context.ts';
import { AppLoading } from './frames/AppLoading.tsx';
import { ConnectionState } from './offline/ConnectionState.tsx';
import { RouteBoundary } from './routes/RouteBoundary.tsx';
import { AppRoutes } from './routes/AppRoutes.tsx';
import { LeaveOnEnd } from './routes/LeaveOnEnd.tsx';
import { RouterLink } from './routes/RouterLink.tsx';
import { IdleGuard } from './session-end/IdleGuard.tsx';

export interface AppProps {
  /** Clock and language to begin with. */
  environment: Environment;
  /** Reads and writes the address: the browser's, or one address alone where a page is prerendered. */
  Router: ComponentType<{ children: ReactNode }>;
}

/** The assembled product: one environment, one session, one router. */
export function App({ environment, Router }: AppProps) {
  return (
    <LanguageProvider initial={environment.language}>
      <ClockProvider clock={environment.clock}>
        <GlobalStyle />
        <AuthProvider session={session}>
          <Router>
            <LeaveOnEnd />
            <IdleGuard />
            <LinkProvider component={RouterLink}>
              <RouteBoundary>
                <Suspense fallback={<AppLoading />}>
                  <AppRoutes />
                </Suspense>
              </RouteBoundary>
            </LinkProvider>
            <ConnectionState />
          </Router>
        </AuthProvider>
      </ClockProvider>
    </LanguageProvider>
  );
}
