import { Inline, Status } from '@sakina/design-system';
import type { Client } from '@sakina/platform/contract';
import { useClientsText } from '../messages/index.ts';

export interface ClientStatusProps {
  client: Pick<Client, 'status' | 'risk' | 'sessionCount'>;
}

/** Whether a client is in care, and their risk, each as a shape with words. */
export function ClientStatus({ client: { status, risk, sessionCount } }: ClientStatusProps) {
  const t = useClientsText();
  const isNew = status === 'ACTIVE' && sessionCount === 0;
  return (
    <Inline gap="x1h">
      {risk && (
        <Status size="small" tone={risk.level === 'HIGH' ? 'danger' : 'warning'}>
          {t(`risk.${risk.level}`)}
        </Status>
      )}
      <Status size="small" tone={status === 'DISCHARGED' ? 'neutral' : isNew ? 'waiting' : 'active'}>
        {t(status === 'DISCHARGED' ? 'status.DISCHARGED' : isNew ? 'status.NEW' : 'status.ACTIVE')}
      </Status>
    </Inline>
  );
}
