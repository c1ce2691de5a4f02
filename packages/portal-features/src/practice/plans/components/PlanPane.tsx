import { EmptyState, LoadingRegion, Skeleton } from '@sakina/design-system';
import { getTreatmentPlan } from '@sakina/platform/contract';
import { useOperation } from '@sakina/platform/react';
import { useState } from 'react';
import { lazyPanel, ReadView } from '../../../shared/index.ts';
import { usePlansText } from '../messages/index.ts';
import type { PlansSelection } from '../model/selection.ts';
import { PlanRecord } from './PlanRecord.tsx';

const EditPlan = lazyPanel(() => import('./EditPlan.tsx').then((m) => m.EditPlan));

export interface PlanPaneProps {
  id: string;
  /** The calendar date where the provider is. */
  today: string;
  /** Whether it was opened from the list, so that it takes the focus. */
  takesFocus: boolean;
  /** Called when something else is opened; the app writes it to the address. */
  onSelect: (to: PlansSelection) => void;
}

/** One plan: to be read, or being changed. */
export function PlanPane({ id, today, takesFocus, onSelect }: PlanPaneProps) {
  const t = usePlansText();
  const read = useOperation(getTreatmentPlan, { params: { id } });
  const [isEditing, setEditing] = useState(false);
  const [wasEdited, setEdited] = useState(false);
  const loading = (
    <LoadingRegion label={t('loading.plan')}>
      <Skeleton lines={8} />
    </LoadingRegion>
  );
  return (
    <ReadView
      read={read}
      loading={loading}
      describeError={(error) =>
        error.status === 404 || error.status === 403 ? (
          <EmptyState title={t('missing.title')}>{t('missing.body')}</EmptyState>
        ) : undefined
      }
    >
      {(plan) =>
        isEditing ? (
          <EditPlan loading={loading} plan={plan} onDone={() => setEditing(false)} />
        ) : (
          <PlanRecord
            plan={plan}
            today={today}
            takesFocus={takesFocus || wasEdited}
            onEdit={() => {
              setEditing(true);
              setEdited(true);
            }}
            onSelect={onSelect}
          />
        )
      }
    </ReadView>
  );
}
