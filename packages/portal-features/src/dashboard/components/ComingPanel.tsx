import { LoadingRegion, Skeleton, Stack } from '@sakina/design-system';
import type { Appointment } from '@sakina/platform/contract';
import type { Read } from '@sakina/platform/react';
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
}

/** What is to come: the next session, then the others. */
export function ComingPanel({ read, latest, now, onCancel }: ComingPanelProps) {
  return (
    <ReadView read={read} loading={<LoadingComing />}>
      {({ items }) => {
        const { next, later } = arrangeComing(items, now);
        return (
          <Stack gap="section">
            {next ? <NextSession key={next.id} appointment={next} now={now} onCancel={onCancel} /> : <NothingBooked latest={latest} />}
            <LaterSessions sessions={later} hasNext={next !== null} now={now} onCancel={onCancel} />
          </Stack>
        );
      }}
    </ReadView>
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
