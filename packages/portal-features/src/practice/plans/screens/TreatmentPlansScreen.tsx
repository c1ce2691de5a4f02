import { Button, EmptyState } from '@sakina/design-system';
import { listAllTreatmentPlans } from '@sakina/platform/contract';
import { professionRowOf } from '@sakina/platform/domain';
import { useCapabilities, useOperation, useUser } from '@sakina/platform/react';
import { ClosedPage } from '../../../shared/index.ts';
import { usePageName } from '../../../shared/page-name/index.ts';
import { DeskScreen } from '../../shared/desk/index.ts';
import { PlansDesk } from '../components/PlansDesk.tsx';
import { usePlansText } from '../messages/index.ts';
import { openedIn } from '../model/selection.ts';
import type { PlansSelection } from '../model/selection.ts';

export interface TreatmentPlansScreenProps {
  /** What is open, from the address. */
  selection: PlansSelection;
  /** Called when another plan is opened, begun or left; the app writes it to the address. */
  onSelectionChange: (next: PlansSelection) => void;
}

/** A provider's plans: write, agree, follow, end (ROUTE-29); without access to records none is asked for (PORTAL-3). */
export function TreatmentPlansScreen(props: TreatmentPlansScreenProps) {
  const t = usePlansText();
  const { canAccessPatientRecords } = useCapabilities();
  const { planKind } = professionRowOf(useUser());
  // Only a clinician’s plans are for treatment.
  const title = t(planKind === 'CLINICAL' ? 'title' : 'title.plans');
  usePageName(title);
  if (canAccessPatientRecords) return <Plans {...props} title={title} />;
  return (
    <ClosedPage title={title} reason={t('closed.title')} action={t('closed.action')}>
      {t('closed.body')}
    </ClosedPage>
  );
}

function Plans({ title, selection, onSelectionChange }: TreatmentPlansScreenProps & { title: string }) {
  const t = usePlansText();
  const begin = (
    <Button variant="action" onPress={() => onSelectionChange({ isNew: true })}>
      {t('new')}
    </Button>
  );
  return (
    <DeskScreen
      title={title}
      actions={!selection.isNew && begin}
      read={useOperation(listAllTreatmentPlans, {})}
      loading={t('loading')}
      isEmpty={({ items }) => items.length === 0 && !selection.isNew}
      empty={
        <EmptyState title={t('empty.title')} illustration="path" action={begin}>
          {t('empty.body')}
        </EmptyState>
      }
    >
      {({ items }) => (
        <PlansDesk plans={items} selection={openedIn(selection, items)} onSelectionChange={onSelectionChange} />
      )}
    </DeskScreen>
  );
}
