import { LoadingRegion, Skeleton, Stack } from '@sakina/design-system';
import type { Appointment, GroupSession } from '@sakina/platform/contract';
import type { Read } from '@sakina/platform/react';
import type { ReactNode } from 'react';
import { isAnswered, lazyPanel, ReadView } from '../../../shared/index.ts';
import { useDashboardText } from '../messages/index.ts';
import type { Entries } from '../model/entries.ts';
import type { NextSeatProps } from '../views/later/NextSeat.tsx';
import { LaterSessions } from './LaterSessions.tsx';
import { NextSession } from './NextSession.tsx';
import { NothingBooked } from './NothingBooked.tsx';

const NextSeat = lazyPanel<NextSeatProps>(() => import('../views/later/NextSeat.tsx').then((m) => m.NextSeat));

export interface ComingPanelProps {
  read: Read<{ items: Appointment[] }>;
  /** The reading of the seats in groups; where it fails, the sessions stand alone. */
  seats: Read<{ items: GroupSession[] }>;
  entries: Entries;
  /** The latest session that is over, for the way back when nothing is booked. */
  latest: Appointment | undefined;
  /** Epoch milliseconds. */
  now: number;
  /** Called to ask whether a session is to be cancelled. */
  onCancel: (appointment: Appointment) => void;
  /** Stands between the next session and the later ones, whatever the sessions' reading comes to. */
  afterNext?: ReactNode;
}

/** What is to come: the next session or seat, then the others. */
export function ComingPanel({ read, seats, entries, latest, now, onCancel, afterNext }: ComingPanelProps) {
  const { next, nextSeat, later } = entries;
  // A seat may come first, so nothing is shown as next before both answers are there.
  const isWaiting = !isAnswered(seats);
  return (
    <Stack gap="section">
      <ReadView read={read} loading={<LoadingComing />}>
        {() =>
          isWaiting ? (
            <LoadingComing />
          ) : nextSeat ? (
            <NextSeat key={nextSeat.id} seat={nextSeat} now={now} loading={<LoadingComing />} />
          ) : next ? (
            <NextSession key={next.id} appointment={next} now={now} onCancel={onCancel} />
          ) : (
            <NothingBooked latest={latest} />
          )
        }
      </ReadView>
      {afterNext}
      <LaterSessions entries={later} hasNext={next !== null || nextSeat !== null} now={now} onCancel={onCancel} />
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
