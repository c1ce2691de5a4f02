import { ButtonLink, EmptyState, LoadingRegion, Section, Skeleton, Stack } from '@sakina/design-system';
import { listOwnOnboarding } from '@sakina/platform/contract';
import { useOperation } from '@sakina/platform/react';
import { paths } from '@sakina/platform/domain';
import { ReadView } from '../../../shared/index.ts';
import { useProfileText } from '../messages/index.ts';
import { AnswerFacts } from './AnswerFacts.tsx';

/** What the person answered when they came: seen here, changed where it was asked. */
export function AnswersPart() {
  const t = useProfileText();
  const read = useOperation(listOwnOnboarding, {});
  return (
    <Section title={t('answers.title')} description={t('answers.help')}>
      <ReadView
        read={read}
        loading={
          <LoadingRegion label={t('loading')}>
            <Skeleton lines={6} />
          </LoadingRegion>
        }
        isEmpty={({ items }) => items.length === 0}
        empty={
          <EmptyState
            headingLevel={3}
            illustration={null}
            title={t('answers.empty')}
            action={
              <ButtonLink variant="secondary" href={paths.onboardingPersona('patient')}>
                {t('answers.begin')}
              </ButtonLink>
            }
          >
            {t('answers.emptyHelp')}
          </EmptyState>
        }
      >
        {({ items }) => (
          <Stack gap="section">
            {items.map((submission) => (
              <AnswerFacts key={submission.id} submission={submission} />
            ))}
          </Stack>
        )}
      </ReadView>
    </Section>
  );
}
