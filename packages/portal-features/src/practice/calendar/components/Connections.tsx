import { Banner, EmptyState, LoadingRegion, Section, Skeleton } from '@sakina/design-system';
import { listCalendars } from '@sakina/platform/contract';
import { useOperation } from '@sakina/platform/react';
import type { CalendarService } from '@sakina/platform/contract';
import { useFeatureAccess, useUser } from '@sakina/platform/react/session';
import { PanelBoundary, ReadList } from '../../../shared/index.ts';
import { usePlanText } from '../../../shared/plan-text/use-plan-text.ts';
import { useProviderCalendarText } from '../messages/index.ts';
import { ConnectionRow } from './ConnectionRow.tsx';

export interface ConnectionsProps {
  /** Begins the sign-in to a service. */
  onSignIn: (service: CalendarService) => void;
}

/**
 * The outside calendars: which are connected, how they are doing, and what can be done (CALL-7). Needs permission and
 * plan (ROLE-10).
 */
export function Connections({ onSignIn }: ConnectionsProps) {
  const t = useProviderCalendarText();
  const planText = usePlanText();
  const user = useUser();
  const access = useFeatureAccess('api_integrations');
  return (
    <Section title={t('connections.title')} description={t('connections.help')}>
      {access.kind === 'no-permission' && (
        <Banner urgency="none" title={t('connections.noPermission.title')}>
          {t('connections.noPermission.body')}
        </Banner>
      )}
      {access.kind === 'not-in-plan' && (
        <Banner urgency="none" title={t('connections.notInPlan.title')}>
          {t('connections.notInPlan.body', {
            holder: planText.holder(user, access.plan),
            plans: planText.oneOf(access.availableIn),
          })}
        </Banner>
      )}
      {access.kind === 'allowed' && (
        <PanelBoundary>
          <List onSignIn={onSignIn} />
        </PanelBoundary>
      )}
    </Section>
  );
}

function List({ onSignIn }: ConnectionsProps) {
  const t = useProviderCalendarText();
  return (
    <ReadList
      read={useOperation(listCalendars, {})}
      loading={
        <LoadingRegion label={t('connections.loading')}>
          <Skeleton shape="block" size="sm" />
          <Skeleton shape="block" size="sm" />
          <Skeleton shape="block" size="sm" />
        </LoadingRegion>
      }
      empty={
        <EmptyState headingLevel={3} title={t('connections.none.title')}>
          {t('connections.none.body')}
        </EmptyState>
      }
      gap="x3"
    >
      {(connection) => (
        <li key={connection.id}>
          <ConnectionRow connection={connection} onSignIn={onSignIn} />
        </li>
      )}
    </ReadList>
  );
}
