import { Heading, KeyValueList, Stack, Text } from '@sakina/design-system';
import type { ClaimStatusReport } from '@sakina/platform/contract';
import { useFormat } from '@sakina/platform/react';
import { useInsuranceText } from '../messages/index.ts';

/**
 * The client's track: their share, what they have paid for the session, and what is left of it; nothing before a
 * decision.
 */
export function ClientTrack({ report: { clientShare } }: { report: ClaimStatusReport }) {
  const t = useInsuranceText();
  const format = useFormat();
  const balance = clientShare?.balance.amountMinor ?? 0;
  return (
    <Stack as="section" gap="x2" aria-label={t('track.client')}>
      <Heading level={3} size="md">
        {t('track.client')}
      </Heading>
      {clientShare ? (
        <KeyValueList
          layout="split"
          items={[
            { term: t('share.responsibility'), value: format.money(clientShare.responsibility) },
            { term: t('share.paid'), value: format.money(clientShare.paid) },
            ...(clientShare.writtenOff.amountMinor > 0
              ? [{ term: t('share.writtenOff'), value: format.money(clientShare.writtenOff) }]
              : []),
            {
              term: t(balance < 0 ? 'share.refund' : balance === 0 ? 'share.settled' : 'share.owes'),
              value: format.money({ ...clientShare.balance, amountMinor: Math.abs(balance) }),
            },
            ...(clientShare.billed.amountMinor > 0
              ? [{ term: t('share.billed'), value: format.money(clientShare.billed) }]
              : []),
          ]}
        />
      ) : (
        <Text tone="muted" measure>
          {t('share.none')}
        </Text>
      )}
    </Stack>
  );
}
