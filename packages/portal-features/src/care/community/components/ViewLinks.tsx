import { PlaceLinks } from '../../../shared/index.ts';
import { VIEWS } from '../model/address.ts';
import { useCommunityText } from '../messages/index.ts';
import { usePlace } from './place.ts';

/** The lists of the community, for someone signed in: all, and the reader’s own. */
export function ViewLinks() {
  const t = useCommunityText();
  const { address, isFlat, isSignedIn, href } = usePlace();
  if (!isSignedIn) return null;
  return (
    <PlaceLinks
      label={t('views.label')}
      places={VIEWS.map((view) => ({
        href: href({ view }),
        label: t(view === 'start' ? (isFlat ? 'views.all' : 'views.circles') : `views.${view}`),
        isCurrent: view === address.view,
      }))}
    />
  );
}
