import { GlobalStyle, LinkProvider } from '@sakina/design-system';
import { ClockProvider } from '@sakina/platform/react/environment';
import { AuthProvider } from '@sakina/platform/react/session';
import type { ComponentType, ReactNode } from 'react';
import type { Environment } from './boot/environment.ts';
import { LanguageProvider } from './boot/language-context.tsx';
import { session } from './session/session.ts';
import { RouterLink } from './routes/RouterLink.tsx';

export interface AppProvidersProps {
  /** Clock and language to begin with. */
  environment: Environment;
  /** Reads and writes the address: the browser's, or one address alone where a page is prerendered. */
  Router: ComponentType<{ children: ReactNode }>;
  children: ReactNode;
}

/** What every page of the product stands in, whether the app draws it or the build writes it: one environment, one session, one router. */
export function AppProviders({ environment, Router, children }: AppProvidersProps) {
  return (
    <LanguageProvider initial={environment.language}>
      <ClockProvider clock={environment.clock}>
        <GlobalStyle />
        <AuthProvider session={session}>
          <Router>
            <LinkProvider component={RouterLink}>{children}</LinkProvider>
          </Router>
        </AuthProvider>
      </ClockProvider>
    </LanguageProvider>
  );
}
