import { Banner } from '@sakina/design-system';
import { listEndedCare } from '@sakina/platform/contract';
import type { ProviderProfile } from '@sakina/platform/contract';
import { useOperation } from '@sakina/platform/react';
import { useBookingText } from '../messages/index.ts';

/** Says before the booking that it is a request, where the provider has ended the person's care (CLOUD-613). */
export function RequestNotice({ profile }: { profile: ProviderProfile }) {
  const t = useBookingText();
  const read = useOperation(listEndedCare, {});
  if (!read.data?.items.some(({ provider }) => provider.id === profile.id)) return null;
  return (
    <Banner tone="info" urgency="none" title={t('review.request')}>
      {t('review.requestBody', { name: profile.displayName })}
    </Banner>
  );
}
