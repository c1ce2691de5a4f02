import { Banner, Button, Inline, Text, theme, VisuallyHidden } from '@sakina/design-system';
import { useFormat, useNow } from '@sakina/platform/react';
import { Clock } from 'lucide-react';
import styled from 'styled-components';
import { useBookingText } from '../messages/index.ts';
import { minutesLeft } from '../model/payment.ts';
import type { HeldTime } from './use-slot-hold.ts';

export interface HoldNoticeProps {
  /** The time that is held. */
  held: HeldTime;
  /** Further sessions are booked too; only the first one is held. @default false */
  isSeries?: boolean;
}

/** The text wraps beside the icon, not below it. */
const Words = styled.div`
  display: flex;
  gap: ${theme.space.x1};
  min-inline-size: 0;
  & > svg { flex: none; margin-block-start: 0.2em; color: ${theme.color.textMuted}; }
`;

/** Minutes before the end at which the remaining time is announced, once. */
const SOON_MINUTES = 2;

/** Says until when the time is held. A screen reader announces only the last minutes. */
export function HoldNotice({ held: { hold, hasFailed, isAsking, renew }, isSeries = false }: HoldNoticeProps) {
  const t = useBookingText();
  const format = useFormat();
  const now = useNow(10_000);
  const minutes = hold ? minutesLeft(hold.expiresAt, now) : null;
  const again = (
    <Button variant="secondary" size="small" isPending={isAsking} onPress={renew}>
      {t('hold.again')}
    </Button>
  );
  const isSoon = minutes !== null && minutes > 0 && minutes <= SOON_MINUTES;
  return (
    <>
      {hasFailed && (
        <Banner tone="info" actions={again}>
          {t('hold.failed')}
        </Banner>
      )}
      {!hasFailed && minutes === 0 && (
        <Banner tone="warning" title={t('hold.overTitle')} actions={again}>
          {t('hold.over')}
        </Banner>
      )}
      {hold && minutes !== null && minutes > 0 && (
        <Inline gap="x1h" align="center">
          <Words>
            <Clock aria-hidden size="1.1em" />
            <Text size="sm" tone="muted">
              {t(isSeries ? 'hold.untilFirst' : 'hold.until', { time: format.time(hold.expiresAt), minutes })}
            </Text>
          </Words>
          {isSoon && again}
        </Inline>
      )}
      <VisuallyHidden role="status">{isSoon ? t('hold.soon') : ''}</VisuallyHidden>
    </>
  );
}
