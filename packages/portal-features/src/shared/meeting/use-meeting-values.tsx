import { plannedInstant } from '@sakina/platform/format';
import { useFormat } from '@sakina/platform/react';
import type { ReactNode } from 'react';
import { useSharedText } from '../messages/index.ts';
import type { MeetingFields } from './meeting-fields.ts';
import { useMeetingText } from './messages/index.ts';

/**
 * Names the fields that all meetings have and writes their values, to compare two versions.
 * @param timeZone The host’s zone.
 */
export function useMeetingValues(timeZone: string) {
  const t = useMeetingText();
  const shared = useSharedText();
  const format = useFormat();
  return {
    nameOf: (field: keyof MeetingFields): string => t(`field.${field}`),
    valueOf: (form: MeetingFields, field: keyof MeetingFields): ReactNode => {
      const startsAt = plannedInstant(form, timeZone);
      switch (field) {
        case 'date':
          return form.date && format.date(form.date);
        case 'time':
          return startsAt ? format.time(startsAt, timeZone) : form.time;
        case 'minutes':
          return form.minutes === null ? '' : shared('minutes', { count: form.minutes });
        case 'language':
          return form.language && format.language(form.language);
        case 'title':
        case 'description':
          return form[field] && <span dir="auto">{form[field]}</span>;
      }
    },
  };
}
