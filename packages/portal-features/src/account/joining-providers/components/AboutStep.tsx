import { NumberField, Skeleton, TextArea, TextField, theme } from '@sakina/design-system';
import { answerLimits } from '@sakina/platform/contract';
import type { ProviderKind } from '@sakina/platform/contract';
import styled from 'styled-components';
import { useJoiningText } from '../messages/index.ts';
import type { JoiningForm } from '../model/joining-form.ts';
import { LazyLicencePlaceField } from './lazy-licence-place-field.ts';

export interface AboutStepProps {
  /** The kind of provider that the user wants to become. */
  kind: ProviderKind;
  form: JoiningForm;
  /** Called with the changes. */
  onChange: (changes: Partial<JoiningForm>) => void;
  /** The problem of a field, if it is shown. */
  messageOf: (name: string) => string | undefined;
}

// The field's help text, invisible: how many lines it takes depends on its words.
const UnseenHelp = styled.div`
  visibility: hidden;
  margin-block-end: ${theme.space.x1};
  font-size: ${theme.size.controlText};
  line-height: 1.45;
`;

const EXAMPLE_NUMBER = '\u2066PSY 019402\u2069';

/** The first questions, by kind of provider: licence, training, or experience. */
export function AboutStep({ kind, form, onChange, messageOf }: AboutStepProps) {
  const t = useJoiningText();
  const years = kind !== 'MENTOR' && (
    <NumberField
      name="years"
      label={t(`field.years.${kind}`)}
      unit={t('field.yearsUnit')}
      isRequired
      min={0}
      max={answerLimits.years}
      step={1}
      value={form.years}
      onChange={(value) => onChange({ years: value })}
      errorMessage={messageOf('years')}
    />
  );
  if (kind === 'THERAPIST')
    return (
      <>
        <LicenceFields form={form} onChange={onChange} messageOf={messageOf} />
        {years}
      </>
    );
  if (kind === 'MENTOR') {
    return (
      <TextArea
        name="experience"
        label={t('field.experience')}
        description={t('field.experienceHelp')}
        isRequired
        rows={6}
        maxLength={answerLimits.experience}
        value={form.experience}
        onChange={(experience) => onChange({ experience })}
        errorMessage={messageOf('experience')}
      />
    );
  }
  return (
    <>
      <TextArea
        name="training"
        label={t('field.training')}
        description={t('field.trainingHelp')}
        isRequired
        maxLength={answerLimits.training}
        value={form.training}
        onChange={(training) => onChange({ training })}
        errorMessage={messageOf('training')}
      />
      <TextField
        name="institution"
        label={t('field.institution')}
        description={t('field.institutionHelp')}
        value={form.institution}
        onChange={(institution) => onChange({ institution })}
        errorMessage={messageOf('institution')}
      />
      {years}
    </>
  );
}

/** The licence number and the place that issued it. */
function LicenceFields({ form, onChange, messageOf }: Omit<AboutStepProps, 'kind'>) {
  const t = useJoiningText();
  return (
    <>
      <TextField
        name="licenseNumber"
        label={t('field.licenseNumber')}
        description={t('field.licenseNumberHelp', { example: EXAMPLE_NUMBER })}
        isRequired
        autoComplete="off"
        spellCheck="false"
        value={form.licenseNumber}
        onChange={(licenseNumber) => onChange({ licenseNumber })}
        errorMessage={messageOf('licenseNumber')}
      />
      <LazyLicencePlaceField
        value={form.licenseState}
        onChange={onChange}
        errorMessage={messageOf('licenseState')}
        loading={<LicencePlacePlaceholder />}
      />
    </>
  );
}

/** As tall as the field with its label and help. */
function LicencePlacePlaceholder() {
  const t = useJoiningText();
  return (
    <div aria-hidden>
      <Skeleton shape="field" />
      <UnseenHelp>{t('field.licenseStateHelp')}</UnseenHelp>
    </div>
  );
}
