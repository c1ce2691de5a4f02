import { ButtonLink, Card, Heading, Stack, Text } from '@sakina/design-system';
import type { Broadcast } from '@sakina/platform/contract';
import { BroadcastFacts } from './BroadcastFacts.tsx';

export interface BroadcastCardProps {
  /** The broadcast that it is about. */
  broadcast: Broadcast;
  /** Address of its page, or undefined where nothing may lead there. */
  href: string | undefined;
  /** Words of the way there. */
  action: string;
  /** The same with its name, for who hears links without what stands around them. */
  actionName: string;
  /** One more line below the facts. */
  note?: string | undefined;
}

/** One broadcast of a list, with the way to its page. */
export function BroadcastCard({ broadcast, href, action, actionName, note }: BroadcastCardProps) {
  return (
    <Card as="li" padding="small">
      <Stack gap="x1" align="start">
        <Heading level={3} size="lg">
          <bdi>{broadcast.title}</bdi>
        </Heading>
        <BroadcastFacts broadcast={broadcast} linksHost={false} />
        {note !== undefined && (
          <Text size="sm" tone="muted">
            {note}
          </Text>
        )}
        {href !== undefined && (
          <ButtonLink
            href={href}
            variant={broadcast.status === 'LIVE' ? 'action' : 'secondary'}
            size="small"
            aria-label={actionName}
          >
            {action}
          </ButtonLink>
        )}
      </Stack>
    </Card>
  );
}
