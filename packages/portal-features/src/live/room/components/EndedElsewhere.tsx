import { useToast } from '@sakina/design-system';
import type { Appointment } from '@sakina/platform/contract';
import { useClock, useFormat } from '@sakina/platform/react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useSessionText } from '../messages/index.ts';
import { Over } from './Over.tsx';

export interface EndedElsewhereProps {
  /** The session that ended. */
  appointment: Appointment;
  /** Leads to what came of it. */
  onOpen: () => void;
  /** Called at once: its small window can be taken down. */
  onOver: (() => void) | undefined;
}

/**
 * Tells a host that the session in the small window was ended in another tab, on another device or by the server. The
 * notice stays until it is closed, and leads to the session’s end, from where its note is written.
 */
export function EndedElsewhere({ appointment, onOpen, onOver }: EndedElsewhereProps) {
  const t = useSessionText();
  const toast = useToast();
  const clock = useClock();
  const format = useFormat();
  const wasTold = useRef(false);
  const tell = useEffectEvent(() => {
    if (wasTold.current) return;
    wasTold.current = true;
    toast({
      title: t('floating.ended', {
        client: appointment.client.displayName,
        time: format.time(appointment.endedAt ?? new Date(clock.now()).toISOString()),
      }),
      action: { label: t('floating.ended.open'), onAction: onOpen },
    });
  });
  useEffect(() => tell(), []);
  return <Over onOver={onOver} />;
}
