import { LoadingRegion, Skeleton, Stack } from '@sakina/design-system';
import type { Appointment } from '@sakina/platform/contract';
import type { Read } from '@sakina/platform/react';
import type { ReactNode } from 'react';
import { ReadView } from '../../shared/index.ts';
import { useDashboardText } from '../messages/index.ts';
import { arrangeComing } from '../model/arrange.ts';
import { LaterSessions } from './LaterSessions.tsx';
import { NextSession } from './NextSession.tsx';
import { NothingBooked } from './NothingBooked.tsx';

export interface ComingPanelProps {
  read: Read<{ items: Appointment[] }>;
  /** The latest session that is over, for the way back when nothing is booked. */
  latest: Appointment | undefined;
  /** Epoch milliseconds. */
  now: number;
  onCancel: (appointment: Appointment) => void;
  /** Stands between the next session and the later ones, whatever the sessions' reading comes to. */
  afterNext?: ReactNode;
}

/** What is to come: the next session, then the others. */
export function ComingPanel({ read, latest, now, onCancel, afterNext }: ComingPanelProps) {
  const { next, later } = arrangeComing(read.data?.items ?? [], now);
  return (
    <Stack gap="section">
      <ReadView read={read} loading={<LoadingComing />}>
        {() =>
          next ? (
            <NextSession key={next.id} appointment={next} now={now} onCancel={onCancel} />
          ) : (
            <NothingBooked latest={latest} />
          )
        }
      </ReadView>
      {afterNext}
      <LaterSessions sessions={later} hasNext={next !== null} now={now} onCancel={onCancel} />
    </Stack>
  );
}

function LoadingComing() {
  const t = useDashboardText();
  return (
    <LoadingRegion label={t('next.loading')}>
      <Stack gap="x3">
        <Skeleton shape="block" size="lg" />
        <Skeleton shape="block" size="sm" />
      </Stack>
    </LoadingRegion>
  );
}
