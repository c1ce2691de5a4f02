import { foldForSearch } from '@sakina/platform/locale';
import { ChevronDown } from 'lucide-react';
import { useMemo } from 'react';
import { useLocale } from '../../foundations/locale/locale.tsx';
import { selectWhole } from '../TimeZonePicker/select-whole.ts';
import {
  Choice,
  Code,
  Countries,
  CountryBox,
  CountryInput,
  CountryRoot,
  OpenButton,
  Panel,
} from './PhoneField.styles.ts';
import { listCountries } from './countries.ts';
import type { Country } from './countries.ts';
import { usePhoneFieldText } from './messages/index.ts';
import type { PhoneRules } from './rules.ts';

interface CountryChoiceProps {
  rules: PhoneRules;
  value: Country['id'];
  onChange: (country: Country['id']) => void;
  isDisabled: boolean;
  isReadOnly: boolean;
}

/**
 * The country of a number, found by its name in the reader's language or in English, by its code or by its calling
 * code.
 */
export function CountryChoice({ rules, value, onChange, isDisabled, isReadOnly }: CountryChoiceProps) {
  const t = usePhoneFieldText();
  const { locale } = useLocale();
  const countries = useMemo(() => listCountries(rules, locale), [rules, locale]);
  const searchOf = useMemo(() => new Map(countries.map((country) => [textOf(country), country.search])), [countries]);
  return (
    <CountryRoot
      aria-label={t('country')}
      defaultItems={countries}
      value={value}
      onChange={(key) => key !== null && !Array.isArray(key) && onChange(key as Country['id'])}
      defaultFilter={(text, typed) => {
        const wanted = foldForSearch(typed.trim());
        return foldForSearch(text).includes(wanted) || (searchOf.get(text)?.includes(wanted) ?? false);
      }}
      allowsEmptyCollection
      isDisabled={isDisabled}
      isReadOnly={isReadOnly}
      validationBehavior="aria"
    >
      <CountryBox>
        <CountryInput autoComplete="off" {...selectWhole} />
        <OpenButton aria-label={t('showCountries')}>
          <ChevronDown aria-hidden />
        </OpenButton>
      </CountryBox>
      <Panel placement="bottom start" offset={4}>
        <Countries renderEmptyState={() => t('noCountry')}>
          {(country) => (
            <Choice id={country.id} textValue={textOf(country)}>
              <span data-part="label">{country.name}</span>
              <Code dir="ltr">{country.callingCode}</Code>
            </Choice>
          )}
        </Countries>
      </Panel>
    </CountryRoot>
  );
}

/** The code is bidi-isolated: in right-to-left text it would be on the wrong side of its plus. */
function textOf({ name, callingCode }: Country): string {
  return `${name} \u2066${callingCode}\u2069`;
}
