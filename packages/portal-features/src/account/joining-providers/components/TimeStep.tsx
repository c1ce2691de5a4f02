import { CheckboxGroup, NumberField } from '@sakina/design-system';
import { answerLimits, sessionMode } from '@sakina/platform/contract';
import type { ProviderKind } from '@sakina/platform/contract';
import { useJoiningText } from '../messages/index.ts';
import type { JoiningForm } from '../model/joining-form.ts';

export interface TimeStepProps {
  /** The kind of provider; only therapists are asked how they meet clients. */
  kind: ProviderKind;
  form: JoiningForm;
  /** Called with the changes. */
  onChange: (changes: Partial<JoiningForm>) => void;
  /** The problem of a field, if it is shown. */
  messageOf: (name: string) => string | undefined;
}

/** The hours a week. The hours of each weekday are set later, in the provider portal. */
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
        max={answerLimits.hoursAWeek}
        step={1}
        value={form.hoursAWeek}
        onChange={(hoursAWeek) => onChange({ hoursAWeek })}
        errorMessage={messageOf('hoursAWeek')}
      />
    </>
  );
}
