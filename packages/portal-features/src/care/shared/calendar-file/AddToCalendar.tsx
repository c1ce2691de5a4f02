import { Button, saveFile } from '@sakina/design-system';
import { paths, product } from '@sakina/platform/domain';
import { CalendarPlus } from 'lucide-react';
import { calendarFile } from './calendar-file.ts';
import type { CalendarEntry } from './calendar-file.ts';
import { useCalendarFileText } from './messages/index.ts';

/** A session or a seat as far as its calendar entry needs it. */
export type CalendarFileEvent = Omit<CalendarEntry, 'title' | 'description' | 'url'>;

export interface AddToCalendarProps {
  event: CalendarFileEvent;
  /** Smaller beside a row of a list. */
  size?: 'small' | 'medium';
  variant?: 'secondary' | 'quiet';
  /** Id of the element that names what is added, where several are on one page. */
  'aria-describedby'?: string;
}

/** Downloads a calendar file of a session or a seat. The entry says neither what it is about nor with whom. */
export function AddToCalendar({ event, size = 'medium', variant = 'secondary', ...described }: AddToCalendarProps) {
  const t = useCalendarFileText();
  function download() {
    const file = calendarFile({
      ...event,
      title: t('title'),
      description: t('description', { product: product.name }),
      url: new URL(paths.dashboard(), globalThis.location.origin).href,
    });
    saveFile('appointment.ics', file, 'text/calendar;charset=utf-8');
  }
  return (
    <Button variant={variant} size={size} onPress={download} {...described}>
      <CalendarPlus aria-hidden />
      {t('button')}
    </Button>
  );
}
