import {
  Button,
  ButtonLink,
  Container,
  EmptyState,
  LoadingRegion,
  PageHeader,
  Skeleton,
  Split,
  Stack,
} from '@sakina/design-system';
import { listAllTreatmentPlans } from '@sakina/platform/contract';
import { paths, professionRowOf } from '@sakina/platform/domain';
import { useCapabilities, useOperation, useUser } from '@sakina/platform/react';
import { ReadView } from '../../../shared/index.ts';
import { usePageName } from '../../../shared/page-name/index.ts';
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
  const { canAccessPatientRecords } = useCapabilities();
  return canAccessPatientRecords ? <Plans {...props} /> : <RecordsClosed />;
}

/** What plans are called: only a clinician’s are for treatment. */
function usePlansTitle(): string {
  const t = usePlansText();
  const { planKind } = professionRowOf(useUser());
  const title = t(planKind === 'CLINICAL' ? 'title' : 'title.plans');
  usePageName(title);
  return title;
}

function RecordsClosed() {
  const t = usePlansText();
  const title = usePlansTitle();
  return (
    <Container width="wide" pad="page">
      <Stack gap="x1">
        <PageHeader title={title} />
        <EmptyState
          title={t('closed.title')}
          illustration="lantern"
          action={<ButtonLink href={paths.providerCredentials()}>{t('closed.action')}</ButtonLink>}
        >
          {t('closed.body')}
        </EmptyState>
      </Stack>
    </Container>
  );
}

function Plans({ selection, onSelectionChange }: TreatmentPlansScreenProps) {
  const t = usePlansText();
  const title = usePlansTitle();
  const read = useOperation(listAllTreatmentPlans, {});
  const begin = (
    <Button variant="action" onPress={() => onSelectionChange({ isNew: true })}>
      {t('new')}
    </Button>
  );
  const hasPlans = (read.data?.items.length ?? 0) > 0;
  return (
    <Container width="wide" pad="page">
      <Stack gap="x3">
        <PageHeader title={title} actions={hasPlans && !selection.isNew && begin} />
        <ReadView
          read={read}
          loading={
            <LoadingRegion label={t('loading')}>
              <Split side={<Skeleton shape="block" size="lg" />}>
                <Skeleton shape="block" size="lg" />
              </Split>
            </LoadingRegion>
          }
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
        </ReadView>
      </Stack>
    </Container>
  );
}
