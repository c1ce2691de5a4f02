import { Container, LoadingRegion, PageHeader, Skeleton, Stack } from '@sakina/design-system';
import { paths } from '@sakina/platform/domain';
import { getSafetyPlan } from '@sakina/platform/contract';
import type { SafetyPlan } from '@sakina/platform/contract';
import { useOfflineCopy, useOperation, useUser } from '@sakina/platform/react';
import type { Read } from '@sakina/platform/react';
import { HelpNow, PanelBoundary, ReadView } from '../../../shared/index.ts';
import { PlanDesk } from '../components/PlanDesk.tsx';
import { usePlanText } from '../messages/index.ts';

/**
 * Reads the safety plan of whoever is signed in; everything of the plan that a screen shows comes through here. It is
 * kept, sealed, for times without a connection (SEC-17).
 */
function useSafetyPlan(): Read<SafetyPlan> {
  const user = useUser();
  return useOfflineCopy(
    getSafetyPlan,
    'safety-plan',
    useOperation(getSafetyPlan, user ? { params: { id: user.id } } : null),
  );
}

/**
 * The person’s safety plan in their own words (CARE-3), under the help that needs no plan (CARE-1). What says whether
 * there is a plan yet stands below that help: a number must not move under the finger that presses it.
 */
export function SafetyPlanScreen() {
  const t = usePlanText();
  const read = useSafetyPlan();
  return (
    <Container width="text" pad="page">
      <PageHeader title={t('title')} back={{ href: paths.dashboard(), label: t('back') }} />
      <Stack gap="section">
        <HelpNow isBrief />
        <PanelBoundary>
          <ReadView
            read={read}
            loading={
              <LoadingRegion label={t('loading')}>
                <Skeleton lines={8} />
              </LoadingRegion>
            }
          >
            {(plan) => <PlanDesk plan={plan} onReload={read.reload} />}
          </ReadView>
        </PanelBoundary>
      </Stack>
    </Container>
  );
}
