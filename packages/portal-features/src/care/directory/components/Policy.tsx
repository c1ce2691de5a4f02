import { Section, Text } from '@sakina/design-system';
import type { ProviderProfile } from '@sakina/platform/contract';
import { isAlwaysFree } from '@sakina/platform/domain';
import { useDirectoryText } from '../messages/index.ts';

/** The provider's rule for cancelling, in words. */
export function Policy({ provider }: { provider: ProviderProfile }) {
  const t = useDirectoryText();
  const { freeUntilHours, lateFeePercent } = provider.cancellationPolicy;
  const words = isAlwaysFree(provider.cancellationPolicy)
    ? t('policy.alwaysFree')
    : `${t('policy.free', { hours: freeUntilHours })} ${t('policy.late', { percent: lateFeePercent })}`;
  return (
    <Section title={t('policy.title')}>
      <Text measure>{words}</Text>
    </Section>
  );
}
