import { Banner, Link } from '@sakina/design-system';
import type { CredentialsCheck } from '@sakina/platform/contract';
import { product } from '@sakina/platform/domain';
import { useFormat } from '@sakina/platform/react';
import { useHeldBackText } from './messages/index.ts';

export interface SuspendedListingProps {
  suspension: NonNullable<CredentialsCheck['suspension']>;
}

/**
 * Says to a provider that an administrator has suspended their listing: since when, why, what it means, and whom to
 * write to.
 */
export function SuspendedListing({ suspension: { at, reason } }: SuspendedListingProps) {
  const t = useHeldBackText();
  const format = useFormat();
  return (
    <Banner tone="danger" urgency="none" title={t('listing.title')}>
      {t('listing.why', { day: format.shortDate(at), reason })} {t('listing.effect')} {t('listing.way')}{' '}
      <Link href={`mailto:${product.supportEmail}`}>{product.supportEmail}</Link>
    </Banner>
  );
}
