import { CheckboxGroup } from '@sakina/design-system';
import { preferredTime, sessionMode } from '@sakina/platform/contract';
import { useOnboardingText } from '../messages/index.ts';
import { known, useChoices } from './use-choices.ts';
import type { Patient } from './use-patient.ts';

/** How and when the user would like to meet. */
export function MeetingStep({ form, change, messageOf }: Pick<Patient, 'form' | 'change' | 'messageOf'>) {
  const t = useOnboardingText();
  const { modes, times } = useChoices();
  return (
    <>
      <CheckboxGroup
        name="modes"
        label={t('field.modes')}
        isRequired
        options={modes}
        value={[...form.modes]}
        onChange={(chosen) => change({ modes: known(sessionMode.options, chosen) })}
        errorMessage={messageOf('modes')}
      />
      <CheckboxGroup
        name="times"
        label={t('field.times')}
        description={t('field.timesHelp')}
        hasOptionalMark
        options={times}
        value={[...form.times]}
        onChange={(chosen) => change({ times: known(preferredTime.options, chosen) })}
      />
    </>
  );
}
