import { Badge, Button, Link, Stack, Text, theme } from '@sakina/design-system';
import type { WaitlistEntry } from '@sakina/platform/contract';
import { useFormat } from '@sakina/platform/react';
import styled from 'styled-components';
import { pathTo } from '../../model/place.ts';
import { useWaitlistText } from './messages/index.ts';
import { useWishText } from './use-wish-text.ts';

const Root = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  justify-content: space-between;
  gap: ${theme.space.x1} ${theme.space.x2};
  padding-block: ${theme.space.x2};
  border-block-end: 1px solid ${theme.color.hairline};
  &:last-child { border-block-end: 0; }
`;

export interface WaitingRowProps {
  /** The place on a waitlist that it is about. */
  entry: WaitlistEntry;
  /** Asks whether to leave. */
  onLeave: () => void;
}

/** A place in line: for whom, since when, how many are before, and what was wished for. */
export function WaitingRow({ entry, onLeave }: WaitingRowProps) {
  const t = useWaitlistText();
  const format = useFormat();
  const wishes = useWishText()(entry.wishes);
  const { provider, joinedAt, ahead, words, offer } = entry;
  const name = provider?.displayName ?? t('any');
  return (
    <Root>
      <Stack gap="half">
        <Text as="strong" weight="strong">
          <bdi>{name}</bdi>
        </Text>
        <Text size="sm" tone="muted">
          {[t('since', { day: format.shortDate(joinedAt) }), ahead === null ? '' : t('ahead', { count: ahead })]
            .filter(Boolean)
            .join('. ')}
        </Text>
        {wishes && <Text size="sm">{t('wishes', { wishes })}</Text>}
        {words && (
          <Text size="sm" dir="auto">
            {words}
          </Text>
        )}
        {/* An offer that lapsed between two readings may still be called open. */}
        {offer && <Text size="sm">{t('expired', { day: format.day(offer.startsAt) })}</Text>}
      </Stack>
      <Button variant="quiet" size="small" isFlush aria-label={t('leaveNamed', { name })} onPress={onLeave}>
        {t('leave')}
      </Button>
    </Root>
  );
}

/** A place that is over: it led to a session, or was left. */
export function OverRow({ entry }: { entry: WaitlistEntry }) {
  const t = useWaitlistText();
  const format = useFormat();
  const { provider, offer, joinedAt, status } = entry;
  const isBooked = status === 'BOOKED';
  return (
    <Root>
      <Stack gap="half">
        <Text as="strong" weight="strong">
          <bdi>{(isBooked ? offer?.provider.displayName : undefined) ?? provider?.displayName ?? t('any')}</bdi>
        </Text>
        <Text size="sm" tone="muted">
          {t('since', { day: format.shortDate(joinedAt) })}
        </Text>
        {isBooked && (
          <Link variant="standalone" href={pathTo('home')}>
            {t('bookedLink')}
          </Link>
        )}
      </Stack>
      <Badge tone={isBooked ? 'success' : 'neutral'}>{t(isBooked ? 'booked' : 'left')}</Badge>
    </Root>
  );
}
