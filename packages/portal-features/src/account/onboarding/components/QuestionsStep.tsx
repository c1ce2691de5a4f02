import { Banner, LoadingRegion, Skeleton, Stack, Text } from '@sakina/design-system';
import { listMeasureDefinitions } from '@sakina/platform/contract';
import { useOperation } from '@sakina/platform/react';
import { ReadView } from '../../../shared/index.ts';
import { useOnboardingText } from '../messages/index.ts';
import { OneQuestionnaire } from './OneQuestionnaire.tsx';
import type { Patient } from './use-patient.ts';

type QuestionsStepProps = Pick<Patient, 'form' | 'changeMeasure' | 'messageOf' | 'isLeft' | 'isSignedIn'>;

/** The optional questionnaires; a signed-out visitor is not asked about their health (SEC-8). */
export function QuestionsStep({ isSignedIn, ...rest }: QuestionsStepProps) {
  const t = useOnboardingText();
  if (!isSignedIn)
    return (
      <Banner urgency="none" title={t('questions.visitor.title')}>
        {t('questions.visitor.body')}
      </Banner>
    );
  return (
    <Stack gap="x3">
      <Text measure>{t('questions.lead')}</Text>
      <Questionnaires {...rest} />
    </Stack>
  );
}

function Questionnaires({ form, changeMeasure, messageOf, isLeft }: Omit<QuestionsStepProps, 'isSignedIn'>) {
  const t = useOnboardingText();
  const read = useOperation(listMeasureDefinitions, {});
  return (
    <>
      {read.error && read.data === undefined && (
        <Text tone="muted" measure>
          {t('questions.unread')}
        </Text>
      )}
      <ReadView
        read={read}
        loading={
          <LoadingRegion label={t('questions.loading')}>
            <Skeleton lines={4} />
          </LoadingRegion>
        }
      >
        {({ items }) => (
          <Stack gap="x4">
            {items.map((definition) => (
              <OneQuestionnaire
                key={definition.instrument}
                definition={definition}
                draft={form.measures[definition.instrument]}
                onChange={(changes) => changeMeasure(definition.instrument, changes)}
                messageOf={messageOf}
                saysWhatIsOpen={isLeft('questions')}
              />
            ))}
          </Stack>
        )}
      </ReadView>
    </>
  );
}
