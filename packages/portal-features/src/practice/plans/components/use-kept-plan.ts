import type { TreatmentPlan } from '@sakina/platform/contract';
import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import type { UseFormReturn } from 'react-hook-form';
import { isSameTyped, readKeptForm, useUnsaved } from '../../../shared/form/index.ts';
import type { Unsaved } from '../../../shared/form/index.ts';
import type { PlanFields } from '../model/plan-fields.ts';

/** The plan that a form changes, and how another one takes its place. */
interface PlanBase {
  base: TreatmentPlan;
  setBase: (plan: TreatmentPlan) => void;
}

interface KeptPlan {
  fields: PlanFields;
  base: TreatmentPlan | null;
}

/**
 * Keeps what is typed of a plan (SEC-15), with the plan that it changes, so that another window’s change is met as a
 * conflict.
 * @param record Names the draft.
 * @param start What the form shows while nothing is typed.
 * @param changed Left out for a new plan.
 */
export function useKeptPlan(
  record: string,
  form: UseFormReturn<PlanFields>,
  start: PlanFields,
  changed?: PlanBase,
): Unsaved {
  const fields = useWatch({ control: form.control }) as PlanFields;
  const base = changed?.base ?? null;
  const isChanged = !isSameTyped(fields, start);
  return useUnsaved<KeptPlan>(record, {
    value: useMemo(() => (isChanged ? { fields, base } : null), [isChanged, fields, base]),
    read: (kept) => {
      const found = readKeptForm<KeptPlan>(kept, { fields, base });
      return found && readKeptForm(found.fields, start) && found;
    },
    restore: (kept) => {
      if (kept.base) changed?.setBase(kept.base);
      form.reset(kept.fields);
    },
  });
}
