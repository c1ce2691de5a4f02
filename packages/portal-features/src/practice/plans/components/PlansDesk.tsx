import { LoadingRegion, Skeleton, useFirstOpen } from '@sakina/design-system';
import type { PlanListItem } from '@sakina/platform/contract';
import { paths } from '@sakina/platform/domain';
import { useFormat, useNow } from '@sakina/platform/react';
import { lazyPanel } from '../../../shared/index.ts';
import { Desk, DeskBack, DeskSheet, useAskedFor } from '../../shared/desk/index.ts';
import { usePlansText } from '../messages/index.ts';
import { byReview } from '../model/plan-state.ts';
import type { PlansSelection } from '../model/selection.ts';
import { PlanPane } from './PlanPane.tsx';
import { PlansList } from './PlansList.tsx';

const NewPlan = lazyPanel(() => import('./NewPlan.tsx').then((m) => m.NewPlan));

export interface PlansDeskProps {
  /** Plans, as the list shows them. */
  plans: readonly PlanListItem[];
  /** What is open, from the address. */
  selection: PlansSelection;
  /** Called when something else is opened; the app writes it to the address. */
  onSelectionChange: (to: PlansSelection) => void;
}

/** The list and the plan that is open, side by side where there is room. */
export function PlansDesk({ plans, selection, onSelectionChange }: PlansDeskProps) {
  const t = usePlansText();
  const format = useFormat();
  const [isAskedFor, select] = useAskedFor(onSelectionChange);
  const { planId, isNew = false } = selection;
  const today = format.dateIn(new Date(useNow()).toISOString());
  const shownId = useFirstOpen(planId, isNew ? undefined : byReview(plans, today)[0]?.id);
  return (
    <Desk
      label={t('list.label')}
      list={<PlansList plans={plans} openId={shownId} today={today} onSelect={select} />}
      chosenId={planId}
      isOpen={planId !== undefined || isNew}
    >
      {(shownId !== undefined || isNew) && (
        <DeskSheet
          key={shownId ?? 'new'}
          back={
            <DeskBack href={paths.providerTreatmentPlans()} onGo={() => select({})}>
              {t('back')}
            </DeskBack>
          }
        >
          {shownId !== undefined ? (
            <PlanPane id={shownId} today={today} takesFocus={isAskedFor} onSelect={select} />
          ) : (
            <NewPlan
              loading={
                <LoadingRegion label={t('loading.plan')}>
                  <Skeleton lines={6} />
                </LoadingRegion>
              }
              plans={plans}
              onSelect={select}
            />
          )}
        </DeskSheet>
      )}
    </Desk>
  );
}
