import { Section, Text } from '@sakina/design-system';
import type { ProviderProfile } from '@sakina/platform/contract';
import { isAlwaysFree } from '@sakina/platform/domain';
import { useFormat } from '@sakina/platform/react';
import { useDirectoryText } from '../messages/index.ts';

/** The provider's rule for cancelling, in words. */
export function Policy({ provider }: { provider: ProviderProfile }) {
  const t = useDirectoryText();
  const format = useFormat();
  const { freeUntilHours, lateFeePercent } = provider.cancellationPolicy;
  const late = t('policy.late', {
    isAll: lateFeePercent === 100 ? 'yes' : 'no',
    share: format.percent(lateFeePercent),
  });
  const words = isAlwaysFree(provider.cancellationPolicy)
    ? t('policy.alwaysFree')
    : `${t('policy.free', { hours: freeUntilHours })} ${late}`;
  return (
    <Section title={t('policy.title')}>
      <Text measure>{words}</Text>
    </Section>
  );
}
