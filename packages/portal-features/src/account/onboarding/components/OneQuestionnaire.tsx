import { Button, Inline, Section, Stack, Text } from '@sakina/design-system';
import type { MeasureDefinition } from '@sakina/platform/contract';
import { useEffect, useRef } from 'react';
import { itemField, openItems, QuestionnaireForm, useMeasureWords } from '../../../shared/index.ts';
import { useOnboardingText } from '../messages/index.ts';
import type { MeasureDraft } from '../model/measure-draft.ts';

export interface OneQuestionnaireProps {
  /** The questionnaire's wording. */
  definition: MeasureDefinition;
  /** Its answers so far. */
  draft: MeasureDraft;
  /** Called with the changes. */
  onChange: (changes: Partial<MeasureDraft>) => void;
  /** The problem of a field, if it is shown. */
  messageOf: (name: string) => string | undefined;
  /** Whether questions without an answer are marked. */
  saysWhatIsOpen: boolean;
}

/** An optional questionnaire, which the user can open, answer, and put aside again. */
export function OneQuestionnaire({ definition, draft, onChange, messageOf, saysWhatIsOpen }: OneQuestionnaireProps) {
  const t = useOnboardingText();
  const words = useMeasureWords()(definition);
  const { instrument, name } = definition;
  const { isWanted, isSent, answers, difficulty } = draft;
  const head = useRef<HTMLDivElement>(null);
  const hasPressed = useRef(false);
  // The pressed button has disappeared: move the focus to what replaced it.
  useEffect(() => {
    if (!hasPressed.current) return;
    hasPressed.current = false;
    queueMicrotask(() =>
      (isWanted
        ? document.querySelector<HTMLElement>(`[data-field="${itemField(definition, 0)}"] input`)
        : head.current?.querySelector('button')
      )?.focus(),
    );
  }, [isWanted, definition]);

  function want(next: boolean) {
    hasPressed.current = true;
    onChange({ isWanted: next });
  }
  // The first unanswered item shows the message of the error summary, the others a short one.
  const open = saysWhatIsOpen ? openItems(definition, answers) : [];
  const errors = definition.items.map(
    (_item, index) =>
      messageOf(itemField(definition, index)) ?? (open.includes(index) ? t('problem.nearest') : undefined),
  );
  return (
    <Section
      title={t(`questions.${instrument}`)}
      headingLevel={3}
      headingSize="md"
      description={`${words.about} ${t('questions.source', { name })}`}
      lang={words.lang}
    >
      <div ref={head}>
        <Stack gap="x3">
          {isSent && <Text tone="success">{t('questions.sent')}</Text>}
          {!isSent && !isWanted && (
            <div>
              <Button variant="secondary" aria-label={t(`questions.begin.${instrument}`)} onPress={() => want(true)}>
                {t('questions.begin')}
              </Button>
            </div>
          )}
          {!isSent && isWanted && (
            <>
              <QuestionnaireForm
                definition={definition}
                answers={answers}
                onAnswersChange={(next) => onChange({ answers: next })}
                errors={errors}
                difficulty={difficulty}
                onDifficultyChange={(next) => onChange({ difficulty: next })}
              />
              <Inline>
                <Button variant="quiet" aria-label={t(`questions.aside.${instrument}`)} onPress={() => want(false)}>
                  {t('questions.aside')}
                </Button>
              </Inline>
            </>
          )}
        </Stack>
      </div>
    </Section>
  );
}
