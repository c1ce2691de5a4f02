import { Text, TextField } from '@sakina/design-system';
import { useOnboardingText } from '../messages/index.ts';
import type { Patient } from './use-patient.ts';

/** A number with its country code; isolated, so that it keeps its order in right-to-left text. */
const EXAMPLE_NUMBER = '\u2066+1 718 555 0142\u2069';

/** The optional emergency contact. */
export function ContactStep({ form, change, messageOf }: Pick<Patient, 'form' | 'change' | 'messageOf'>) {
  const t = useOnboardingText();
  return (
    <>
      <Text measure>{t('contact.lead')}</Text>
      <TextField
        name="contactName"
        label={t('field.contactName')}
        description={t('field.contactNameHelp')}
        autoComplete="off"
        value={form.contactName}
        onChange={(contactName) => change({ contactName })}
        errorMessage={messageOf('contactName')}
      />
      <TextField
        name="contactPhone"
        type="tel"
        inputMode="tel"
        label={t('field.contactPhone')}
        description={t('field.contactPhoneHelp', { example: EXAMPLE_NUMBER })}
        autoComplete="off"
        value={form.contactPhone}
        onChange={(contactPhone) => change({ contactPhone })}
        errorMessage={messageOf('contactPhone')}
      />
    </>
  );
}
