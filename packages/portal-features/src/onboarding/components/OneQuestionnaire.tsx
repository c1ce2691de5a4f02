import { Button, Inline, Section, Stack, Text } from '@sakina/design-system';
import type { MeasureDefinition } from '@sakina/platform/contract';
import { useEffect, useRef } from 'react';
import { itemField, openItems, QuestionnaireForm, useMeasureWords } from '../../shared/index.ts';
import { useOnboardingText } from '../messages/index.ts';
import type { MeasureDraft } from '../model/measure-draft.ts';

export interface OneQuestionnaireProps {
  /** The questionnaire word for word. */
  definition: MeasureDefinition;
  /** What is answered of it. */
  draft: MeasureDraft;
  /** Called with what has changed. */
  onChange: (changes: Partial<MeasureDraft>) => void;
  /** What is wrong at a field. */
  messageOf: (name: string) => string | undefined;
  /** Whether questions without an answer are marked. */
  saysWhatIsOpen: boolean;
}

/** One questionnaire on offer: to be opened, answered, and put aside again. */
export function OneQuestionnaire({ definition, draft, onChange, messageOf, saysWhatIsOpen }: OneQuestionnaireProps) {
  const t = useOnboardingText();
  const words = useMeasureWords()(definition);
  const { instrument, name } = definition;
  const { isWanted, isSent, answers, difficulty } = draft;
  const head = useRef<HTMLDivElement>(null);
  const hasPressed = useRef(false);
  // The button that was pressed is gone: the focus goes to what came in its place.
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
  // The first open question carries the words that stand in the summary; the others a short word of their own.
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
