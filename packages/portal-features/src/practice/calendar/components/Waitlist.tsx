import { Button, EmptyState, Inline, Section, Stack, Text } from '@sakina/design-system';
import { listWaitlist } from '@sakina/platform/contract';
import type { WaitlistEntry } from '@sakina/platform/contract';
import { useFormat, useOperation } from '@sakina/platform/react';
import { LoadingLines, ReadList } from '../../../shared/index.ts';
import { useWhen } from '../../../shared/when/index.ts';
import { useProviderCalendarText } from '../messages/index.ts';
import { useWishText } from './use-wish-text.ts';

export interface WaitlistProps {
  /** IANA zone in which its times are. */
  timeZone: string;
  /** Called to offer a time to someone. */
  onOffer: (entry: WaitlistEntry) => void;
}

/** Who waits for a time with the provider, those first who have waited longest, with what they ask for. */
export function Waitlist({ timeZone, onOffer }: WaitlistProps) {
  const t = useProviderCalendarText();
  return (
    <Section title={t('waiting.title')} description={t('waiting.help')}>
      <ReadList
        read={useOperation(listWaitlist, { query: { as: 'provider', status: ['WAITING', 'OFFERED', 'EXPIRED'] } })}
        loading={<LoadingLines label={t('waiting.loading')} lines={[3]} />}
        empty={
          <EmptyState title={t('waiting.empty')} illustration={null} headingLevel={3}>
            {t('waiting.empty.body')}
          </EmptyState>
        }
        gap="x2"
      >
        {(entry) => (
          <li key={entry.id}>
            <Waiting entry={entry} timeZone={timeZone} onOffer={onOffer} />
          </li>
        )}
      </ReadList>
    </Section>
  );
}

function Waiting({ entry, timeZone, onOffer }: WaitlistProps & { entry: WaitlistEntry }) {
  const t = useProviderCalendarText();
  const format = useFormat();
  const when = useWhen();
  const wishWords = useWishText();
  const { client, words, status, offer, joinedAt, provider, wishes } = entry;
  return (
    <Stack gap="half">
      <Text weight="strong">
        <bdi>{client.displayName}</bdi>
      </Text>
      <Text size="sm" tone="muted">
        {t(provider ? 'waiting.since' : 'waiting.since.any', { day: format.date(joinedAt.slice(0, 10)) })}
      </Text>
      {wishWords(wishes).map((line) => (
        <Text key={line} size="sm">
          {line}
        </Text>
      ))}
      {words && (
        <Text size="sm">
          <bdi>{words}</bdi>
        </Text>
      )}
      {offer && status !== 'WAITING' && (
        <Text size="sm" tone={status === 'EXPIRED' ? 'warning' : 'default'}>
          {t(`waiting.offer.${status === 'EXPIRED' ? 'EXPIRED' : 'OFFERED'}`, {
            when: when(offer, timeZone),
            until: t('series.moment', {
              day: format.day(offer.expiresAt, timeZone),
              time: format.time(offer.expiresAt, timeZone),
            }),
          })}
        </Text>
      )}
      {status !== 'OFFERED' && (
        <Inline>
          <Button
            size="small"
            variant="secondary"
            aria-label={t('waiting.offer.label', { client: client.displayName })}
            onPress={() => onOffer(entry)}
          >
            {t('waiting.offer')}
          </Button>
        </Inline>
      )}
    </Stack>
  );
}
