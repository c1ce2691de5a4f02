import { Badge } from '@sakina/design-system';
import type { Circle } from '@sakina/platform/contract';
import { useCommunityText } from '../messages/index.ts';

/** Where the reader stands in a circle, in two words; nothing for someone outside. */
export function CirclePlaceBadge({ circle: { membership } }: { circle: Circle }) {
  const t = useCommunityText();
  if (membership === null) return null;
  if (membership.isModerator)
    return (
      <Badge tone="info" icon={null}>
        {t('place.moderator')}
      </Badge>
    );
  if (membership.state === 'PENDING') return <Badge tone="warning">{t('place.pending')}</Badge>;
  if (membership.state === 'MEMBER') return <Badge tone="success">{t('place.member')}</Badge>;
  return null;
}
