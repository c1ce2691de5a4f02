import { Banner } from '@sakina/design-system';
import { useAdminSafetyText } from '../messages/index.ts';
import { meanwhileOf } from '../model/meanwhile.ts';

/** Says that someone else was first; what was typed stays to be copied. */
export function Meanwhile({ error }: { error: unknown }) {
  const t = useAdminSafetyText();
  const what = meanwhileOf(error);
  return (
    what && (
      <Banner tone="warning" urgency="assertive" title={t(`meanwhile.${what}`)}>
        {t('meanwhile.body')}
      </Banner>
    )
  );
}
