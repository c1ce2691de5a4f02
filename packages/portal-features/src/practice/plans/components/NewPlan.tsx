import { Banner, Combobox, Heading, LoadingRegion, Skeleton, Stack, Text, useToast } from '@sakina/design-system';
import { createTreatmentPlan, getProviderProfile } from '@sakina/platform/contract';
import { useAction, useOperation } from '@sakina/platform/react';
import { isApiError } from '@sakina/platform/client';
import type { PlanKind, PlanListItem, UserId } from '@sakina/platform/contract';
import { professionRow } from '@sakina/platform/domain';
import { useEffect, useRef } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { FormField, KeptNotice, RefusalNotice, showRefusals } from '../../../shared/form/index.ts';
import { ReadView, useClientChoice } from '../../../shared/index.ts';
import { usePlansText } from '../messages/index.ts';
import { contentOf, NEW_PLAN } from '../model/plan-fields.ts';
import type { PlanFields } from '../model/plan-fields.ts';
import type { PlansSelection } from '../model/selection.ts';
import { PlanForm } from './PlanForm.tsx';
import { PlanLink } from './PlanLink.tsx';
import { useKeptPlan } from './use-kept-plan.ts';

export interface NewPlanProps {
  /** The plans that there are, to say of a client that one is active. */
  plans: readonly PlanListItem[];
  /** Called when something else is opened; the app writes it to the address. */
  onSelect: (to: PlansSelection) => void;
}

/** Begins a plan as a draft: whom it is for, then its fields. */
export function NewPlan(props: NewPlanProps) {
  const t = usePlansText();
  const kind = useOperation(getProviderProfile, {});
  return (
    <ReadView
      read={kind}
      loading={
        <LoadingRegion label={t('loading.plan')}>
          <Skeleton lines={6} />
        </LoadingRegion>
      }
    >
      {(own) => <NewPlanForm {...props} kind={professionRow(own.kind).planKind} />}
    </ReadView>
  );
}

function NewPlanForm({ plans, onSelect, kind }: NewPlanProps & { kind: PlanKind }) {
  const t = usePlansText();
  const toast = useToast();
  const heading = useRef<HTMLHeadingElement>(null);
  const create = useAction(createTreatmentPlan);
  const form = useForm<PlanFields>({ defaultValues: NEW_PLAN, shouldFocusError: false });
  const unsaved = useKeptPlan('plan:new', form, NEW_PLAN);
  const clientId = useWatch({ control: form.control, name: 'clientId' });
  const client = useClientChoice(clientId, 'ACTIVE');
  const active = plans.find((plan) => plan.client.id === clientId && plan.status === 'ACTIVE');
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);

  async function save(fields: PlanFields) {
    const { goals, ...content } = contentOf(fields);
    try {
      const plan = await create.run({
        body: { ...content, goals, clientId: fields.clientId as UserId, status: 'DRAFT' },
      });
      unsaved.forget();
      toast({ tone: 'success', title: t('created') });
      onSelect({ planId: plan.id });
    } catch (error) {
      // Told of above the form, which keeps what was typed.
      if (!isApiError(error)) throw error;
      showRefusals(error, form, { shouldFocus: false });
    }
  }
  return (
    <Stack gap="x3">
      <Heading level={2} ref={heading} tabIndex={-1}>
        {t('new.title')}
      </Heading>
      <Text tone="muted">{t('new.body')}</Text>
      <KeptNotice {...unsaved} onDiscard={() => form.reset(NEW_PLAN)} />
      <RefusalNotice form={form} error={create.error} />
      <PlanForm
        form={form}
        kind={kind}
        submitLabel={t('new.save')}
        onSubmit={(event) => form.handleSubmit(save)(event)}
        onCancel={() => onSelect({})}
      >
        <FormField
          name="clientId"
          control={form.control}
          rules={{ validate: (value) => value !== '' || t('problem.clientId') }}
        >
          {(field) => <Combobox {...field} {...client.field} label={t('field.client')} isRequired />}
        </FormField>
        {active && (
          <Banner
            tone="info"
            title={t('new.hasActive')}
            actions={
              <PlanLink to={{ planId: active.id }} onSelect={onSelect}>
                <bdi>{active.title}</bdi>
              </PlanLink>
            }
          >
            {t('new.hasActiveBody')}
          </Banner>
        )}
      </PlanForm>
    </Stack>
  );
}
