import type { RadioGroupProps as AriaRadioGroupProps } from 'react-aria-components/RadioGroup';
import { useId } from 'react';
import type { CSSProperties, Ref } from 'react';
import { useLocale } from '../../foundations/locale/locale.tsx';
import { FieldDescription, FieldErrorText, FieldLabel } from '../Form/FieldParts.tsx';
import type { FieldProps } from '../Form/field-props.ts';
import { Answer } from './Answer.tsx';
import type { ScaleInternals } from './RatingScale.tsx';
import { Cell, Ends, NumberPoint, Numbers, Root } from './RatingScale.styles.ts';
import { useRatingText } from './messages/index.ts';
import { wholeNumbers } from './scale-point.ts';
import { useScale } from './use-scale.ts';

export interface NumericScaleProps extends FieldProps, Omit<AriaRadioGroupProps, ScaleInternals> {
  /**
   * The lowest number.
   * @default 0
   */
  from?: number;
  /**
   * The highest number.
   * @default 10
   */
  to?: number;
  /** What the lowest number means: 'No distress'. */
  lowLabel: string;
  /** What the highest number means: 'The worst I can imagine'. */
  highLabel: string;
  /** The number chosen; null is no answer. */
  value?: number | null;
  /** The number at first, when `value` is not given. */
  defaultValue?: number | null;
  /** Called with the number chosen. */
  onChange?: (value: number) => void;
  /** The lowest number's input, so that a form can focus it. */
  ref?: Ref<HTMLInputElement>;
}

/**
 * A question answered by a whole number, with words for both ends. Each number is its own button; nothing has to be
 * dragged.
 */
export function NumericScale({
  label,
  description,
  errorMessage,
  isRequired = false,
  hasOptionalMark = true,
  from = 0,
  to = 10,
  lowLabel,
  highLabel,
  value,
  defaultValue,
  onChange,
  ref,
  ...rest
}: NumericScaleProps) {
  const t = useRatingText();
  const { locale } = useLocale();
  const id = useId();
  const { current, group } = useScale(value, defaultValue, onChange);
  const numbers = wholeNumbers(from, to);
  const digits = new Intl.NumberFormat(locale);

  function nameOf(number: number): string {
    const words = number === numbers[0] ? lowLabel : number === numbers.at(-1) ? highLabel : undefined;
    return words === undefined ? t('number', { value: number }) : t('numberInWords', { value: number, words });
  }
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
      <Numbers style={{ '--count': numbers.length } as CSSProperties}>
        {numbers.map((number, index) => (
          <Cell
            key={number}
            value={String(number)}
            aria-label={nameOf(number)}
            {...(ref && index === 0 ? { inputRef: ref } : {})}
          >
            <NumberPoint>{digits.format(number)}</NumberPoint>
          </Cell>
        ))}
      </Numbers>
      <Ends aria-hidden>
        <span>{lowLabel}</span>
        <span>{highLabel}</span>
      </Ends>
      <Answer id={`${id}answer`} answer={current !== null && numbers.includes(current) ? nameOf(current) : undefined} />
      <FieldErrorText message={errorMessage} />
    </Root>
  );
}
