import { DatePicker, NumberField, Select, TextArea, TextField, TimeField } from '@sakina/design-system';
import { language, meetingLimits } from '@sakina/platform/contract';
import { plannedInstant } from '@sakina/platform/format';
import { useFormat, useNow } from '@sakina/platform/react';
import { useFormContext, useWatch } from 'react-hook-form';
import { FormField } from '../form/index.ts';
import type { MeetingFields, MeetingRules } from './meeting-fields.ts';
import { useMeetingText } from './messages/index.ts';

export interface MeetingAboutProps {
  /** What those who read the description want to know. */
  descriptionHelp: string;
}

/** What a meeting is called and what it is, as those who may join read it. The form around it is a `FormProvider`. */
export function MeetingAbout({ descriptionHelp }: MeetingAboutProps) {
  const t = useMeetingText();
  const { control } = useFormContext<MeetingFields>();
  return (
    <>
      <FormField control={control} name="title">
        {(field) => <TextField {...field} label={t('field.title')} isRequired autoComplete="off" />}
      </FormField>
      <FormField control={control} name="description">
        {(field) => (
          <TextArea
            {...field}
            label={t('field.description')}
            description={descriptionHelp}
            isRequired
            maxLength={meetingLimits.description}
          />
        )}
      </FormField>
    </>
  );
}

/** The language of a meeting. */
export function MeetingLanguage() {
  const t = useMeetingText();
  const format = useFormat();
  const { control } = useFormContext<MeetingFields>();
  return (
    <FormField control={control} name="language">
      {(field) => (
        <Select
          {...field}
          label={t('field.language')}
          isRequired
          options={language.options.map((id) => ({ id, label: format.language(id) }))}
        />
      )}
    </FormField>
  );
}

export interface MeetingStartProps {
  /** The host’s zone. */
  timeZone: string;
}

/** When a meeting begins, on the host’s clock. */
export function MeetingStart({ timeZone }: MeetingStartProps) {
  const t = useMeetingText();
  const format = useFormat();
  const now = new Date(useNow()).toISOString();
  const { control } = useFormContext<MeetingFields>();
  const [date, time] = useWatch({ control, name: ['date', 'time'] });
  return (
    <>
      <FormField control={control} name="date">
        {(field) => <DatePicker {...field} label={t('field.date')} isRequired today={format.dateIn(now, timeZone)} />}
      </FormField>
      {/* Whether the moment is over is said at the day. */}
      <FormField control={control} name="time" rules={{ deps: 'date' }}>
        {(field) => (
          <TimeField
            {...field}
            label={t('field.time')}
            description={t('field.time.zone', {
              zone: format.zone(timeZone, plannedInstant({ date, time }, timeZone) ?? now),
            })}
            isRequired
          />
        )}
      </FormField>
    </>
  );
}

export interface MeetingLengthProps {
  /** How long it can last, in minutes. */
  minutes: MeetingRules['minutes'];
}

/** How long a meeting lasts. */
export function MeetingLength({ minutes: { min, max } }: MeetingLengthProps) {
  const t = useMeetingText();
  const { control } = useFormContext<MeetingFields>();
  return (
    <FormField control={control} name="minutes">
      {(field) => (
        <NumberField
          {...field}
          label={t('field.minutes')}
          unit={t('field.minutes.unit')}
          isRequired
          min={min}
          max={max}
        />
      )}
    </FormField>
  );
}
