import { lazyPart } from '@sakina/design-system';
import { useLocation, useParams } from 'react-router-dom';
import { Page } from './Page.tsx';
import type { AppRoute } from './route-table.ts';

/** Access of the public profile at `/@name`, which the route table cannot express. */
export const publicProfile: AppRoute = {
  pattern: '/:handle',
  access: 'open',
  frame: 'shared',
  title: 'title.publicProfile',
  screen: lazyPart(() => import('./screens/provider-profile.tsx').then((m) => m.PublicProfilePage)),
  needsRuntime: true,
};

/**
 * `/@name` (ROUTE-11). The router matches whole segments, so the @ is looked for here; any other single segment is not
 * found.
 */
export function HandlePage({ notFound }: { notFound: AppRoute }) {
  const { handle = '' } = useParams();
  const { pathname } = useLocation();
  const isHandle = handle.length > 1 && handle.startsWith('@') && pathname.split('/').filter(Boolean).length === 1;
  return <Page route={isHandle ? publicProfile : notFound} />;
}
