import { ListPane, LoadingRegion, paneBackStyle, paneSheetStyle, Skeleton, useFirstOpen } from '@sakina/design-system';
import type { PlanListItem } from '@sakina/platform/contract';
import { useFormat, useNow } from '@sakina/platform/react';
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { lazyPanel, PanelBoundary } from '../../../shared/index.ts';
import { usePlansText } from '../messages/index.ts';
import { byReview } from '../model/plan-state.ts';
import type { PlansSelection } from '../model/selection.ts';
import { PlanPane } from './PlanPane.tsx';
import { PlanLink } from './PlanLink.tsx';
import { PlansList } from './PlansList.tsx';

const NewPlan = lazyPanel(() => import('./NewPlan.tsx').then((m) => m.NewPlan));

export interface PlansDeskProps {
  plans: readonly PlanListItem[];
  selection: PlansSelection;
  onSelectionChange: (to: PlansSelection) => void;
}

const Paper = styled.div`${paneSheetStyle}`;
const Back = styled(PlanLink)`${paneBackStyle}`;

/** The list and the plan that is open, side by side where there is room. */
export function PlansDesk({ plans, selection, onSelectionChange }: PlansDeskProps) {
  const [isAskedFor, setAskedFor] = useState(false);
  const t = usePlansText();
  const format = useFormat();
  const desk = useRef<HTMLDivElement>(null);
  const { planId, isNew = false } = selection;
  const today = format.dateIn(new Date(useNow()).toISOString());
  const shownId = useFirstOpen(planId, isNew ? undefined : byReview(plans, today)[0]?.id);
  const lastOpen = useRef<string>(undefined);
  useEffect(() => {
    // On phones the list replaces the plan: the focus goes back to where it was opened from.
    if (!planId && lastOpen.current && document.activeElement === document.body)
      desk.current?.querySelector<HTMLElement>(`[data-plan="${CSS.escape(lastOpen.current)}"]`)?.focus();
    lastOpen.current = planId;
  }, [planId]);

  function select(to: PlansSelection) {
    setAskedFor(true);
    onSelectionChange(to);
  }
  return (
    <ListPane
      ref={desk}
      label={t('list.label')}
      isOpen={planId !== undefined || isNew}
      list={<PlansList plans={plans} openId={shownId} today={today} onSelect={select} />}
    >
      {(shownId !== undefined || isNew) && (
        <Paper>
          <Back to={{}} onSelect={select}>
            {t('back')}
          </Back>
          <PanelBoundary key={shownId ?? 'new'}>
            {shownId !== undefined ? (
              <PlanPane key={shownId} id={shownId} today={today} takesFocus={isAskedFor} onSelect={select} />
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
          </PanelBoundary>
        </Paper>
      )}
    </ListPane>
  );
}
