import { Stack, Text } from '@sakina/design-system';
import type { Appointment } from '@sakina/platform/contract';
import { useFormat } from '@sakina/platform/react';
import { useCancellationText } from './messages/index.ts';

export interface CancellationFactsProps {
  appointment: Pick<Appointment, 'cancellation' | 'client'>;
  /** The zone of the times; the provider's own where it is left out. */
  timeZone?: string;
}

/**
 * What a provider reads of a cancelled session, or of a request that came to nothing: by whom and when, why, in whose
 * words, and the fee (CALL-13).
 */
export function CancellationFacts({ appointment, timeZone }: CancellationFactsProps) {
  const t = useCancellationText();
  const format = useFormat();
  const { cancellation, client } = appointment;
  if (!cancellation) return null;
  const { by, at, reason, fee, waivedBecause, wasRequest } = cancellation;
  const when = { day: format.day(at, timeZone), time: format.time(at, timeZone) };
  return (
    <Stack gap="half">
      <Text>{t(`${wasRequest ? 'request' : 'by'}.${by}`, { client: client.displayName, ...when })}</Text>
      <Text>{t('reason', { reason: t(`code.${reason.code}`) })}</Text>
      {reason.text !== null && <Text dir="auto">{t('reason.words', { words: reason.text })}</Text>}
      <Text>
        {waivedBecause !== undefined
          ? t('fee.waived', { reason: waivedBecause })
          : t(fee.amountMinor > 0 ? 'fee' : 'fee.none', { fee: format.money(fee) })}
      </Text>
    </Stack>
  );
}
