import { useClock, useNow } from '@sakina/platform/react';
import { Banner } from '@sakina/design-system';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useStageText } from './messages/index.ts';

export interface LostSeatProps {
  /** The name that the room has for them. */
  name: string;
  /** What the reader can know or do meanwhile, in words. */
  children?: ReactNode;
  /** What the reader can do meanwhile, by a press. */
  actions?: ReactNode;
}

/** Says of someone whose connection is gone for how long; mounted while it is. Not announced second by second. */
export function LostSeat({ name, children, actions }: LostSeatProps) {
  const t = useStageText();
  const clock = useClock();
  const [since] = useState(() => clock.now());
  const seconds = Math.max(0, Math.floor((useNow(1000) - since) / 1000));
  const minutes = Math.floor(seconds / 60);
  const title = minutes === 0 ? t('reconnecting.other', { name, seconds }) : t('reconnecting.long', { name, minutes });
  return (
    <Banner tone="warning" urgency="none" title={title} actions={actions}>
      {children}
    </Banner>
  );
}
