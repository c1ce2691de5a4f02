import { CheckboxGroup, NumberField } from '@sakina/design-system';
import { sessionMode } from '@sakina/platform/contract';
import type { ProviderKind } from '@sakina/platform/contract';
import { useJoiningText } from '../messages/index.ts';
import type { JoiningForm } from '../model/joining-form.ts';
import { MOST_HOURS } from '../model/joining-problems.ts';

export interface TimeStepProps {
  /** As whom the person would like to help; therapists also say where they meet people. */
  kind: ProviderKind;
  form: JoiningForm;
  /** Called with what has changed. */
  onChange: (changes: Partial<JoiningForm>) => void;
  /** What is wrong at a field. */
  messageOf: (name: string) => string | undefined;
}

/** How much time there is. The hours of each weekday are set once somebody is a provider, not before. */
export function TimeStep({ kind, form, onChange, messageOf }: TimeStepProps) {
  const t = useJoiningText();
  return (
    <>
      {kind === 'THERAPIST' && (
        <CheckboxGroup
          name="modes"
          label={t('field.modes')}
          isRequired
          options={sessionMode.options.map((id) => ({ id, label: t(`mode.${id}`) }))}
          value={[...form.modes]}
          onChange={(ids) => onChange({ modes: sessionMode.options.filter((id) => ids.includes(id)) })}
          errorMessage={messageOf('modes')}
        />
      )}
      <NumberField
        name="hoursAWeek"
        label={t('field.hours')}
        unit={t('field.hoursUnit')}
        description={t('field.hoursHelp')}
        isRequired
        min={1}
        max={MOST_HOURS}
        step={1}
        value={form.hoursAWeek}
        onChange={(hoursAWeek) => onChange({ hoursAWeek })}
        errorMessage={messageOf('hoursAWeek')}
      />
    </>
  );
}
