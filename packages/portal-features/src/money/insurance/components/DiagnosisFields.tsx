import { Button, Heading, Stack, TextField, theme, up } from '@sakina/design-system';
import { claimLimits, diagnosisLength } from '@sakina/platform/contract';
import styled from 'styled-components';
import { useInsuranceText } from '../messages/index.ts';
import { withoutDiagnosis } from '../model/draft.ts';
import type { ClaimForm } from '../model/draft.ts';

export interface DiagnosisFieldsProps {
  /** What is typed of the claim. */
  form: ClaimForm;
  /** Called with the whole form after a change. */
  onChange: (next: ClaimForm) => void;
  /** What is wrong with a field, in words. */
  messageOf: (field: string) => string | undefined;
}

const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.x2};
  align-items: start;
  @media ${up.sm} { grid-template-columns: 9rem minmax(0, 1fr) auto; }
  & > button { align-self: end; }
`;

/** The diagnoses of a claim, the leading one first. */
export function DiagnosisFields({ form, onChange, messageOf }: DiagnosisFieldsProps) {
  const t = useInsuranceText();
  const set = (index: number, change: Partial<ClaimForm['diagnoses'][number]>) =>
    onChange({ ...form, diagnoses: form.diagnoses.map((each, at) => (at === index ? { ...each, ...change } : each)) });
  return (
    <Stack as="section" gap="x2" aria-label={t('diagnoses')}>
      <Heading level={3} size="md">
        {t('diagnoses')}
      </Heading>
      {form.diagnoses.map(({ code, description }, index) => (
        // Diagnoses have no identity of their own; fields keep nothing but what the form holds.
        <Fields key={index}>
          <TextField
            label={t('diagnosis.code', { place: index + 1 })}
            name={`diagnoses.${index}.code`}
            isRequired
            value={code}
            onChange={(next) => set(index, { code: next })}
            maxLength={8}
            errorMessage={messageOf(`diagnoses.${index}.code`)}
          />
          <TextField
            label={t('diagnosis.words', { place: index + 1 })}
            name={`diagnoses.${index}.description`}
            isRequired
            value={description}
            onChange={(next) => set(index, { description: next })}
            maxLength={diagnosisLength.max}
            errorMessage={messageOf(`diagnoses.${index}.description`)}
          />
          {form.diagnoses.length > 1 && (
            <Button variant="quiet" onPress={() => onChange(withoutDiagnosis(form, index))}>
              {t('diagnosis.remove', { place: index + 1 })}
            </Button>
          )}
        </Fields>
      ))}
      {form.diagnoses.length < claimLimits.diagnoses && (
        <div>
          <Button
            variant="secondary"
            onPress={() => onChange({ ...form, diagnoses: [...form.diagnoses, { code: '', description: '' }] })}
          >
            {t('diagnosis.add')}
          </Button>
        </div>
      )}
    </Stack>
  );
}
