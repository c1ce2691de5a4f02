import { minorPlaces } from '@sakina/platform/locale';
import { VisuallyHidden } from 'react-aria-components/VisuallyHidden';
import type { Ref } from 'react';
import { useLocale } from '../../foundations/locale/locale.tsx';
import { FieldDescription, FieldErrorText, FieldLabel } from '../Form/FieldParts.tsx';
import type { FieldProps } from '../Form/field-props.ts';
import { Amount, Box, Root, Sign } from './MoneyField.styles.ts';
import { useMoneyFieldText } from './messages/index.ts';
import { currencySign } from './money.ts';
import { useAmount } from './use-amount.ts';

export interface MoneyFieldProps extends FieldProps {
  /** The amount in minor units (cents), or null for none. */
  value: number | null;
  /**
   * Called with the amount in minor units as it is typed; with null while the field is empty or its text is not an
   * amount.
   */
  onChange: (minor: number | null) => void;
  /** ISO 4217 code of the currency: 'USD'. */
  currency: string;
  /** Called when the field is left. */
  onBlur?: () => void;
  /** The name of the field, by which an ErrorSummary finds it. */
  name?: string;
  /**
   * The smallest amount, in minor units.
   * @default 0
   */
  min?: number;
  /** The largest amount, in minor units. */
  max?: number;
  /** An example of what to type; never the only label. */
  placeholder?: string;
  /** Whether it cannot be used now. @default false */
  isDisabled?: boolean;
  /** Whether it can be read but not changed. @default false */
  isReadOnly?: boolean;
  /** The input itself, so that a form can focus it. */
  ref?: Ref<HTMLInputElement>;
}

/**
 * An amount of money, kept as a whole number of minor units so that no cent is lost. What it cannot read stays as it
 * was typed.
 */
export function MoneyField({
  label,
  description,
  errorMessage,
  isRequired = false,
  hasOptionalMark = true,
  value,
  onChange,
  currency,
  onBlur,
  name,
  min = 0,
  max,
  placeholder,
  isDisabled = false,
  isReadOnly = false,
  ref,
}: MoneyFieldProps) {
  const t = useMoneyFieldText();
  const { locale } = useLocale();
  const amount = useAmount(value, currency, onChange);
  const { sign, isBefore } = currencySign(locale, currency);
  const rangeProblem =
    value === null
      ? undefined
      : value < min
        ? min === 0
          ? 'negative'
          : 'below'
        : max !== undefined && value > max
          ? 'above'
          : undefined;
  // A text that cannot be read is no amount to the owner, who would say that one is missing: what is wrong with it is
  // said instead.
  const unread = amount.wasLeft || errorMessage ? amount.problem : undefined;
  const problem = unread ?? (errorMessage ? undefined : rangeProblem);
  const message =
    (problem &&
      t(problem, {
        example: amount.write(123_450),
        min: amount.write(min),
        max: amount.write(max ?? 0),
        places: minorPlaces(currency),
      })) ??
    errorMessage;
  const mark = (
    <Sign aria-hidden data-side={isBefore ? 'before' : 'after'}>
      <bdi>{sign}</bdi>
    </Sign>
  );
  return (
    <Root
      value={amount.text}
      onChange={amount.type}
      onBlur={() => {
        amount.settle();
        onBlur?.();
      }}
      {...(name ? { name } : {})}
      inputMode={min < 0 ? 'text' : 'decimal'}
      autoComplete="off"
      isDisabled={isDisabled}
      isReadOnly={isReadOnly}
      isRequired={isRequired}
      isInvalid={Boolean(message)}
      validationBehavior="aria"
      data-field={name}
    >
      <FieldLabel isOptional={hasOptionalMark && !isRequired}>
        {label}{' '}
        <VisuallyHidden elementType="span">
          {t('currency', { currency: currencyName(locale, currency) })}
        </VisuallyHidden>
      </FieldLabel>
      <FieldDescription>{description}</FieldDescription>
      <Box
        isInvalid={Boolean(message)}
        isDisabled={isDisabled}
        data-readonly={isReadOnly || undefined}
        role="presentation"
      >
        {isBefore && mark}
        <Amount {...(ref ? { ref } : {})} {...(placeholder ? { placeholder } : {})} />
        {!isBefore && mark}
      </Box>
      <FieldErrorText message={message} />
    </Root>
  );
}

/** The currency as it is counted in the reader's language, as in “US dollars”; its code where the name is unknown. */
function currencyName(locale: string, currency: string): string {
  try {
    const format = new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay: 'name' });
    return format.formatToParts(100).find(({ type }) => type === 'currency')?.value ?? currency;
  } catch {
    return currency;
  }
}
