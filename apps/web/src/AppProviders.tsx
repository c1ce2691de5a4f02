import { GlobalStyle, LinkProvider } from '@sakina/design-system';
import { ClockProvider } from '@sakina/platform/react/environment';
import { AuthProvider } from '@sakina/platform/react/session';
import type { ComponentType, ReactNode } from 'react';
import type { Environment } from './boot/environment.ts';
import { LanguageProvider } from './boot/language-context.tsx';
import { session } from './session/session.ts';
import { RouterLink } from './routes/RouterLink.tsx';

export interface AppProvidersProps {
  /** Clock and initial language. */
  environment: Environment;
  /** Reads and writes the address: the browser's, or a single fixed address while prerendering. */
  Router: ComponentType<{ children: ReactNode }>;
  children: ReactNode;
}

/** Providers around every page, rendered in the browser or at build time: environment, session, router. */
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
