import { Badge, Inline, Link, Stack, Text } from '@sakina/design-system';
import type { Circle } from '@sakina/platform/contract';
import { paths } from '@sakina/platform/domain';
import { useCommunityText } from '../messages/index.ts';
import { useInsideText } from '../messages/inside/index.ts';
import { CirclePlaceBadge } from './CirclePlaceBadge.tsx';
import { useLabels } from './use-labels.ts';

/** What a circle is for, how many are in it, and who looks after it. */
export function CircleFacts({ circle }: { circle: Circle }) {
  const t = useInsideText();
  const community = useCommunityText();
  const labels = useLabels();
  const { description, kind, topics, language, memberCount, moderators } = circle;
  return (
    <Stack gap="x1">
      <Text measure dir="auto">
        {description}
      </Text>
      <Inline gap="x1">
        <CirclePlaceBadge circle={circle} />
        <Badge>{community(`kind.${kind}`)}</Badge>
        <Text as="span" size="sm" tone="muted">
          {t('circle.facts', {
            members: memberCount,
            topics: labels.topics(topics),
            language: labels.language(language),
          })}
        </Text>
      </Inline>
      <Inline gap="x1">
        <Text as="span" size="sm" tone="muted">
          {t('circle.moderators')}
        </Text>
        {moderators.map(({ providerId, displayName, isOwnProvider }) => (
          <Inline key={providerId} gap="half">
            <Link variant="standalone" href={paths.therapist(providerId)}>
              <bdi>{displayName}</bdi>
            </Link>
            {isOwnProvider && <Badge>{t('circle.ownProvider')}</Badge>}
          </Inline>
        ))}
      </Inline>
    </Stack>
  );
}
