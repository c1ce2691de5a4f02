import { Banner, Link } from '@sakina/design-system';
import type { AdminSafetyAlertDetail } from '@sakina/platform/contract';
import { dial, shownNumber } from '@sakina/platform/domain';
import { usePlaceTime } from '../../shared/index.ts';
import { useAdminSafetyText } from '../messages/index.ts';

/** Who is on call for danger, until when and how to reach them; that no one is, is said as danger. */
export function OnCall({ person }: { person: AdminSafetyAlertDetail['onCall'] }) {
  const t = useAdminSafetyText();
  const moment = usePlaceTime();
  if (person === null)
    return (
      <Banner tone="danger" title={t('onCall.noOne')} urgency="none">
        {t('onCall.noOne.body')}
      </Banner>
    );
  const { displayName, phone, until } = person;
  return (
    <Banner
      title={t('onCall', { name: displayName, until: moment(until) })}
      urgency="none"
      actions={<Link href={dial(phone)}>{t('call', { name: displayName, phone: shownNumber(phone) })}</Link>}
    />
  );
}
