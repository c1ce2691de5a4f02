import { Badge, Inline, Section, Stack, Text } from '@sakina/design-system';
import { useFormat } from '@sakina/platform/react';
import { useReferralText } from './messages/index.ts';
import { useReferrals } from './use-referrals.ts';

/** Clients whom other providers have referred to the reader, with what the client agreed to share; nothing while there is none. */
export function ReceivedReferrals() {
  const t = useReferralText();
  const format = useFormat();
  const received = (useReferrals().data?.items ?? []).filter(({ side }) => side === 'TO');
  if (received.length === 0) return null;
  return (
    <Section title={t('received.title')} headingSize="lg">
      <Stack as="ul" gap="x2" aria-label={t('received.title')}>
        {received.map(({ id, client, from, letter, goals, sessionCount, isBooked }) => (
          <li key={id}>
            <Inline gap="x1">
              <Text as="strong" weight="strong">
                {t('received.from', { client: client.displayName, from: from.displayName })}
              </Text>
              <Badge tone={isBooked ? 'success' : 'neutral'}>{t(`received.${isBooked ? 'BOOKED' : 'ACCEPTED'}`)}</Badge>
            </Inline>
            <Text size="sm" dir="auto">
              {letter}
            </Text>
            {goals && goals.length > 0 && <Text size="sm">{t('received.goals', { goals: format.list(goals) })}</Text>}
            {sessionCount !== null && <Text size="sm">{t('received.sessions', { count: sessionCount })}</Text>}
          </li>
        ))}
      </Stack>
    </Section>
  );
}
