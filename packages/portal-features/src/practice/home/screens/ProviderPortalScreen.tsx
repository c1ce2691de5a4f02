import { Container } from '@sakina/design-system';
import { RouteMoved, useHasMoved } from '../../../shared/index.ts';
import { usePageName } from '../../../shared/page-name/index.ts';
import { LateNotices } from '../components/late-parts.tsx';
import { PortalPlaces } from '../components/PortalPlaces.tsx';
import { Today } from '../components/Today.tsx';
import { useProviderHomeText } from '../messages/index.ts';
import type { PortalView } from '../model/place.ts';

export interface ProviderPortalScreenProps {
  /**
   * The part of the home that is looked at; the app reads it from the address.
   * @default 'today'
   */
  view?: PortalView;
}

/** The provider's home (ROUTE-27): the day, and behind it what the provider was notified of. */
export function ProviderPortalScreen({ view = 'today' }: ProviderPortalScreenProps) {
  const t = useProviderHomeText();
  usePageName(t(`places.${view}`));
  const hasMoved = useHasMoved(view);
  return (
    <Container pad="page">
      <PortalPlaces current={view} />
      <RouteMoved value={hasMoved}>{view === 'today' ? <Today /> : <LateNotices />}</RouteMoved>
    </Container>
  );
}
