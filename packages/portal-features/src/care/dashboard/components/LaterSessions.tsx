import { Section, Stack } from '@sakina/design-system';
import type { Appointment } from '@sakina/platform/contract';
import { lazyPanel } from '../../../shared/index.ts';
import { useDashboardText } from '../messages/index.ts';
import type { Entry } from '../model/entries.ts';
import type { SeatRowProps } from '../views/later/SeatRow.tsx';
import type { SeriesRowProps } from '../views/later/SeriesRow.tsx';
import { UpcomingRow } from './UpcomingRow.tsx';

// Few have them, and they stand below what is next (FAST-1).
const SeatRow = lazyPanel<SeatRowProps>(() => import('../views/later/SeatRow.tsx').then((m) => m.SeatRow));
const SeriesRow = lazyPanel<SeriesRowProps>(() => import('../views/later/SeriesRow.tsx').then((m) => m.SeriesRow));

export interface LaterSessionsProps {
  entries: readonly Entry[];
  /** Whether something comes before these. */
  hasNext: boolean;
  /** Epoch milliseconds. */
  now: number;
  /** Called to ask whether a session is to be cancelled. */
  onCancel: (appointment: Appointment) => void;
}

/** What comes after the next session, and what was cancelled. */
export function LaterSessions({ entries, hasNext, now, onCancel }: LaterSessionsProps) {
  const t = useDashboardText();
  if (entries.length === 0) return null;
  const line = (entry: Entry) => {
    switch (entry.kind) {
      case 'session':
        return <UpcomingRow key={entry.id} session={entry.session} now={now} onCancel={onCancel} />;
      case 'seat':
        return <SeatRow key={entry.id} seat={entry.seat} now={now} />;
      case 'series':
        return <SeriesRow key={entry.id} sessions={entry.sessions} now={now} onCancel={onCancel} />;
    }
  };
  return (
    <Section title={t(hasNext ? 'later.title' : 'later.titleNone')}>
      <Stack as="ul" gap="none">
        {entries.map(line)}
      </Stack>
    </Section>
  );
}
