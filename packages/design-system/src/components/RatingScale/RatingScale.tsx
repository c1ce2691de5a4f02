import type { RadioGroupProps as AriaRadioGroupProps } from 'react-aria-components/RadioGroup';
import { useId } from 'react';
import type { Ref } from 'react';
import { FieldDescription, FieldErrorText, FieldLabel } from '../Form/FieldParts.tsx';
import { Dot, Mark } from '../Form/Mark.tsx';
import type { FieldInternals, FieldProps } from '../Form/field-props.ts';
import { Answer } from './Answer.tsx';
import { Cell, Point, Points, Root } from './RatingScale.styles.ts';
import { pointOf } from './scale-point.ts';
import type { ScalePoint } from './scale-point.ts';
import { useScale } from './use-scale.ts';

/** Props that these fields set themselves. */
export type ScaleInternals = FieldInternals | 'value' | 'defaultValue' | 'onChange' | 'orientation';

export interface RatingScaleProps extends FieldProps, Omit<AriaRadioGroupProps, ScaleInternals> {
  /** The answers, from the least to the most. */
  points: readonly ScalePoint[];
  /** The value of the answer; null is no answer. */
  value?: number | null;
  /** The answer at first, when `value` is not given. */
  defaultValue?: number | null;
  /** Called with the value of the answer chosen. */
  onChange?: (value: number) => void;
  /** The first answer's input, so that a form can focus it. */
  ref?: Ref<HTMLInputElement>;
}

/**
 * One question of a questionnaire, answered on a scale of words: beside each other where there is room, stacked on a
 * phone.
 */
export function RatingScale({
  label,
  description,
  errorMessage,
  isRequired = false,
  hasOptionalMark = true,
  points,
  value,
  defaultValue,
  onChange,
  ref,
  ...rest
}: RatingScaleProps) {
  const id = useId();
  const { current, group } = useScale(value, defaultValue, onChange);
  return (
    <Root
      {...rest}
      {...group}
      orientation="horizontal"
      aria-describedby={`${id}answer`}
      isRequired={isRequired}
      isInvalid={Boolean(errorMessage)}
      validationBehavior="aria"
      data-field={rest.name}
    >
      <FieldLabel isOptional={hasOptionalMark && !isRequired}>{label}</FieldLabel>
      <FieldDescription>{description}</FieldDescription>
      <Points>
        {points.map((point, index) => (
          <Cell key={point.value} value={String(point.value)} {...(ref && index === 0 ? { inputRef: ref } : {})}>
            <Point>
              {({ isSelected }) => (
                <>
                  <Mark data-mark data-shape="circle" aria-hidden>
                    {isSelected && <Dot />}
                  </Mark>
                  <span data-words>{point.label}</span>
                </>
              )}
            </Point>
          </Cell>
        ))}
      </Points>
      <Answer id={`${id}answer`} answer={pointOf(points, current)?.label} />
      <FieldErrorText message={errorMessage} />
    </Root>
  );
}
