import { NumberField, Skeleton, TextArea, TextField, theme } from '@sakina/design-system';
import type { ProviderKind } from '@sakina/platform/contract';
import styled from 'styled-components';
import { useJoiningText } from '../messages/index.ts';
import type { JoiningForm } from '../model/joining-form.ts';
import { LONGEST, MOST_YEARS } from '../model/joining-problems.ts';
import { LateLicencePlace } from './late-parts.ts';

export interface AboutStepProps {
  /** As whom the person would like to help. */
  kind: ProviderKind;
  form: JoiningForm;
  /** Called with what has changed. */
  onChange: (changes: Partial<JoiningForm>) => void;
  /** What is wrong at a field. */
  messageOf: (name: string) => string | undefined;
}

// The help of a field, unseen: how many lines it takes is known by its words alone.
const UnseenHelp = styled.div`
  visibility: hidden;
  margin-block-end: ${theme.space.x1};
  font-size: ${theme.size.controlText};
  line-height: 1.45;
`;

const EXAMPLE_NUMBER = '\u2066PSY 019402\u2069';

/** The first questions, of each kind its own: licence, learning, or experience. */
export function AboutStep({ kind, form, onChange, messageOf }: AboutStepProps) {
  const t = useJoiningText();
  const years = kind !== 'MENTOR' && (
    <NumberField
      name="years"
      label={t(`field.years.${kind}`)}
      unit={t('field.yearsUnit')}
      isRequired
      min={0}
      max={MOST_YEARS}
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
        maxLength={LONGEST.experience}
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
        maxLength={LONGEST.training}
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

/** The licence as it is printed, and where it was given. */
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
      <LateLicencePlace
        value={form.licenseState}
        onChange={onChange}
        errorMessage={messageOf('licenseState')}
        loading={<LicencePlacePlace />}
      />
    </>
  );
}

/** As tall as the field that will stand there, with its label and its help. */
function LicencePlacePlace() {
  const t = useJoiningText();
  return (
    <div aria-hidden>
      <Skeleton shape="field" />
      <UnseenHelp>{t('field.licenseStateHelp')}</UnseenHelp>
    </div>
  );
}
