import {
  Button,
  DatePicker,
  Form,
  FormActions,
  Heading,
  Stack,
  SubmitButton,
  TextArea,
  TextField,
} from '@sakina/design-system';
import type { FormProps } from '@sakina/design-system';
import { planLimits } from '@sakina/platform/contract';
import type { PlanKind } from '@sakina/platform/contract';
import type { ReactNode } from 'react';
import { useFieldArray, useFormState } from 'react-hook-form';
import type { UseFormReturn } from 'react-hook-form';
import { FormField, problemsIn } from '../../../shared/form/index.ts';
import { usePlansText } from '../messages/index.ts';
import { NEW_GOAL, readDiagnoses } from '../model/plan-fields.ts';
import type { PlanFields } from '../model/plan-fields.ts';
import { GoalFieldset } from './GoalFieldset.tsx';

export interface PlanFormProps extends Pick<FormProps, 'onSubmit'> {
  /** The form of the plan. */
  form: UseFormReturn<PlanFields>;
  /** What kind of plan it is; only treatment names diagnoses. */
  kind: PlanKind;
  /** What stands above the fields, such as who it is for. */
  children?: ReactNode;
  /** What the button says, as a verb. */
  submitLabel: string;
  /** Called to leave it without saving. */
  onCancel: () => void;
}

/** The fields of a plan. What is wrong is said at the field and in a summary above. */
export function PlanForm({ form, kind, children, submitLabel, onSubmit, onCancel }: PlanFormProps) {
  const t = usePlansText();
  const { control } = form;
  const { errors } = useFormState({ control });
  const goals = useFieldArray({ control, name: 'goals' });
  const text = (name: 'problem' | 'clientSummary', label: string) => (
    <FormField
      name={name}
      control={control}
      rules={{
        validate: (value) =>
          value.trim() === ''
            ? t(`problem.${name}`)
            : value.length <= planLimits[name] || t('problem.long', { max: planLimits[name] }),
      }}
    >
      {(field) => (
        <TextArea {...field} label={label} description={t(`help.${name}`)} isRequired maxLength={planLimits[name]} />
      )}
    </FormField>
  );
  return (
    <Form errors={problemsIn(errors)} headingLevel={3} onSubmit={onSubmit}>
      {children}
      <FormField
        name="title"
        control={control}
        rules={{
          validate: (value) =>
            value.trim() === ''
              ? t('problem.title')
              : value.length <= planLimits.title || t('problem.long', { max: planLimits.title }),
        }}
      >
        {(field) => <TextField {...field} label={t('field.title')} isRequired />}
      </FormField>
      {text('clientSummary', t('field.clientSummary'))}
      {text('problem', t(kind === 'CLINICAL' ? 'field.problem' : 'field.concern'))}
      {kind === 'CLINICAL' && (
        <FormField
          name="diagnoses"
          control={control}
          rules={{
            validate: (value) => {
              const read = readDiagnoses(value);
              if (read === null) return t('problem.diagnoses');
              if (new Set(read.map(({ code }) => code)).size < read.length) return t('problem.diagnosisTwice');
              return read.length <= planLimits.diagnoses || t('problem.lines', { max: planLimits.diagnoses });
            },
          }}
        >
          {(field) => <TextArea {...field} label={t('field.diagnoses')} description={t('help.diagnoses')} rows={2} />}
        </FormField>
      )}
      <FormField name="reviewOn" control={control}>
        {(field) => <DatePicker {...field} label={t('field.reviewOn')} />}
      </FormField>
      <Stack gap="x3">
        <Heading level={3}>{t('goals.title')}</Heading>
        {goals.fields.map(({ id }, index) => (
          <GoalFieldset key={id} control={control} index={index} onRemove={() => goals.remove(index)} />
        ))}
        {goals.fields.length < planLimits.goals && (
          <div>
            <Button
              variant="secondary"
              onPress={() =>
                goals.append(NEW_GOAL, { shouldFocus: true, focusName: `goals.${goals.fields.length}.clientStatement` })
              }
            >
              {t('goal.add')}
            </Button>
          </div>
        )}
      </Stack>
      <FormActions>
        <Button variant="secondary" onPress={onCancel}>
          {t('cancel')}
        </Button>
        <SubmitButton>{submitLabel}</SubmitButton>
      </FormActions>
    </Form>
  );
}
