import { CheckboxGroup, RadioGroup } from '@sakina/design-system';
import { faithInCare, gender, language, providerKind } from '@sakina/platform/contract';
import { useOnboardingText } from '../messages/index.ts';
import { known, useChoices } from './use-choices.ts';
import type { Patient } from './use-patient.ts';

/** The kind of provider that the user would like; only the language is required. */
export function WishesStep({ form, change, messageOf }: Pick<Patient, 'form' | 'change' | 'messageOf'>) {
  const t = useOnboardingText();
  const { kinds, languages, genders, faiths } = useChoices();
  return (
    <>
      <CheckboxGroup
        name="kinds"
        label={t('field.kinds')}
        description={t('field.kindsHelp')}
        hasOptionalMark
        options={kinds}
        value={[...form.kinds]}
        onChange={(chosen) => change({ kinds: known(providerKind.options, chosen) })}
      />
      <CheckboxGroup
        name="languages"
        label={t('field.languages')}
        layout="grid"
        isRequired
        options={languages}
        value={[...form.languages]}
        onChange={(chosen) => change({ languages: known(language.options, chosen) })}
        errorMessage={messageOf('languages')}
      />
      <RadioGroup
        name="preferredGender"
        label={t('field.gender')}
        isRequired
        options={genders}
        value={form.preferredGender}
        onChange={(chosen) => change({ preferredGender: gender.options.find((one) => one === chosen) ?? 'ANY' })}
      />
      <RadioGroup
        name="faithInCare"
        label={t('field.faith')}
        description={t('field.faithHelp')}
        isRequired
        options={faiths}
        value={form.faithInCare}
        onChange={(chosen) => change({ faithInCare: faithInCare.options.find((one) => one === chosen) ?? 'UNSAID' })}
      />
    </>
  );
}
