import { theme } from '@sakina/design-system';
import styled from 'styled-components';
import { PlaceLinks } from '../../../shared/index.ts';
import { useNotifications } from '../../../shared/notices/use-notifications.ts';
import { useProviderHomeText } from '../messages/index.ts';
import { portalPath, PORTAL_VIEWS } from '../model/place.ts';
import type { PortalView } from '../model/place.ts';

const Above = styled.div`margin-block-end: ${theme.space.x3};`;

/** The ways between the parts of a provider's home, with how much is new behind each. */
export function PortalPlaces({ current }: { current: PortalView }) {
  const t = useProviderHomeText();
  const count = useNotifications().data?.unread ?? 0;
  return (
    <Above>
      <PlaceLinks
        label={t('places.label')}
        places={PORTAL_VIEWS.map((view) => ({
          href: portalPath(view),
          label: t(`places.${view}`),
          isCurrent: view === current,
          ...(view === 'notifications' && { count, countWords: t('places.new', { count }) }),
        }))}
      />
    </Above>
  );
}
