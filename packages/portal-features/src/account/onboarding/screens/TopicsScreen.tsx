import { Container, PageHeader, Stack } from '@sakina/design-system';
import { paths } from '@sakina/platform/domain';
import { Suspense, useEffect } from 'react';
import { EarlierUnread, useEarlierAnswers } from '../../shared/application-form/index.ts';
import { LoadingForm, lazyPanel } from '../../../shared/index.ts';
import { useOnboardingText } from '../messages/index.ts';

/** The page can be read before the code of its fields has loaded (FAST-1). */
const LazyTopicsQuestions = lazyPanel(() => import('../components/TopicsQuestions.tsx').then((m) => m.TopicsQuestions));

export interface TopicsScreenProps {
  /** The path the user came for, checked by the app; left out, the matching providers come next. */
  onward?: string | undefined;
}

/** The shortest onboarding: topics the user wants help with (ROUTE-10). */
export function TopicsScreen({ onward }: TopicsScreenProps) {
  const t = useOnboardingText();
  const { user, isLoading, earlier, error, reload } = useEarlierAnswers('TOPICS');
  // Load the questions while sign-in is being checked.
  useEffect(() => LazyTopicsQuestions.preload(), []);
  const loading = <LoadingForm label={t('loading')} />;
  return (
    <Container width="text" pad="page">
      <Stack gap="x4">
        <PageHeader title={t('topics.title')} lead={t('topics.lead')} />
        {isLoading ? (
          loading
        ) : (
          // The questions suspend while their texts load; the page around them stays.
          <Suspense fallback={loading}>
            {error && (
              <EarlierUnread error={error} title={t('earlier.failed')} onRetry={reload}>
                {t('earlier.failedBody')}
              </EarlierUnread>
            )}
            <LazyTopicsQuestions
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
