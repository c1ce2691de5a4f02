import { Link, Stack, Text } from '@sakina/design-system';
import type { Client } from '@sakina/platform/contract';
import { dial, phoneToCall } from '@sakina/platform/domain';
import { useClientsText } from '../messages/index.ts';
import { useMoment } from './use-moment.ts';

/**
 * How to reach a client and what they wrote last: the latest phone number with where it comes from, another one that
 * the record has, and the words of their latest booking. For the record and the card of an alert.
 */
export function ReachFacts({ client }: { client: Client }) {
  const t = useClientsText();
  const moment = useMoment();
  const { latestPhone, latestReason, phone } = client;
  const number = phoneToCall(client);
  return (
    <Stack gap="half">
      {number === null ? (
        <Text size="sm">{t('flag.noPhone')}</Text>
      ) : (
        <Text size="sm">
          <Link href={dial(number)}>{t('flag.call', { phone: number })}</Link>
          {latestPhone && ` · ${t(`reach.${latestPhone.source}`, { moment: moment(latestPhone.at, 'sentence') })}`}
        </Text>
      )}
      {phone !== null && phone !== number && (
        <Text size="sm">
          <Link href={dial(phone)}>{t('flag.call', { phone })}</Link>
          {` · ${t('reach.other')}`}
        </Text>
      )}
      {latestReason && (
        <Text size="sm" measure>
          <bdi>{t('reach.reason', { words: latestReason.text, moment: moment(latestReason.at, 'sentence') })}</bdi>
        </Text>
      )}
    </Stack>
  );
}
