import { Checkbox, Form, FormActions, Heading, Stack, SubmitButton, TextArea } from '@sakina/design-system';
import { companionLimits } from '@sakina/platform/contract';
import type { StepBlock } from '@sakina/platform/contract';
import { useId } from 'react';
import { ErrorNotice, HelpBeside } from '../../../shared/index.ts';
import { useDeenyaText } from '../messages/index.ts';
import type { StepWork } from './use-step-work.ts';
import { Written } from './Written.tsx';

export interface ReflectionFormProps {
  /** The step’s question, where it has one. */
  question: Extract<StepBlock, { kind: 'QUESTION' }> | undefined;
  /** BCP 47 tag of the programme’s language. */
  language: string;
  /** What is typed, and the attempt to keep it. */
  work: StepWork;
}

/** The question of a step and the one next step of its page: that it is done. No one has to write anything. */
export function ReflectionForm({ question, language, work }: ReflectionFormProps) {
  const t = useDeenyaText();
  const id = useId();
  const { fields, problem, set } = work;
  const message = problem === null ? undefined : t(`reflection.wrong.${problem}`);
  return (
    <Form
      onSubmit={work.save}
      errors={message === undefined ? [] : [{ name: 'reflection', message }]}
      errorFocus="field"
      headingLevel={2}
    >
      <Stack gap="half" id={id}>
        <Heading level={2} size="lg" {...(question && { lang: language, dir: 'auto' })}>
          {question?.question ?? t('reflection.title')}
        </Heading>
        {question?.hint && (
          <Written lang={language} tone="muted" size="sm">
            {question.hint}
          </Written>
        )}
      </Stack>
      <ErrorNotice error={work.error} />
      <TextArea
        name="reflection"
        label={t('reflection.label')}
        description={t('reflection.help')}
        aria-describedby={id}
        rows={3}
        maxLength={companionLimits.reflection}
        value={fields.reflection}
        onChange={(reflection) => set({ reflection })}
        errorMessage={message}
      />
      <HelpBeside text={fields.reflection} isShownElsewhere={work.isCrisis} />
      <Checkbox value={fields.toJournal} onChange={(toJournal) => set({ toJournal })}>
        {t('reflection.toJournal')}
      </Checkbox>
      <FormActions isSticky>
        <SubmitButton>{t('reflection.done')}</SubmitButton>
      </FormActions>
    </Form>
  );
}
