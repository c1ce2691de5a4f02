import { useId } from 'react';
import type { Ref } from 'react';
import { useLocale } from '../../foundations/locale/locale.tsx';
import type { Chunk } from '../../foundations/chunk/chunk.ts';
import { FieldDescription, FieldErrorText, FieldLabel } from '../Form/FieldParts.tsx';
import type { FieldProps } from '../Form/field-props.ts';
import { CountryChoice } from './CountryChoice.tsx';
import { CountryPlace, Hint, Number, NumberBox, Root, Row } from './PhoneField.styles.ts';
import { usePhoneFieldText } from './messages/index.ts';
import { phoneRules } from './rules.ts';
import type { PhoneRules } from './rules.ts';
import { usePhone, useRules } from './use-phone.ts';

export interface PhoneFieldProps extends FieldProps {
  /** The number in E.164, '+12125550123'; while it cannot be read as a number, what was typed. */
  value: string;
  /** Called with the number as it is typed; an empty string is no number. */
  onChange: (value: string) => void;
  /** Called when the field is left. */
  onBlur?: () => void;
  /** The name of the field, by which an ErrorSummary finds it. */
  name?: string;
  /**
   * ISO 3166 code of the country a number belongs to unless it says otherwise: 'AE'.
   * @default the country of the reader’s locale
   */
  defaultCountry?: string;
  /** Whether it cannot be used now. @default false */
  isDisabled?: boolean;
  /** Whether it can be read but not changed. @default false */
  isReadOnly?: boolean;
  /**
   * Where the rules of the world’s numbers come from.
   * @default libphonenumber’s smallest set, loaded with the first phone field
   */
  rules?: Chunk<PhoneRules>;
  /** The input of the number, so that a form can focus it. */
  ref?: Ref<HTMLInputElement>;
}

/**
 * A telephone number: a country and the number as it is written there. A pasted international number selects its
 * country. While the rules load, or when loading fails, it is a plain field that takes any number.
 */
export function PhoneField({
  label,
  description,
  errorMessage,
  isRequired = false,
  hasOptionalMark = true,
  value,
  onChange,
  onBlur,
  name,
  defaultCountry,
  isDisabled = false,
  isReadOnly = false,
  rules: chunk = phoneRules,
  ref,
}: PhoneFieldProps) {
  const t = usePhoneFieldText();
  const { locale } = useLocale();
  const hintId = useId();
  const { rules, hasFailed } = useRules(chunk);
  const phone = usePhone(rules, value, defaultCountry, onChange);
  const country = phone.problem && new Intl.DisplayNames(locale, { type: 'region' }).of(phone.country);
  const message = errorMessage ?? (phone.problem && t(phone.problem, { country: country ?? phone.country }));
  return (
    <Root
      value={phone.text}
      onBlur={() => {
        phone.settle();
        onBlur?.();
      }}
      {...(name ? { name } : {})}
      {...(hasFailed ? { 'aria-describedby': hintId } : {})}
      type="tel"
      autoComplete="tel"
      isDisabled={isDisabled}
      isReadOnly={isReadOnly}
      isRequired={isRequired}
      isInvalid={Boolean(message)}
      validationBehavior="aria"
    >
      <FieldLabel isOptional={hasOptionalMark && !isRequired}>{label}</FieldLabel>
      <FieldDescription>{description}</FieldDescription>
      {hasFailed && <Hint id={hintId}>{t('withoutRules', { example: '+1 212 555 0123' })}</Hint>}
      <Row data-countries={!hasFailed || undefined}>
        {rules && (
          <CountryChoice
            rules={rules}
            value={phone.country}
            onChange={phone.chooseCountry}
            isDisabled={isDisabled}
            isReadOnly={isReadOnly}
          />
        )}
        {!rules && !hasFailed && <CountryPlace aria-hidden />}
        <NumberBox data-field={name}>
          <Number
            {...(ref ? { ref } : {})}
            onChange={({ currentTarget }) =>
              phone.type(currentTarget.value, currentTarget.selectionStart === currentTarget.value.length)
            }
          />
        </NumberBox>
      </Row>
      <FieldErrorText message={message} />
    </Root>
  );
}
