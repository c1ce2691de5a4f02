import { Banner, Heading, Stack, useToast } from '@sakina/design-system';
import { getTreatmentPlan, listPlanVersions, updateTreatmentPlan } from '@sakina/platform/contract';
import type { TreatmentPlan } from '@sakina/platform/contract';
import { useAction, useClient, useOperation } from '@sakina/platform/react';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { KeptNotice, RefusalNotice, useVersionedSubmit } from '../../../shared/form/index.ts';
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
  const save = useVersionedSubmit(form, {
    base,
    onBase: setBase,
    read: () => client.call(getTreatmentPlan, { params: { id: base.id } }),
    formOf: fieldsOf,
    errorFocus: 'form',
    send: (fields, on) =>
      update.run({ params: { id: on.id }, body: { ...contentOf(fields, on), version: on.version } }),
    onAgain: update.reset,
    onSent: () => {
      unsaved.forget();
      toast({ tone: 'success', title: t('saved') });
      onDone();
    },
  });
  const newest = versions.data?.items[0];
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);

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
      {!save.conflict && <RefusalNotice form={form} error={update.error} />}
      <PlanForm form={form} kind={base.kind} submitLabel={t('edit.save')} onSubmit={save.submit} onCancel={onDone} />
      {save.conflict && <PlanConflict conflict={save.conflict} onResolve={save.resolve} onClose={save.closeConflict} />}
    </Stack>
  );
}
