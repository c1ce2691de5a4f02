import { broadcastMinutes } from '@sakina/platform/contract';
import { useWatch } from 'react-hook-form';
import {
  MeetingAbout,
  MeetingForm,
  MeetingLanguage,
  MeetingLength,
  MeetingStart,
} from '../../../shared/meeting/index.ts';
import type { MeetingFormProps } from '../../../shared/meeting/index.ts';
import { useBroadcastsText } from '../messages/index.ts';
import type { BroadcastFields } from '../model/broadcast-fields.ts';
import { AnnounceProblem } from './AnnounceProblem.tsx';
import { PrayerNote } from './PrayerNote.tsx';

export interface BroadcastFormProps extends Omit<
  MeetingFormProps<BroadcastFields>,
  'cancelLabel' | 'problem' | 'children'
> {
  /** The host’s zone. */
  timeZone: string;
}

/** The form of a broadcast: what it is about, when it begins on the host’s clock, how long it lasts. */
export function BroadcastForm({ timeZone, ...rest }: BroadcastFormProps) {
  const t = useBroadcastsText();
  const { form, error } = rest;
  const fields = useWatch({ control: form.control }) as BroadcastFields;
  return (
    <MeetingForm {...rest} cancelLabel={t('cancel')} problem={<AnnounceProblem error={error} timeZone={timeZone} />}>
      <MeetingAbout descriptionHelp={t('field.description.help')} />
      <MeetingLanguage />
      <MeetingStart timeZone={timeZone} />
      <PrayerNote fields={fields} timeZone={timeZone} />
      <MeetingLength minutes={broadcastMinutes} />
    </MeetingForm>
  );
}
