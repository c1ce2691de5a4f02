import { DatePicker, NumberField, TimeField } from '@sakina/design-system';
import { plannedInstant } from '@sakina/platform/format';
import { useFormat, useNow } from '@sakina/platform/react';
import { useGroupsText } from '../messages/index.ts';
import { LIMITS } from '../model/group-fields.ts';
import type { GroupForm } from './use-group-form.ts';

export interface TimeFieldsProps {
  form: GroupForm;
  /** The host’s zone. */
  timeZone: string;
}

/** When a meeting begins, on the host’s clock, and how long it lasts. */
export function TimeFields({ form: { fields, set, errorOf }, timeZone }: TimeFieldsProps) {
  const t = useGroupsText();
  const format = useFormat();
  const now = new Date(useNow()).toISOString();
  return (
    <>
      <DatePicker
        label={t('field.date')}
        name="date"
        isRequired
        today={format.dateIn(now, timeZone)}
        value={fields.date}
        onChange={set('date')}
        errorMessage={errorOf('date')}
      />
      <TimeField
        label={t('field.time')}
        description={t('field.time.zone', { zone: format.zone(timeZone, plannedInstant(fields, timeZone) ?? now) })}
        name="time"
        isRequired
        value={fields.time}
        onChange={set('time')}
        errorMessage={errorOf('time')}
      />
      <NumberField
        label={t('field.minutes')}
        unit={t('field.minutes.unit')}
        name="minutes"
        isRequired
        min={LIMITS.minutes.min}
        max={LIMITS.minutes.max}
        value={fields.minutes}
        onChange={set('minutes')}
        errorMessage={errorOf('minutes')}
      />
    </>
  );
}
