import { Button, Container, LoadingRegion, PageHeader, Skeleton, Stack } from '@sakina/design-system';
import { paths } from '@sakina/platform/domain';
import { HelpNow, PanelBoundary, ReadView } from '../../shared/index.ts';
import { useSafetyPlan } from '../api/use-safety-plan.ts';
import { PlanDesk } from '../components/PlanDesk.tsx';
import { usePlanText } from '../messages/index.ts';

/** The person’s safety plan in their own words (CARE-3), under the help that needs no plan (CARE-1). */
export function SafetyPlanScreen() {
  const t = usePlanText();
  const read = useSafetyPlan();
  const hasPlan = read.data !== undefined && read.data.updatedAt !== null;
  return (
    <Container width="text" pad="page">
      <PageHeader
        title={t('title')}
        // Whoever has written one knows what it is, and needs it on this screen.
        lead={hasPlan ? undefined : t('lead')}
        back={{ href: paths.dashboard(), label: t('back') }}
        actions={hasPlan && <Button variant="secondary" onPress={() => globalThis.print()}>{t('print')}</Button>}
      />
      <Stack gap="section">
        <HelpNow isBrief={hasPlan} />
        <PanelBoundary>
          <ReadView read={read} loading={<LoadingRegion label={t('loading')}><Skeleton lines={8} /></LoadingRegion>}>
            {(plan) => <PlanDesk plan={plan} onReload={read.reload} />}
          </ReadView>
        </PanelBoundary>
      </Stack>
    </Container>
  );
}
