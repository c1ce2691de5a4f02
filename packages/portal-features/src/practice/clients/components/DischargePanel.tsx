import { LoadingRegion, Skeleton } from '@sakina/design-system';
import { ReadView } from '../../../shared/index.ts';
import { useClientMeasures } from '../api/use-client-measures.ts';
import { useClientNotes } from '../api/use-client-notes.ts';
import { useClientPlans } from '../api/use-client-plans.ts';
import { useClientSessions } from '../api/use-client-sessions.ts';
import { useClientsText } from '../messages/index.ts';
import type { DischargePanelProps } from './discharge-props.ts';
import { DischargeFields } from './DischargeFields.tsx';

/** Ends the care of a client: what stands in the way, then a summary that begins with what the record says (CALL-19). */
export function DischargePanel(props: DischargePanelProps) {
  const t = useClientsText();
  const { id } = props.client;
  const sessions = useClientSessions();
  const notes = useClientNotes(id);
  const plans = useClientPlans(id);
  const measures = useClientMeasures(id);
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
