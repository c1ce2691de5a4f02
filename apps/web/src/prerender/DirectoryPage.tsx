import { DirectoryShell } from '@sakina/portal-features/care/directory/shell';
import { Suspense } from 'react';
import { matchPath } from 'react-router-dom';
import type { AppProps } from '../App.tsx';
import { SharedFrame } from '../frames/SharedFrame.tsx';
import { DocumentTitle } from '../routes/DocumentTitle.tsx';
import { routeTable } from '../routes/route-table.ts';
import { AppProviders } from '../AppProviders.tsx';

export interface DirectoryPageProps extends AppProps {
  path: string;
  /** Whose directory it is. */
  about: 'all' | 'leaders';
}

/**
 * A directory before its list is there, in the frame that the app puts around it: who is listed the server alone knows.
 */
export function DirectoryPage({ path, about, ...surroundings }: DirectoryPageProps) {
  const route = routeTable.find(({ pattern }) => matchPath(pattern, path));
  if (!route) throw new Error(`${path} is no address of the product`);
  return (
    <AppProviders {...surroundings}>
      <Suspense>
        <DocumentTitle message={route.title} />
        <SharedFrame>
          <DirectoryShell about={about} />
        </SharedFrame>
      </Suspense>
    </AppProviders>
  );
}
