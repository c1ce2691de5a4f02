import { Badge, Inline, LinkCard, Text } from '@sakina/design-system';
import type { Circle } from '@sakina/platform/contract';
import { useFormat } from '@sakina/platform/react';
import { useCommunityText } from '../messages/index.ts';
import { relativeTime } from '../model/relative-time.ts';
import { CirclePlaceBadge } from './CirclePlaceBadge.tsx';
import { usePlace } from './place.ts';
import { useLabels } from './use-labels.ts';

/** One circle in the list: what it is for, who may be in it, how much goes on, and the reader’s own place. */
export function CircleCard({ circle }: { circle: Circle }) {
  const t = useCommunityText();
  const format = useFormat();
  const labels = useLabels();
  const { href, now } = usePlace();
  const { name, description, kind, language, topics, memberCount, postCount, lastActivityAt } = circle;
  const isForeign = !format.locale.startsWith(language);
  return (
    <LinkCard as="li" href={href({ circle: circle.id })} title={<bdi>{name}</bdi>}>
      <Text size="md">
        <bdi>{description}</bdi>
      </Text>
      <Inline gap="x1">
        <CirclePlaceBadge circle={circle} />
        {kind !== 'OPEN' && <Badge>{t(`kind.${kind}`)}</Badge>}
        {isForeign && <Badge>{labels.language(language)}</Badge>}
      </Inline>
      <Text size="sm" tone="muted">
        {labels.topics(topics)}
      </Text>
      <Text size="sm" tone="muted">
        {lastActivityAt === null
          ? t('circles.quiet', { members: memberCount })
          : t('circles.active', {
              members: memberCount,
              posts: postCount,
              ago: relativeTime(Date.parse(lastActivityAt), now, format.locale, format.timeZone),
            })}
      </Text>
    </LinkCard>
  );
}
