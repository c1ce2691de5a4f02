import { Banner, LineBreaks, Stack, Text } from '@sakina/design-system';
import { isAtNight } from '@sakina/platform/domain';
import { useBookingText } from '../messages/index.ts';
import type { TimeSpan } from '../model/opening.ts';
import { useWhen } from './use-when.ts';

export interface ChosenTimeProps {
  /** The chosen time, or null. */
  span: TimeSpan | null;
  /** IANA zone of the provider. */
  providerZone: string;
  /** Name of the provider. */
  providerName: string;
}

/**
 * The chosen time in words, in both zones, and whether it is night for the provider then; a screen reader announces
 * changes.
 */
export function ChosenTime({ span, providerZone, providerName }: ChosenTimeProps) {
  const t = useBookingText();
  const when = useWhen();
  const words = span && when(span, providerZone);
  return (
    <div aria-live="polite">
      {words && (
        <Stack gap="half">
          <Text size="sm" tone="muted">
            {t('time.chosen')}
          </Text>
          <Text as="strong" weight="strong">
            <LineBreaks>{words.own}</LineBreaks>
          </Text>
          {words.other && (
            <Text size="sm" tone="muted">
              <LineBreaks>{t('time.forOther', { name: providerName, when: words.other })}</LineBreaks>
            </Text>
          )}
          {words.other && isAtNight(span.startsAt, providerZone) && (
            <Banner tone="warning" urgency="none" title={t('time.night.title', { name: providerName })}>
              {t('time.night.body')}
            </Banner>
          )}
        </Stack>
      )}
    </div>
  );
}
