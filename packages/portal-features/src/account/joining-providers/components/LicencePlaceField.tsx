import { Combobox } from '@sakina/design-system';
import { usState } from '@sakina/platform/contract';
import { useJoiningText } from '../messages/index.ts';
import type { JoiningForm, LicencePlace } from '../model/joining-form.ts';
import { useChoices } from './use-choices.ts';

export interface LicencePlaceFieldProps {
  value: LicencePlace;
  /** Called with the changes. */
  onChange: (changes: Pick<JoiningForm, 'licenseState'>) => void;
  /** The problem of the field, if it is shown. */
  errorMessage: string | undefined;
}

/** Where a licence was issued: a state, or abroad. */
export function LicencePlaceField({ value, onChange, errorMessage }: LicencePlaceFieldProps) {
  const t = useJoiningText();
  const { states } = useChoices();
  const placeOf = (id: string): LicencePlace =>
    id === 'ABROAD' ? 'ABROAD' : (usState.options.find((state) => state === id) ?? '');
  return (
    <Combobox
      name="licenseState"
      label={t('field.licenseState')}
      description={t('field.licenseStateHelp')}
      isRequired
      options={[{ id: 'ABROAD', label: t('field.abroad') }, ...states]}
      value={value}
      onChange={(id) => onChange({ licenseState: placeOf(id) })}
      errorMessage={errorMessage}
    />
  );
}
