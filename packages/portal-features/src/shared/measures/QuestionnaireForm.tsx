import { RatingMatrix, RatingScale, Skeleton, Stack, VisuallyHidden } from '@sakina/design-system';
import type { RatingAnswers } from '@sakina/design-system';
import type { MeasureDefinition } from '@sakina/platform/contract';
import { Suspense, useState } from 'react';
import { HelpNow } from '../crisis/index.ts';
import { useCrisisText } from '../crisis/messages/index.ts';
import { useMeasureText } from './messages/index.ts';
import { selfHarmAnswer } from './score.ts';
import type { MeasureAnswers } from './score.ts';
import { useMeasureWords } from './use-measure-words.ts';

export interface QuestionnaireFormProps {
  /** The questionnaire, as `listMeasureDefinitions` gives it. */
  definition: MeasureDefinition;
  /** The answers so far, in the order of the items; null is no answer. */
  answers: MeasureAnswers;
  /** Called with all answers after each one. */
  onAnswersChange: (answers: MeasureAnswers) => void;
  /** What is wrong, in words, at the place of the item that it belongs to. */
  errors?: readonly (string | undefined)[];
  /** The answer to what is asked last and not scored; left out together with its change, it is not asked. */
  difficulty?: number | null;
  /** Called with the answer to what is asked last. */
  onDifficultyChange?: (difficulty: number) => void;
  /**
   * Level of the heading over the crisis help in the page.
   * @default 3
   */
  helpLevel?: 2 | 3;
}

/** Name of an item's field, by which a summary of problems leads to it. */
export function itemField({ instrument }: Pick<MeasureDefinition, 'instrument'>, index: number): string {
  return `${instrument}.${index + 1}`;
}

/**
 * PHQ-9 or GAD-7, to be answered. An answer above 0 about self-harm opens crisis help in the same moment, below that
 * question, and it stays whatever is answered afterwards (CARE-2); nothing is closed and nothing has to be answered
 * because of it.
 */
export function QuestionnaireForm({
  definition,
  answers,
  onAnswersChange,
  errors = [],
  difficulty = null,
  onDifficultyChange,
  helpLevel = 3,
}: QuestionnaireFormProps) {
  const t = useMeasureText();
  const { lang, stem, items, points, difficulty: last } = useMeasureWords()(definition);
  const isAbove = selfHarmAnswer(definition, answers) > 0;
  // Who takes the answer back may have done so for shame; the help is no less needed.
  const [hasOpened, setOpened] = useState(isAbove);
  if (isAbove && !hasOpened) setOpened(true);
  const isHelpOpen = isAbove || hasOpened;

  const value: RatingAnswers = Object.fromEntries(
    items.map((_words, index) => [itemField(definition, index), answers[index] ?? null]),
  );
  function answer(given: RatingAnswers) {
    onAnswersChange(items.map((_words, index) => given[itemField(definition, index)] ?? null));
  }
  return (
    <Stack gap="x3">
      <div lang={lang} dir={lang && 'ltr'}>
        <RatingMatrix
          label={stem}
          questions={items.map((label, index) => ({
            name: itemField(definition, index),
            label,
            errorMessage: errors[index],
          }))}
          points={points}
          value={value}
          onChange={answer}
        />
      </div>
      <VisuallyHidden as="div" role="status">
        {isHelpOpen ? t('help.announced') : ''}
      </VisuallyHidden>
      {/* Help that still had to wait for its words would otherwise take every answer out of sight, and the reader’s
          place with them. */}
      <Suspense fallback={isHelpOpen && <Skeleton lines={4} />}>
        {isHelpOpen ? <HelpNow titleLevel={helpLevel}>{t('help.reason')}</HelpNow> : <WaitingHelp />}
      </Suspense>
      {onDifficultyChange && (
        <div lang={lang} dir={lang && 'ltr'}>
          <RatingScale
            name={`${definition.instrument}.difficulty`}
            label={last.text}
            points={last.points}
            value={difficulty}
            onChange={onDifficultyChange}
          />
        </div>
      )}
    </Stack>
  );
}

/** Has the words of the help there before they are needed, and shows nothing. */
function WaitingHelp(): null {
  useCrisisText();
  return null;
}
