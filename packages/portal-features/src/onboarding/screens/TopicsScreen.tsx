import { Container, PageHeader, Stack } from '@sakina/design-system';
import { paths } from '@sakina/platform/domain';
import { useAuth } from '@sakina/platform/react';
import { Suspense, useEffect } from 'react';
import { LoadingForm } from '../../shared/index.ts';
import { useOwnOnboarding } from '../api/use-own-onboarding.ts';
import { EarlierUnread } from '../components/EarlierNews.tsx';
import { LateTopics } from '../components/late-parts.ts';
import { useOnboardingText } from '../messages/index.ts';

export interface TopicsScreenProps {
  /** Where the person was on the way to, judged by the app; left out, those who can help are the next step. */
  onward?: string | undefined;
}

/** The shortest way in: what somebody wants help with (ROUTE-10). */
export function TopicsScreen({ onward }: TopicsScreenProps) {
  const t = useOnboardingText();
  const { status, user } = useAuth();
  const read = useOwnOnboarding(user !== null);
  // Meanwhile the questions come.
  useEffect(() => LateTopics.preload(), []);
  const isChecking = status === 'unchecked' || status === 'loading';
  // Only before the first answer: asking again after a failure must not take the form away with what was typed in it.
  const isReading = read.isLoading && read.error === undefined;
  const loading = <LoadingForm label={t('loading')} />;
  const earlier = read.data?.items.find(({ answers }) => answers.persona === 'TOPICS');
  return (
    <Container width="text" pad="page">
      <Stack gap="x4">
        <PageHeader title={t('topics.title')} lead={t('topics.lead')} />
        {isChecking || isReading ? (
          loading
        ) : (
          // The questions fetch their texts when first they are shown; the page around them must not vanish meanwhile.
          <Suspense fallback={loading}>
            {read.error && read.data === undefined && <EarlierUnread error={read.error} onRetry={read.reload} />}
            <LateTopics
              key={user?.id ?? ''}
              earlier={earlier}
              returnTo={paths.onboardingTopics({ redirect: onward })}
              onward={onward}
              loading={loading}
            />
          </Suspense>
        )}
      </Stack>
    </Container>
  );
}
