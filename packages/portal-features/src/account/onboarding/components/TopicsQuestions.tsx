import {
  ButtonLink,
  CheckboxGroup,
  DraftLine,
  Form,
  FormActions,
  Illustration,
  Stack,
  SubmitButton,
  Text,
  TextArea,
} from '@sakina/design-system';
import { answerLimits, speciality } from '@sakina/platform/contract';
import type { OnboardingSubmission } from '@sakina/platform/contract';
import { paths } from '@sakina/platform/domain';
import { ArrivalHeading, SignInGate } from '../../shared/application-form/index.ts';
import { ErrorNotice, HelpBeside } from '../../../shared/index.ts';
import { useOnboardingText } from '../messages/index.ts';
import { matchingQuery } from '../model/matching.ts';
import { EarlierAnswers, RestoredAnswers } from './EarlierNews.tsx';
import { known, useChoices } from './use-choices.ts';
import { useReturnFocus } from './use-return-focus.ts';
import { useTopics } from './use-topics.ts';

export interface TopicsQuestionsProps {
  /** The user's latest submission, which the form starts with. */
  earlier: OnboardingSubmission | undefined;
  /** The path of this page, to come back to after signing in. */
  returnTo: string;
  /** The path the user came for, checked by the app. */
  onward?: string | undefined;
}

/** Topics and a note, then on to the providers who can help. */
export function TopicsQuestions({ earlier, returnTo, onward }: TopicsQuestionsProps) {
  const t = useOnboardingText();
  const { specialities } = useChoices();
  const { form, phase, ...topics } = useTopics(earlier?.answers);
  const root = useReturnFocus(topics.returns);
  const match = paths.findTherapist(matchingQuery({ reasons: form.topics }));
  if (phase === 'sign-in') return <SignInGate t={t} first="register" returnTo={returnTo} onBack={topics.back} />;
  if (phase === 'sent') return <TopicsDone match={match} onward={onward} />;
  return (
    <div ref={root}>
      <Stack gap="x4">
        {topics.isRestored && <RestoredAnswers onBeginAgain={topics.beginAgain} />}
        {earlier && !topics.isRestored && <EarlierAnswers submission={earlier} />}
        <Form aria-label={t('topics.title')} onSubmit={topics.send} errors={topics.errors}>
          <ErrorNotice error={topics.error} />
          <CheckboxGroup
            name="topics"
            label={t('topics.field')}
            layout="grid"
            isRequired
            options={specialities}
            value={[...form.topics]}
            onChange={(chosen) => topics.change({ topics: known(speciality.options, chosen) })}
            errorMessage={topics.messageOf('topics')}
          />
          <TextArea
            name="note"
            label={t('topics.note')}
            description={t('topics.noteHelp')}
            rows={3}
            maxLength={answerLimits.note}
            value={form.note}
            onChange={(note) => topics.change({ note })}
            errorMessage={topics.messageOf('note')}
          />
          <HelpBeside titleLevel={2} text={form.note} />
          {topics.draft && <DraftLine draft={topics.draft} />}
          <FormActions isSticky>
            <ButtonLink variant="secondary" href={match}>
              {t('topics.look')}
            </ButtonLink>
            <SubmitButton>{t('topics.send')}</SubmitButton>
          </FormActions>
        </Form>
      </Stack>
    </div>
  );
}

interface TopicsDoneProps {
  match: string;
  onward: string | undefined;
}

function TopicsDone({ match, onward }: TopicsDoneProps) {
  const t = useOnboardingText();
  return (
    <Stack gap="x3">
      <Illustration name="horizon" size="sm" />
      <ArrivalHeading>{t('topics.done.title')}</ArrivalHeading>
      <Text measure>{t('topics.done.body')}</Text>
      <FormActions isSticky>
        <ButtonLink variant="secondary" href={onward === undefined ? paths.onboardingPersona('patient') : match}>
          {t(onward === undefined ? 'topics.done.more' : 'topics.done.match')}
        </ButtonLink>
        <ButtonLink variant="action" href={onward ?? match}>
          {t(onward === undefined ? 'topics.done.match' : 'done.onward')}
        </ButtonLink>
      </FormActions>
    </Stack>
  );
}
