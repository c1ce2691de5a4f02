import { isPlannable } from '@sakina/platform/format';
import { NumberField, Select } from '@sakina/design-system';
import { useGroupsText } from '../messages/index.ts';
import { recurrenceOf } from '../model/group-fields.ts';
import { FEWEST, meetingDates, MOST } from '../model/series.ts';
import { SeriesDates } from './SeriesDates.tsx';
import type { GroupForm } from './use-group-form.ts';

const REPEATS = ['ONCE', 'WEEKLY', 'EVERY_TWO_WEEKS', 'MONTHLY'] as const;

/** How often a group meets, how many times, and each date before any is made. */
export function RepeatFields({ form, timeZone }: { form: GroupForm; timeZone: string }) {
  const t = useGroupsText();
  const { fields, set, errorOf } = form;
  const recurrence = recurrenceOf(fields);
  const dates =
    recurrence && isPlannable(fields.date) && fields.time !== ''
      ? meetingDates(fields.date, fields.time, timeZone, recurrence)
      : [];
  return (
    <>
      <Select
        label={t('field.repeat')}
        name="repeat"
        hasOptionalMark={false}
        options={REPEATS.map((id) => ({ id, label: t(`repeat.${id}`) }))}
        value={fields.repeat}
        onChange={(id) => set('repeat')(REPEATS.find((repeat) => repeat === id) ?? 'ONCE')}
      />
      {fields.repeat !== 'ONCE' && (
        <NumberField
          label={t('field.occurrences')}
          name="occurrences"
          isRequired
          min={FEWEST}
          max={MOST}
          value={fields.occurrences}
          onChange={set('occurrences')}
          errorMessage={errorOf('occurrences')}
        />
      )}
      {dates.length > 0 && <SeriesDates dates={dates} minutes={fields.minutes ?? 0} timeZone={timeZone} />}
    </>
  );
}
