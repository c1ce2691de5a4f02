import { Banner, Heading, Stack, useToast } from '@sakina/design-system';
import { isApiError } from '@sakina/platform/client';
import { getTreatmentPlan, listPlanVersions, updateTreatmentPlan } from '@sakina/platform/contract';
import type { TreatmentPlan } from '@sakina/platform/contract';
import { useAction, useClient, useOperation } from '@sakina/platform/react';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import {
  isSameTyped,
  KeptNotice,
  MOST_REBASES,
  RefusalNotice,
  showRefusals,
  useConflict,
} from '../../../shared/form/index.ts';
import { usePlansText } from '../messages/index.ts';
import { contentOf, fieldsOf } from '../model/plan-fields.ts';
import type { PlanFields } from '../model/plan-fields.ts';
import { PlanConflict } from './PlanConflict.tsx';
import { PlanForm } from './PlanForm.tsx';
import { useKeptPlan } from './use-kept-plan.ts';

export interface EditPlanProps {
  /** The treatment plan that it is about. */
  plan: TreatmentPlan;
  /** Called when it is saved, or left. */
  onDone: () => void;
}

/** Changes a plan. Another window's change is merged, and what both changed is asked about (SEC-16). */
export function EditPlan({ plan: opened, onDone }: EditPlanProps) {
  const t = usePlansText();
  const toast = useToast();
  const client = useClient();
  const heading = useRef<HTMLHeadingElement>(null);
  // A change elsewhere must not slip under what is being typed: the form builds on what was opened.
  const [base, setBase] = useState(opened);
  const update = useAction(updateTreatmentPlan);
  const versions = useOperation(listPlanVersions, { params: { id: base.id } });
  const form = useForm<PlanFields>({ defaultValues: fieldsOf(base), shouldFocusError: false });
  const unsaved = useKeptPlan(`plan:${base.id}`, form, fieldsOf(base), { base, setBase });
  const conflicts = useConflict({
    read: () => client.call(getTreatmentPlan, { params: { id: base.id } }),
    formOf: fieldsOf,
    isSame: isSameTyped,
  });
  const newest = versions.data?.items[0];
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);

  async function save(fields: PlanFields, on = base, rebases = MOST_REBASES): Promise<void> {
    try {
      await update.run({ params: { id: on.id }, body: { ...contentOf(fields, on), version: on.version } });
      unsaved.forget();
      toast({ tone: 'success', title: t('saved') });
      onDone();
    } catch (error) {
      if (!isApiError(error)) throw error;
      if (!isApiError(error, 'VERSION_CONFLICT')) return showRefusals(error, form, { shouldFocus: false });
      const next = rebases > 0 ? await conflicts.meet(on, fields) : null;
      if (next) await goOn(next.on, next.form, rebases - 1);
    }
  }
  async function goOn(on: TreatmentPlan, fields: PlanFields, rebases = MOST_REBASES): Promise<void> {
    setBase(on);
    form.reset(fields);
    update.reset();
    await save(fields, on, rebases);
  }
  function resolve(choice: 'mine' | 'theirs') {
    const next = conflicts.resolve(choice);
    if (next) void goOn(next.on, next.form);
  }
  return (
    <Stack gap="x3">
      <Heading level={2} ref={heading} tabIndex={-1}>
        {t('edit.title')}
      </Heading>
      {newest?.answer === null && (
        <Banner tone="warning" urgency="none">
          {t('edit.takesBack', { name: base.client.displayName })}
        </Banner>
      )}
      {newest?.answer === 'AGREED' && (
        <Banner tone="info" urgency="none">
          {t('edit.newVersion', { name: base.client.displayName, number: newest.number + 1 })}
        </Banner>
      )}
      <KeptNotice
        {...unsaved}
        onDiscard={() => {
          setBase(opened);
          form.reset(fieldsOf(opened));
        }}
      />
      {!conflicts.conflict && <RefusalNotice form={form} error={update.error} />}
      <PlanForm
        form={form}
        kind={base.kind}
        submitLabel={t('edit.save')}
        onSave={(fields) => save(fields)}
        onCancel={onDone}
      />
      {conflicts.conflict && (
        <PlanConflict conflict={conflicts.conflict} onResolve={resolve} onClose={conflicts.close} />
      )}
    </Stack>
  );
}
