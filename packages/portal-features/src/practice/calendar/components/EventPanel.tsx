import { EmptyState } from '@sakina/design-system';
import type { Appointment, CalendarEvent } from '@sakina/platform/contract';
import { useState } from 'react';
import { RecordDrawer } from '../../../shared/record/index.ts';
import { useProviderCalendarText } from '../messages/index.ts';
import type { OpenDialog } from '../model/dialog.ts';
import { BlockDetails } from './BlockDetails.tsx';
import { SessionDetails } from './SessionDetails.tsx';

export interface EventPanelProps {
  /** Id of the event that is open, or of its session, as a notification names it; or null. */
  eventId: string | null;
  /** The events read; undefined while they are. */
  events: readonly CalendarEvent[] | undefined;
  /** IANA zone in which its times are. */
  timeZone: string;
  /** Called when it is to close. */
  onClose: () => void;
  /** Called to open a dialog about the event. */
  onDialog: (dialog: OpenDialog) => void;
  /** Called when the event was removed: there is nothing to return the focus to. */
  onRemoved: () => void;
}

/** An event beside the calendar. While the panel slides away it keeps what it showed. */
export function EventPanel({ eventId, events, timeZone, onClose, onDialog, onRemoved }: EventPanelProps) {
  const t = useProviderCalendarText();
  const found = events?.find(
    ({ id, appointmentId }) => id === eventId || (eventId !== null && appointmentId === eventId),
  );
  const [kept, setKept] = useState<CalendarEvent | undefined>(found);
  if (found && found !== kept) setKept(found);
  const event = eventId === null ? kept : found;
  const cancel = (appointment: Appointment) => onDialog({ kind: 'cancel', appointment });
  return (
    <RecordDrawer
      isOpen={eventId !== null && events !== undefined}
      id={event?.id ?? null}
      title={event?.title ?? t('panel.title')}
      onClose={onClose}
    >
      {!event && (
        <EmptyState headingLevel={3} title={t('panel.missing.title')}>
          {t('panel.missing.body')}
        </EmptyState>
      )}
      {event?.appointmentId && (
        <SessionDetails
          appointmentId={event.appointmentId}
          timeZone={timeZone}
          onMove={(appointmentId) => onDialog({ kind: 'move', appointmentId })}
          onCancel={cancel}
        />
      )}
      {event && !event.appointmentId && <BlockDetails event={event} timeZone={timeZone} onRemoved={onRemoved} />}
    </RecordDrawer>
  );
}
