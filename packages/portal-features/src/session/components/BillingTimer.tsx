import { Text, Timer } from '@sakina/design-system';
import { useClock, useFormat } from '@sakina/platform/react';
import { useCallback } from 'react';
import { useSessionText } from '../messages/index.ts';

export interface BillingTimerProps {
  /** When billing started by the server, or null while it is being asked. */
  billingStartedAt: string | null;
  /** When the session started by the server; the time runs from here until billing's own start is known. */
  sessionStartedAt: string | null;
}

/** The running time of a session, counted from the server's start, so that a reload or a lost connection changes nothing (SESSION-3). */
export function BillingTimer({ billingStartedAt, sessionStartedAt }: BillingTimerProps) {
  const t = useSessionText();
  const clock = useClock();
  const format = useFormat();
  const now = useCallback(() => clock.now(), [clock]);
  const startedAt = billingStartedAt ?? sessionStartedAt;
  return (
    <div>
      <Text size="xs" tone="muted" font="control">
        {t('room.timer')}
      </Text>
      {startedAt !== null && <Timer size="lg" label={t('room.timer')} startedAt={Date.parse(startedAt)} now={now} />}
      <Text size="xs" tone="muted">
        {billingStartedAt === null
          ? t('room.resuming')
          : t('room.billedFrom', {
              time: format.time(billingStartedAt),
              zone: format.zone(format.timeZone, billingStartedAt),
            })}
      </Text>
    </div>
  );
}
