import { Banner } from '@sakina/design-system';
import { useAdminSafetyText } from '../../messages/index.ts';

/** Says that a request does not wait any more; what was typed stays to be copied. */
export function TooLate() {
  const t = useAdminSafetyText();
  return (
    <Banner tone="warning" urgency="assertive" title={t('tooLate.title')}>
      {t('meanwhile.body')}
    </Banner>
  );
}
