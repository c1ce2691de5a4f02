import { Button, DatePicker, Heading, NumberField, Select, Stack, TextArea, TextField } from '@sakina/design-system';
import { planLimits } from '@sakina/platform/contract';
import { useWatch } from 'react-hook-form';
import type { Control } from 'react-hook-form';
import { FormField } from '../../../shared/form/index.ts';
import { usePlansText } from '../messages/index.ts';
import type { PlanFields } from '../model/plan-fields.ts';
import { linesOf } from '../model/plan-fields.ts';

export interface GoalFieldsetProps {
  /** Control of the form of the plan. */
  control: Control<PlanFields>;
  /** Its place in the list, from 0. */
  index: number;
  /** Called to take it away. */
  onRemove: () => void;
}

const MEASURES = ['NONE', 'COUNTED', 'PHQ_9', 'GAD_7'] as const;

/** One goal of the form: the client's words and the profession's side by side, its measure, steps and interventions. */
export function GoalFieldset({ control, index, onRemove }: GoalFieldsetProps) {
  const t = usePlansText();
  const at = `goals.${index}` as const;
  const measure = useWatch({ control, name: `${at}.measure` });
  const baseline = useWatch({ control, name: `${at}.baseline` });
  const number = index + 1;
  const words = (name: 'clientStatement' | 'statement') => (
    <FormField
      name={`${at}.${name}`}
      control={control}
      rules={{
        validate: (value) =>
          value.trim() === ''
            ? t(`problem.${name}`)
            : value.length <= planLimits.line || t('problem.long', { max: planLimits.line }),
      }}
    >
      {(field) => <TextArea {...field} label={t(`goal.${name}`)} rows={2} isRequired maxLength={planLimits.line} />}
    </FormField>
  );
  const amount = (name: 'baseline' | 'target') => (
    <FormField
      name={`${at}.${name}`}
      control={control}
      rules={{
        validate: (value) =>
          measure === 'NONE'
            ? true
            : value === null
              ? t('problem.number')
              : name === 'baseline' || value !== baseline || t('problem.sameTarget'),
      }}
    >
      {(field) => <NumberField {...field} label={t(`goal.${name}`)} isRequired min={-10_000} max={10_000} />}
    </FormField>
  );
  const lines = (name: 'steps' | 'interventions') => (
    <FormField
      name={`${at}.${name}`}
      control={control}
      rules={{
        validate: (value) =>
          linesOf(value).length > planLimits.lines
            ? t('problem.lines', { max: planLimits.lines })
            : linesOf(value).every((line) => line.length <= planLimits.line) ||
              t('problem.long', { max: planLimits.line }),
      }}
    >
      {(field) => <TextArea {...field} label={t(`goal.${name}`)} description={t('onePerLine')} rows={2} />}
    </FormField>
  );
  return (
    <Stack as="section" gap="x2" aria-label={t('goal.number', { number })}>
      <Heading level={4}>{t('goal.number', { number })}</Heading>
      {words('clientStatement')}
      {words('statement')}
      <FormField name={`${at}.measure`} control={control}>
        {(field) => (
          <Select
            {...field}
            label={t('goal.measure')}
            isRequired
            options={MEASURES.map((id) => ({ id, label: t(`measure.${id}`) }))}
          />
        )}
      </FormField>
      {measure === 'COUNTED' && (
        <FormField
          name={`${at}.measureName`}
          control={control}
          rules={{
            validate: (value) =>
              value.trim() === ''
                ? t('problem.measureName')
                : value.length <= planLimits.measureName || t('problem.long', { max: planLimits.measureName }),
          }}
        >
          {(field) => (
            <TextField {...field} label={t('goal.measureName')} description={t('goal.measureNameHelp')} isRequired />
          )}
        </FormField>
      )}
      {measure !== 'NONE' && amount('baseline')}
      {measure !== 'NONE' && amount('target')}
      <FormField name={`${at}.targetOn`} control={control}>
        {(field) => <DatePicker {...field} label={t('goal.targetOn')} />}
      </FormField>
      {lines('steps')}
      {lines('interventions')}
      <div>
        <Button variant="quiet" size="small" onPress={onRemove}>
          {t('goal.remove', { number })}
        </Button>
      </div>
    </Stack>
  );
}
