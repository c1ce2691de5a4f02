import { DatePicker, NumberField, Select, TextArea, TextField, TimeField } from '@sakina/design-system';
import { language } from '@sakina/platform/contract';
import type { Language } from '@sakina/platform/contract';
import { plannedInstant } from '@sakina/platform/format';
import { useFormat, useNow } from '@sakina/platform/react';
import { MEETING_LIMITS } from './meeting-fields.ts';
import type { MeetingFields, MeetingRules } from './meeting-fields.ts';
import { useMeetingText } from './messages/index.ts';

/** The form of a meeting, as `useCheckedFields` gives it. */
export interface MeetingForm {
  fields: MeetingFields;
  set: {
    (name: 'title' | 'description' | 'date' | 'time'): (value: string) => void;
    (name: 'language'): (value: Language | '') => void;
    (name: 'minutes'): (value: number | null) => void;
  };
  errorOf: (name: keyof MeetingFields) => string | undefined;
}

export interface MeetingAboutProps {
  form: MeetingForm;
  /** What those who read the description want to know. */
  descriptionHelp: string;
}

/** What a meeting is called and what it is, as those who may join read it. */
export function MeetingAbout({ form: { fields, set, errorOf }, descriptionHelp }: MeetingAboutProps) {
  const t = useMeetingText();
  return (
    <>
      <TextField
        label={t('field.title')}
        name="title"
        isRequired
        autoComplete="off"
        value={fields.title}
        onChange={set('title')}
        errorMessage={errorOf('title')}
      />
      <TextArea
        label={t('field.description')}
        description={descriptionHelp}
        name="description"
        isRequired
        maxLength={MEETING_LIMITS.description}
        value={fields.description}
        onChange={set('description')}
        errorMessage={errorOf('description')}
      />
    </>
  );
}

/** The language of a meeting. */
export function MeetingLanguage({ form: { fields, set, errorOf } }: { form: MeetingForm }) {
  const t = useMeetingText();
  const format = useFormat();
  return (
    <Select
      label={t('field.language')}
      name="language"
      isRequired
      options={language.options.map((id) => ({ id, label: format.language(id) }))}
      value={fields.language}
      onChange={(id) => set('language')(language.options.find((tag) => tag === id) ?? '')}
      errorMessage={errorOf('language')}
    />
  );
}

export interface MeetingStartProps {
  form: MeetingForm;
  /** The host’s zone. */
  timeZone: string;
}

/** When a meeting begins, on the host’s clock. */
export function MeetingStart({ form: { fields, set, errorOf }, timeZone }: MeetingStartProps) {
  const t = useMeetingText();
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
    </>
  );
}

export interface MeetingLengthProps {
  form: MeetingForm;
  /** How long it can last, in minutes. */
  minutes: MeetingRules['minutes'];
}

/** How long a meeting lasts. */
export function MeetingLength({ form: { fields, set, errorOf }, minutes: { min, max } }: MeetingLengthProps) {
  const t = useMeetingText();
  return (
    <NumberField
      label={t('field.minutes')}
      unit={t('field.minutes.unit')}
      name="minutes"
      isRequired
      min={min}
      max={max}
      value={fields.minutes}
      onChange={set('minutes')}
      errorMessage={errorOf('minutes')}
    />
  );
}
