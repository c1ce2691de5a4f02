import { Button, Inline, KeyValueList, Link, Stack, Status, Text } from '@sakina/design-system';
import type { AdminProviderDetail } from '@sakina/platform/contract';
import { paths } from '@sakina/platform/domain';
import { useFormat } from '@sakina/platform/react';
import { useState } from 'react';
import { Bulleted, lazyPanel, useSharedText } from '../../../shared/index.ts';
import { Facts, useAdminText, useMayDo, usePlaceTime } from '../../shared/index.ts';
import { useAdminProvidersText } from '../messages/index.ts';
import { useDayWords } from './use-words.ts';

const ListingDialog = lazyPanel(() => import('./ListingDialog.tsx').then((m) => m.ListingDialog));

/** Who a provider is, their papers, what was decided about them, and their place in the directory. */
export function ProviderDetails({ provider }: { provider: AdminProviderDetail }) {
  const t = useAdminProvidersText();
  const admin = useAdminText();
  const shared = useSharedText();
  const format = useFormat();
  const moment = usePlaceTime();
  const { day, ends } = useDayWords();
  const [isAsking, setAsking] = useState(false);
  const { suspension, verification } = provider;
  const mayList = useMayDo(suspension ? 'providers.reinstate' : 'providers.suspend');
  return (
    <Stack gap="x3">
      <Stack gap="x1">
        <Status tone={suspension ? 'danger' : verification === 'VERIFIED' ? 'success' : 'warning'}>
          {suspension ? t('listing.SUSPENDED') : admin(`verification.${verification}`)}
        </Status>
        {suspension && (
          <Text size="sm">
            {t('suspended.why', { when: moment(suspension.at), by: suspension.by, reason: suspension.reason })}
          </Text>
        )}
        {mayList && (
          <Inline>
            <Button size="small" variant={suspension ? 'secondary' : 'danger'} onPress={() => setAsking(true)}>
              {t(suspension ? 'reinstate' : 'suspend')}
            </Button>
          </Inline>
        )}
      </Stack>
      <KeyValueList
        items={[
          { term: t('column.kind'), value: shared(`kind.${provider.kind}`) },
          { term: t('column.verification'), value: admin(`verification.${verification}`) },
          { term: t('detail.email'), value: provider.email },
          { term: t('column.country'), value: format.country(provider.country) },
          { term: t('column.organization'), value: provider.organization?.name },
          { term: t('column.joinedOn'), value: day(provider.joinedOn) },
          { term: t('column.sessions'), value: format.number(provider.sessionCount) },
          { term: t('column.upcoming'), value: format.number(provider.upcomingSessionCount) },
        ]}
      />
      {provider.userId !== null && (
        <Link href={paths.adminUsers({ user: provider.userId })} variant="standalone">
          {t('detail.account')}
        </Link>
      )}
      <Facts title={t('detail.credentials')}>
        {provider.credentials.length === 0 ? (
          <Text tone="muted">{t('detail.noCredentials')}</Text>
        ) : (
          <Bulleted
            items={provider.credentials.map(({ title, issuer, number, verifiedOn, expiresOn }) =>
              t('detail.credential', {
                title,
                issuer,
                number: number ?? t('claim.noNumber'),
                verified: verifiedOn === null ? t('detail.unverified') : t('detail.verified', { day: day(verifiedOn) }),
                ends: expiresOn === null ? t('claim.noEnd') : ends(expiresOn),
              }),
            )}
          />
        )}
      </Facts>
      {provider.decisions.length > 0 && (
        <Facts title={t('detail.decisions')}>
          <Bulleted
            items={provider.decisions.map(({ decision, at, by, reason }) =>
              t('detail.decision', { decision: t(`decided.${decision}`), when: moment(at), by, reason }),
            )}
          />
        </Facts>
      )}
      {isAsking && <ListingDialog provider={provider} onClose={() => setAsking(false)} />}
    </Stack>
  );
}
