import { CheckboxGroup, TextArea } from '@sakina/design-system';
import { answerLimits, speciality } from '@sakina/platform/contract';
import { HelpBeside } from '../../../shared/index.ts';
import { useOnboardingText } from '../messages/index.ts';
import { known, useChoices } from './use-choices.ts';
import type { Patient } from './use-patient.ts';

/** What brings the user here: choices, and their own words. */
export function ReasonsStep({ form, change, messageOf }: Pick<Patient, 'form' | 'change' | 'messageOf'>) {
  const t = useOnboardingText();
  const { specialities } = useChoices();
  return (
    <>
      <CheckboxGroup
        name="reasons"
        label={t('field.reasons')}
        description={t('field.reasonsHelp')}
        layout="grid"
        isRequired
        options={specialities}
        value={[...form.reasons]}
        onChange={(chosen) => change({ reasons: known(speciality.options, chosen) })}
        errorMessage={messageOf('reasons')}
      />
      <TextArea
        name="inOwnWords"
        label={t('field.inOwnWords')}
        description={t('field.inOwnWordsHelp')}
        maxLength={answerLimits.inOwnWords}
        value={form.inOwnWords}
        onChange={(inOwnWords) => change({ inOwnWords })}
        errorMessage={messageOf('inOwnWords')}
      />
      <HelpBeside text={form.inOwnWords} />
    </>
  );
}
