import { GlobalStyle, LinkProvider } from '@sakina/design-system';
import { ClockProvider } from '@sakina/platform/react/environment';
import { AuthProvider } from '@sakina/platform/react/session';
import { DirectoryShell } from '@sakina/portal-features/directory/shell';
import { Suspense } from 'react';
import { matchPath } from 'react-router-dom';
import type { AppProps } from '../App.tsx';
import { LanguageProvider } from '../boot/language-context.tsx';
import { session } from '../boot/session-context.ts';
import { SharedFrame } from '../frames/SharedFrame.tsx';
import { DocumentTitle } from '../routes/DocumentTitle.tsx';
import { routeTable } from '../routes/route-table.ts';
import { RouterLink } from '../routes/RouterLink.tsx';

export interface DirectoryPageProps extends AppProps {
  path: string;
  /** Whose directory it is. */
  about: 'all' | 'leaders';
}

/** A directory before its list is there, in the frame that the app puts around it: who is listed the server alone knows. */
export function DirectoryPage({ environment, Router, path, about }: DirectoryPageProps) {
  const route = routeTable.find(({ pattern }) => matchPath(pattern, path));
  if (!route) throw new Error(`${path} is no address of the product`);
  return (
    <LanguageProvider initial={environment.language}>
      <ClockProvider clock={environment.clock}>
        <GlobalStyle />
        <AuthProvider session={session}>
          <Router>
            <LinkProvider component={RouterLink}>
              <Suspense>
                <DocumentTitle message={route.title} />
                <SharedFrame><DirectoryShell about={about} /></SharedFrame>
              </Suspense>
            </LinkProvider>
          </Router>
        </AuthProvider>
      </ClockProvider>
    </LanguageProvider>
  );
}
