import type { Appointment } from '@sakina/platform/contract';
import { paths, product } from '@sakina/platform/domain';
import { useBookingText } from '../messages/index.ts';
import { calendarFile } from '../model/calendar-file.ts';

/** Returns a function that downloads a calendar file of a session. */
export function useCalendarFile(): (appointment: Appointment) => void {
  const t = useBookingText();
  return ({ id, startsAt, endsAt, createdAt, updatedAt, mode, location }) => {
    const file = calendarFile({
      id,
      startsAt,
      endsAt,
      createdAt,
      updatedAt,
      title: t('done.calendarTitle'),
      description: t('done.calendarDescription', { product: product.name }),
      url: new URL(paths.dashboard(), globalThis.location.origin).href,
      location: mode === 'IN_PERSON' ? location : null,
    });
    save(file, 'appointment.ics');
  };
}

/** A download needs an anchor; it is not in the document, so it takes no focus. */
function save(text: string, name: string) {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/calendar;charset=utf-8' }));
  const anchor = document.createElement('a');
  anchor.href = url;
  anchor.download = name;
  anchor.click();
  URL.revokeObjectURL(url);
}
