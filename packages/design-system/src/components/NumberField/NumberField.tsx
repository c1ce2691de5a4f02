import { VisuallyHidden } from 'react-aria-components/VisuallyHidden';
import { Minus, Plus } from 'lucide-react';
import type { Ref } from 'react';
import { useLocale } from '../../foundations/locale/locale.tsx';
import { FieldDescription, FieldErrorText, FieldLabel } from '../Form/FieldParts.tsx';
import type { FieldProps } from '../Form/field-props.ts';
import { Box, Figure, Root, Step, Unit } from './NumberField.styles.ts';
import { useNumberFieldText } from './messages/index.ts';
import { numberProblem } from './range.ts';

export interface NumberFieldProps extends FieldProps {
  /** The number, or null for none. */
  value: number | null;
  /** Called with the number when the field is left or a step is taken, with null when it was emptied. */
  onChange: (value: number | null) => void;
  /** Called when the field is left. */
  onBlur?: () => void;
  /** The name of the field, by which an ErrorSummary finds it. */
  name?: string;
  /** The smallest number; a smaller one is kept as it was typed, and the field says what it takes. */
  min?: number;
  /** The largest number. */
  max?: number;
  /**
   * The distance between two numbers, from `min` on.
   * @default 1 for the buttons and arrow keys, any number for typing
   */
  step?: number;
  /** What is counted, behind the number: 'minutes'. It becomes a part of the field’s name. */
  unit?: string;
  /** How the number is written, for example as a percentage or with a unit that Intl supports. */
  format?: Intl.NumberFormatOptions;
  /**
   * Whether it has buttons for less and more.
   * @default true
   */
  hasSteps?: boolean;
  /** Whether it cannot be used now. @default false */
  isDisabled?: boolean;
  /** Whether it can be read but not changed. @default false */
  isReadOnly?: boolean;
  /** The input itself, so that a form can focus it. */
  ref?: Ref<HTMLInputElement>;
}

/**
 * A number, typed in the digits of any language or stepped to. Scrolling over it changes nothing, and nothing typed is
 * rounded away.
 */
export function NumberField({
  label,
  description,
  errorMessage,
  isRequired = false,
  hasOptionalMark = true,
  value,
  onChange,
  onBlur,
  name,
  min,
  max,
  step,
  unit,
  format,
  hasSteps = true,
  isDisabled = false,
  isReadOnly = false,
  ref,
}: NumberFieldProps) {
  const t = useNumberFieldText();
  const { locale } = useLocale();
  const problem = numberProblem(value, { min, max, step });
  const write = (number: number | undefined) => new Intl.NumberFormat(locale, format).format(number ?? 0);
  const message = errorMessage ?? (problem && t(problem, { min: write(min), max: write(max), step: write(step) }));
  return (
    <Root
      value={value ?? Number.NaN}
      onChange={(next) => onChange(Number.isNaN(next) ? null : next)}
      {...(onBlur ? { onBlur } : {})}
      {...(name ? { name } : {})}
      {...(min === undefined ? {} : { minValue: min })}
      {...(max === undefined ? {} : { maxValue: max })}
      {...(step === undefined ? {} : { step })}
      {...(format ? { formatOptions: format } : {})}
      commitBehavior="validate"
      isWheelDisabled
      isDisabled={isDisabled}
      isReadOnly={isReadOnly}
      isRequired={isRequired}
      isInvalid={Boolean(message)}
      validationBehavior="aria"
      data-field={name}
    >
      <FieldLabel isOptional={hasOptionalMark && !isRequired}>
        {label} {unit && <VisuallyHidden elementType="span">{t('unit', { unit })}</VisuallyHidden>}
      </FieldLabel>
      <FieldDescription>{description}</FieldDescription>
      <Box data-readonly={isReadOnly || undefined}>
        <Figure {...(ref ? { ref } : {})} />
        {unit && <Unit aria-hidden>{unit}</Unit>}
        {hasSteps && !isReadOnly && (
          <>
            <Step slot="decrement">
              <Minus aria-hidden />
            </Step>
            <Step slot="increment">
              <Plus aria-hidden />
            </Step>
          </>
        )}
      </Box>
      <FieldErrorText message={message} />
    </Root>
  );
}
