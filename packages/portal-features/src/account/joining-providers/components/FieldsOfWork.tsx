import { CheckboxGroup, MultiSelect } from '@sakina/design-system';
import { language, speciality } from '@sakina/platform/contract';
import type { Language, Speciality } from '@sakina/platform/contract';
import { useJoiningText } from '../messages/index.ts';
import { useChoices } from './use-choices.ts';

/** The answers about the work, which both forms ask for. */
interface Work {
  specialities: readonly Speciality[];
  languages: readonly Language[];
}

export interface FieldsOfWorkProps {
  value: Work;
  /** Called with the changes. */
  onChange: (changes: Partial<Work>) => void;
  /** The problem of a field, if it is shown. */
  messageOf: (name: string) => string | undefined;
}

/** The provider's specialities and languages. */
export function FieldsOfWork({ value, onChange, messageOf }: FieldsOfWorkProps) {
  const t = useJoiningText();
  const choices = useChoices();
  return (
    <>
      <CheckboxGroup
        name="specialities"
        label={t('field.specialities')}
        description={t('field.specialitiesHelp')}
        layout="grid"
        isRequired
        options={choices.specialities}
        value={[...value.specialities]}
        onChange={(ids) => onChange({ specialities: speciality.options.filter((id) => ids.includes(id)) })}
        errorMessage={messageOf('specialities')}
      />
      <MultiSelect
        name="languages"
        label={t('field.languages')}
        isRequired
        options={choices.languages}
        value={value.languages}
        onChange={(ids) => onChange({ languages: language.options.filter((id) => ids.includes(id)) })}
        errorMessage={messageOf('languages')}
      />
    </>
  );
}
