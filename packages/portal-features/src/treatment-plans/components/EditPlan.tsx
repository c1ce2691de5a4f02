import { Banner, Button, Heading, Stack, useToast } from '@sakina/design-system';
import { isApiError } from '@sakina/platform/client';
import { getTreatmentPlan } from '@sakina/platform/contract';
import type { TreatmentPlan } from '@sakina/platform/contract';
import { useClient } from '@sakina/platform/react';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { ConflictDialog, ErrorNotice } from '../../shared/index.ts';
import { usePlanVersions } from '../api/use-plan-versions.ts';
import { useUpdatePlan } from '../api/use-update-plan.ts';
import { usePlansText } from '../messages/index.ts';
import { contentOf, fieldsOf } from '../model/plan-fields.ts';
import type { PlanFields } from '../model/plan-fields.ts';
import { FieldsText } from './FieldsText.tsx';
import { PlanForm } from './PlanForm.tsx';
import { useServerProblems } from './use-server-problems.ts';

export interface EditPlanProps {
  plan: TreatmentPlan;
  /** Called when it is saved, or left. */
  onDone: () => void;
}

/** Changes a plan. A save over another's change shows both texts and replaces neither by itself (SEC-16). */
export function EditPlan({ plan: opened, onDone }: EditPlanProps) {
  const t = usePlansText();
  const toast = useToast();
  const client = useClient();
  const heading = useRef<HTMLHeadingElement>(null);
  // A change elsewhere must not slip under what is being typed: the form builds on what was opened.
  const [base, setBase] = useState(opened);
  const [mine, setMine] = useState<PlanFields>();
  const [theirs, setTheirs] = useState<TreatmentPlan>();
  const update = useUpdatePlan();
  const versions = usePlanVersions(base.id);
  const form = useForm<PlanFields>({ defaultValues: fieldsOf(base), shouldFocusError: false });
  const showProblems = useServerProblems(form);
  const newest = versions.data?.items[0];
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);

  async function save(fields: PlanFields, on: TreatmentPlan = base) {
    try {
      await update.run({ params: { id: on.id }, body: { ...contentOf(fields, on), version: on.version } });
      toast({ tone: 'success', title: t('saved') });
      onDone();
    } catch (error) {
      if (!isApiError(error)) throw error;
      if (isApiError(error, 'VERSION_CONFLICT')) {
        setMine(fields);
        setTheirs(await client.call(getTreatmentPlan, { params: { id: on.id } }));
      } else showProblems(error);
    }
  }
  function take(plan: TreatmentPlan, fields: PlanFields) {
    setBase(plan);
    setTheirs(undefined);
    update.reset();
    form.reset(fields);
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
      {!isApiError(update.error, 'VERSION_CONFLICT') && <ErrorNotice error={update.error} />}
      <PlanForm
        form={form}
        kind={base.kind}
        submitLabel={t('edit.save')}
        onSave={(fields) => save(fields)}
        onCancel={onDone}
      />
      {theirs && mine && (
        <ConflictDialog
          title={t('conflict.title')}
          body={t('conflict.body')}
          mine={{ title: t('conflict.mine'), content: <FieldsText fields={mine} /> }}
          theirs={{ title: t('conflict.theirs'), content: <FieldsText fields={fieldsOf(theirs)} /> }}
          onClose={() => setTheirs(undefined)}
          actions={
            <>
              <Button variant="secondary" onPress={() => take(theirs, fieldsOf(theirs))}>
                {t('conflict.takeTheirs')}
              </Button>
              <Button
                onPress={() => {
                  take(theirs, mine);
                  void save(mine, theirs);
                }}
              >
                {t('conflict.keepMine')}
              </Button>
            </>
          }
        />
      )}
    </Stack>
  );
}
