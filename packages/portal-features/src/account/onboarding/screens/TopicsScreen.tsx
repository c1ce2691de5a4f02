import { Container, PageHeader, Stack } from '@sakina/design-system';
import { paths } from '@sakina/platform/domain';
import { useEffect } from 'react';
import { AfterEarlier, useEarlierAnswers } from '../../shared/application-form/index.ts';
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
  const read = useEarlierAnswers('TOPICS');
  const { user, earlier } = read;
  // Load the questions while sign-in is being checked.
  useEffect(() => LazyTopicsQuestions.preload(), []);
  const loading = <LoadingForm label={t('loading')} />;
  return (
    <Container width="text" pad="page">
      <Stack gap="x4">
        <PageHeader title={t('topics.title')} lead={t('topics.lead')} />
        <AfterEarlier
          read={read}
          failed={{ title: t('earlier.failed'), body: t('earlier.failedBody') }}
          loading={loading}
        >
          <LazyTopicsQuestions
            key={user?.id ?? ''}
            earlier={earlier}
            returnTo={paths.onboardingTopics({ redirect: onward })}
            onward={onward}
            loading={loading}
          />
        </AfterEarlier>
      </Stack>
    </Container>
  );
}
