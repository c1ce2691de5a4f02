import { Inline, Status } from '@sakina/design-system';
import type { Client } from '@sakina/platform/contract';
import { useClientsText } from '../messages/index.ts';

export interface ClientStatusProps {
  client: Pick<Client, 'status' | 'risk' | 'sessionCount' | 'missedCount'>;
}

/** Whether a client is in care, and their risk, each as a shape with words. */
export function ClientStatus({ client: { status, risk, sessionCount, missedCount = 0 } }: ClientStatusProps) {
  const t = useClientsText();
  const isNew = status === 'ACTIVE' && sessionCount === 0;
  return (
    <Inline gap="x1h">
      {risk && (
        <Status size="small" tone={risk.level === 'HIGH' ? 'danger' : 'warning'}>
          {t(`risk.${risk.level}`)}
        </Status>
      )}
      <Status size="small" tone={status === 'DISCHARGED' ? 'ended' : isNew ? 'waiting' : 'active'}>
        {isNew
          ? t(missedCount > 0 ? 'status.MISSED' : 'status.NEW', { count: missedCount })
          : t(status === 'DISCHARGED' ? 'status.DISCHARGED' : 'status.ACTIVE')}
      </Status>
    </Inline>
  );
}
