import { LoadingRegion, Skeleton } from '@sakina/design-system';
import {
  listAppointments,
  listHostedGroupSessions,
  listMeasures,
  listSessionNotes,
  listTreatmentPlans,
} from '@sakina/platform/contract';
import { useOperation } from '@sakina/platform/react';
import { ReadView } from '../../../shared/index.ts';
import { useClientsText } from '../messages/index.ts';
import type { DischargePanelProps } from './discharge-props.ts';
import { DischargeFields } from './DischargeFields.tsx';

/**
 * Ends the care of a client: what stands in the way, then a summary that begins with what the record says (CALL-19).
 */
export function DischargePanel(props: DischargePanelProps) {
  const t = useClientsText();
  const { id } = props.client;
  const sessions = useOperation(listAppointments, { query: { as: 'provider', clientId: id } });
  const notes = useOperation(listSessionNotes, { query: { clientId: id } });
  const plans = useOperation(listTreatmentPlans, { params: { id } });
  const measures = useOperation(listMeasures, { params: { id }, query: { limit: 100 } });
  // A seat is only told of: where groups cannot be read, care ends without that line.
  const groups = useOperation(listHostedGroupSessions, { query: {} });
  const loading = (
    <LoadingRegion label={t('discharge.loading')}>
      <Skeleton lines={8} />
    </LoadingRegion>
  );
  return (
    <ReadView read={sessions} loading={loading}>
      {({ items: allSessions }) => (
        <ReadView read={notes} loading={loading}>
          {({ items: allNotes }) => (
            <ReadView read={plans} loading={loading}>
              {({ items: allPlans }) => (
                <ReadView read={measures} loading={loading}>
                  {({ items: allMeasures }) => (
                    <DischargeFields
                      {...props}
                      sessions={allSessions}
                      notes={allNotes}
                      plans={allPlans}
                      measures={allMeasures}
                      groups={groups.data?.items ?? []}
                    />
                  )}
                </ReadView>
              )}
            </ReadView>
          )}
        </ReadView>
      )}
    </ReadView>
  );
}
