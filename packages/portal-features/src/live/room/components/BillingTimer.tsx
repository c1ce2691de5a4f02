import { Text, Timer, theme, visuallyHidden } from '@sakina/design-system';
import { useClock, useFormat } from '@sakina/platform/react';
import { useCallback } from 'react';
import styled from 'styled-components';
import { useSessionText } from '../messages/index.ts';

export interface BillingTimerProps {
  /** When billing started by the server, or null while it is being asked. */
  billingStartedAt: string | null;
  /** When the session started by the server; the time runs from here until billing's own start is known. */
  sessionStartedAt: string | null;
}

const Root = styled.div`
  display: flex;
  align-items: baseline;
  gap: ${theme.space.x1h};
  min-inline-size: 0;
  & > [data-part='since'] { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  @media (max-width: 63.99em) { & > [data-part='since'] { ${visuallyHidden} } }
`;

/**
 * The running time of a session, counted from the server's start, so that a reload or a lost connection changes nothing
 * (SESSION-3).
 */
export function BillingTimer({ billingStartedAt, sessionStartedAt }: BillingTimerProps) {
  const t = useSessionText();
  const clock = useClock();
  const format = useFormat();
  const now = useCallback(() => clock.now(), [clock]);
  const startedAt = billingStartedAt ?? sessionStartedAt;
  return (
    <Root>
      {startedAt !== null && <Timer label={t('room.timer')} startedAt={Date.parse(startedAt)} now={now} />}
      <Text as="span" data-part="since" size="xs" tone="muted">
        {billingStartedAt === null
          ? t('room.resuming')
          : t('room.billedFrom', {
              time: format.time(billingStartedAt),
              zone: format.zone(format.timeZone, billingStartedAt),
            })}
      </Text>
    </Root>
  );
}
