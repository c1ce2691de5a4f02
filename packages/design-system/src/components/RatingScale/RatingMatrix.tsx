import { RadioField } from 'react-aria-components/RadioGroup';
import { useId, useState } from 'react';
import type { CSSProperties, HTMLAttributes, ReactNode } from 'react';
import { FieldErrorText } from '../Form/FieldParts.tsx';
import { Dot, Mark } from '../Form/Mark.tsx';
import { useRatingText } from './messages/index.ts';
import { Answer, Head, Help, Question, QuestionText, Root, Title } from './RatingMatrix.styles.ts';
import { countAnswered, pointOf } from './scale-point.ts';
import type { ScalePoint } from './scale-point.ts';

export interface RatingQuestion {
  /** Names the answer in `value`; unique in the matrix, and the name of the field. */
  name: string;
  /** The question in words. */
  label: string;
  /** What is wrong with this answer, in words. */
  errorMessage?: string | undefined;
}

/** The answers by the name of their question; null is no answer. */
export type RatingAnswers = Readonly<Record<string, number | null>>;

export interface RatingMatrixProps extends Omit<HTMLAttributes<HTMLDivElement>, 'onChange' | 'defaultValue'> {
  /** The common lead-in of all questions: 'Over the last two weeks, how often …'. */
  label: string;
  /** A sentence of help, read out with the group. */
  description?: ReactNode;
  /** The questions, in their order. */
  questions: readonly RatingQuestion[];
  /** The answers that every question offers, from the least to the most. */
  points: readonly ScalePoint[];
  /** The answers given so far. */
  value?: RatingAnswers;
  /** The answers at first, when `value` is not given. */
  defaultValue?: RatingAnswers;
  /** Called with all answers, and with the question that was answered. */
  onChange?: (value: RatingAnswers, name: string) => void;
  /**
   * Whether answers cannot be given now.
   * @default false
   */
  isDisabled?: boolean;
  /**
   * Whether answers are shown and cannot be changed.
   * @default false
   */
  isReadOnly?: boolean;
}

const NONE: RatingAnswers = {};

/**
 * Questions with the same answers: laid out as a table where there is room, stacked on a phone; in both a group of
 * radio groups.
 */
export function RatingMatrix({
  label,
  description,
  questions,
  points,
  value,
  defaultValue = NONE,
  onChange,
  isDisabled = false,
  isReadOnly = false,
  style,
  ...rest
}: RatingMatrixProps) {
  const t = useRatingText();
  const id = useId();
  const [given, setGiven] = useState(defaultValue);
  const answers = value ?? given;
  const names = questions.map((question) => question.name);

  function answer(name: string, chosen: string) {
    const next = { ...answers, [name]: Number(chosen) };
    setGiven(next);
    onChange?.(next, name);
  }
  return (
    <Root
      {...rest}
      role="group"
      aria-labelledby={`${id}label`}
      aria-describedby={`${id}help`}
      style={{ ...style, '--count': points.length } as CSSProperties}
    >
      <Title id={`${id}label`}>{label}</Title>
      <Help id={`${id}help`}>
        {description}
        <p aria-live="polite">
          {t('answered', { done: countAnswered(names, points, answers), count: questions.length })}
        </p>
      </Help>
      <div>
        <Head aria-hidden>
          <span />
          {points.map((point) => (
            <span key={point.value}>{point.label}</span>
          ))}
        </Head>
        {questions.map((question) => {
          const chosen = pointOf(points, answers[question.name]);
          return (
            <Question
              key={question.name}
              name={question.name}
              data-field={question.name}
              value={chosen ? String(chosen.value) : null}
              onChange={(point) => answer(question.name, point)}
              orientation="horizontal"
              isDisabled={isDisabled}
              isReadOnly={isReadOnly}
              isInvalid={Boolean(question.errorMessage)}
              validationBehavior="aria"
            >
              <QuestionText>{question.label}</QuestionText>
              {points.map((point) => (
                <RadioField key={point.value} value={String(point.value)}>
                  <Answer>
                    {({ isSelected }) => (
                      <>
                        <Mark data-mark data-shape="circle" aria-hidden>
                          {isSelected && <Dot />}
                        </Mark>
                        <span data-words>{point.label}</span>
                      </>
                    )}
                  </Answer>
                </RadioField>
              ))}
              <FieldErrorText message={question.errorMessage} />
            </Question>
          );
        })}
      </div>
    </Root>
  );
}
