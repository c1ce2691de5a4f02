import { Link, Section, Stack, Text } from '@sakina/design-system';
import { listReferrals } from '@sakina/platform/contract';
import { paths } from '@sakina/platform/domain';
import { useFormat, useOperation } from '@sakina/platform/react';
import { useReferralText } from './messages/index.ts';
import { isWaitingForReply } from './referral-state.ts';

/** Referrals that wait for the reader’s answer, each with the way to where it is given; nothing while there is none. */
export function WaitingReferrals() {
  const t = useReferralText();
  const format = useFormat();
  const waiting = (useOperation(listReferrals, {}).data?.items ?? []).filter(isWaitingForReply);
  if (waiting.length === 0) return null;
  return (
    <Section title={t('waiting.title')} headingSize="lg">
      <Stack as="ul" gap="x1" aria-label={t('waiting.title')}>
        {waiting.map(({ id, client, from, answeredAt, sentAt }) => (
          <li key={id}>
            <Link variant="standalone" href={paths.providerPortal()}>
              {t('received.from', { client: client.displayName, from: from.displayName })}
            </Link>
            <Text size="sm" tone="muted">
              {t('waiting.since', { day: format.dayInSentence(answeredAt ?? sentAt) })}
            </Text>
          </li>
        ))}
      </Stack>
    </Section>
  );
}
