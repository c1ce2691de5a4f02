import { BadgeCheck, Hourglass } from 'lucide-react';
import { Badge } from '@sakina/design-system';
import type { ProviderSummary } from '@sakina/platform/contract';
import { useDirectoryText } from '../messages/index.ts';

/** Whether the credentials are checked, and whether new clients are taken, as badges. */
export function Standing({
  verification,
  acceptingNewClients,
}: Pick<ProviderSummary, 'verification' | 'acceptingNewClients'>) {
  const t = useDirectoryText();
  return (
    <>
      {verification === 'VERIFIED' && (
        <Badge tone="success" icon={<BadgeCheck aria-hidden />}>
          {t('verification.VERIFIED')}
        </Badge>
      )}
      {verification === 'PENDING' && (
        <Badge tone="info" icon={<Hourglass aria-hidden />}>
          {t('verification.PENDING')}
        </Badge>
      )}
      {verification === 'LAPSED' && <Badge tone="warning">{t('verification.LAPSED')}</Badge>}
      {!acceptingNewClients && <Badge>{t('accepting.no')}</Badge>}
    </>
  );
}
