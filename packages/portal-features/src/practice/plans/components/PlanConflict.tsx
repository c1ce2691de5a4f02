import { Text } from '@sakina/design-system';
import type { TreatmentPlan } from '@sakina/platform/contract';
import { useFormat } from '@sakina/platform/react';
import { FieldConflict } from '../../../shared/form/index.ts';
import type { Conflict, FieldConflictProps } from '../../../shared/form/index.ts';
import { usePlansText } from '../messages/index.ts';
import { fieldsOf } from '../model/plan-fields.ts';
import type { PlanFields } from '../model/plan-fields.ts';

export interface PlanConflictProps extends Pick<FieldConflictProps, 'onResolve' | 'onClose'> {
  conflict: Conflict<TreatmentPlan, PlanFields>;
}

/** Asks about the fields of a plan that two windows changed, in words; its goals are one field. */
export function PlanConflict({ conflict: { merged, theirs, fields }, ...rest }: PlanConflictProps) {
  const t = usePlansText();
  const format = useFormat();
  const nameOf = (field: keyof PlanFields) => {
    if (field === 'goals') return t('goals.title');
    if (field === 'problem') return t(theirs.kind === 'CLINICAL' ? 'field.problem' : 'field.concern');
    return t(`field.${field}` as 'field.title');
  };
  const saidIn = (form: PlanFields, field: keyof PlanFields) => {
    if (field === 'reviewOn') return form.reviewOn && format.date(form.reviewOn);
    if (field !== 'goals') return form[field] && <bdi>{form[field]}</bdi>;
    return form.goals.map((goal, index) => (
      <div key={goal.goalId || index}>
        <Text dir="auto">{goal.clientStatement}</Text>
        <Text dir="auto" tone="muted">
          {goal.statement}
        </Text>
      </div>
    ));
  };
  return (
    <FieldConflict
      {...rest}
      fields={fields.map((field) => ({
        id: field,
        term: nameOf(field),
        mine: saidIn(merged, field),
        theirs: saidIn(fieldsOf(theirs), field),
      }))}
    />
  );
}
