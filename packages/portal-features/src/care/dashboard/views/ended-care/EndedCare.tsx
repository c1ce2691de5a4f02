import { ButtonLink, FormActions, Link, Section, Stack, Text } from '@sakina/design-system';
import { listEndedCare } from '@sakina/platform/contract';
import type { EndedCare as Ended } from '@sakina/platform/contract';
import { paths } from '@sakina/platform/domain';
import { useFormat, useNow, useOperation } from '@sakina/platform/react';
import { pathTo } from '../../model/place.ts';
import { useEndedCareText } from './messages/index.ts';

/** For how long the home says that care has ended. */
const SHOWN_MS = 30 * 86_400_000;

/**
 * Says that a provider has ended the person's care, what remains available and how to come back; for a month after it
 * ended. It says nothing where no care ended, and nothing of the summary.
 */
export function EndedCare() {
  const now = useNow();
  const read = useOperation(listEndedCare, {});
  const recent = (read.data?.items ?? []).filter(({ endedAt }) => now - Date.parse(endedAt) < SHOWN_MS);
  return recent.map((ended) => <Notice key={ended.provider.id} ended={ended} />);
}

function Notice({ ended: { provider, endedAt, referral, isProviderAway } }: { ended: Ended }) {
  const t = useEndedCareText();
  const format = useFormat();
  const name = provider.displayName;
  return (
    <Section title={t('title', { name })}>
      <Stack gap="x1">
        <Text>
          <bdi>
            {t('when', { day: format.shortDate(endedAt) })} {referral !== null && t('referral', { name, referral })}
          </bdi>
        </Text>
        <Text measure>{t('remains')}</Text>
        {!isProviderAway && <Text measure>{t('return', { name })}</Text>}
        <FormActions>
          <ButtonLink variant={isProviderAway ? 'secondary' : 'quiet'} href={paths.findTherapist()}>
            {t('find')}
          </ButtonLink>
          {!isProviderAway && (
            <ButtonLink variant="secondary" href={paths.booking(provider.id)} aria-label={t('askOf', { name })}>
              {t('ask')}
            </ButtonLink>
          )}
        </FormActions>
        <Text size="sm">
          <Link href={pathTo('plan')}>{t('records')}</Link> · <Link href={paths.safetyPlan()}>{t('help')}</Link>
        </Text>
      </Stack>
    </Section>
  );
}
