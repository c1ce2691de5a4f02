import { ButtonLink, EmptyState, Inline } from '@sakina/design-system';
import type { Appointment } from '@sakina/platform/contract';
import { paths } from '@sakina/platform/domain';
import { useDashboardText } from '../messages/index.ts';

/** Where the path begins: no one was met so far. */
export function FirstSession() {
  const t = useDashboardText();
  return (
    <EmptyState
      title={t('begin.title')}
      illustration="dawn"
      action={
        <Inline justify="center" gap="x1h">
          <ButtonLink variant="action" href={paths.findTherapist()}>
            {t('begin.action')}
          </ButtonLink>
          <ButtonLink variant="secondary" href={paths.findLeader()}>
            {t('begin.leader')}
          </ButtonLink>
        </Inline>
      }
    >
      {t('begin.body')}
    </EmptyState>
  );
}

/** Nothing is booked, but someone was met before: the way back to them comes first. */
export function NothingBooked({ latest }: { latest: Appointment | undefined }) {
  const t = useDashboardText();
  return (
    <EmptyState
      title={t('none.title')}
      illustration="horizon"
      action={
        <Inline justify="center" gap="x1h">
          {latest && !latest.isProviderAway && (
            <ButtonLink variant="action" href={paths.booking(latest.provider.id, { service: latest.service.id })}>
              {t('none.again', { name: latest.provider.displayName })}
            </ButtonLink>
          )}
          <ButtonLink variant="secondary" href={paths.findTherapist()}>
            {t('findCare')}
          </ButtonLink>
        </Inline>
      }
    >
      {t('none.body')}
    </EmptyState>
  );
}
