import { Inline, Status } from '@sakina/design-system';
import type { Client } from '@sakina/platform/contract';
import { useClientsText } from '../messages/index.ts';

export interface ClientStatusProps {
  client: Pick<Client, 'status' | 'risk' | 'sessionCount' | 'missedCount'>;
  /**
   * Whether that someone is in care goes unsaid, as among many who are.
   * @default false
   */
  isShort?: boolean;
}

/** Whether a client is in care, and their risk, each as a shape with words. */
export function ClientStatus({
  client: { status, risk, sessionCount, missedCount = 0 },
  isShort = false,
}: ClientStatusProps) {
  const t = useClientsText();
  const isNew = status === 'ACTIVE' && sessionCount === 0;
  return (
    <Inline gap="x1h">
      {risk && (
        <Status size="small" tone={risk.level === 'HIGH' ? 'danger' : 'warning'}>
          {t(`risk.${risk.level}`)}
        </Status>
      )}
      {!(isShort && status === 'ACTIVE' && !isNew) && (
        <Status size="small" tone={status === 'DISCHARGED' ? 'ended' : isNew ? 'waiting' : 'active'}>
          {isNew
            ? t(missedCount > 0 ? 'status.MISSED' : 'status.NEW', { count: missedCount })
            : t(status === 'DISCHARGED' ? 'status.DISCHARGED' : 'status.ACTIVE')}
        </Status>
      )}
    </Inline>
  );
}
