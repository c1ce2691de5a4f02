import { groupLimits } from '@sakina/platform/contract';
import { isPlannable } from '@sakina/platform/format';
import { NumberField, Select } from '@sakina/design-system';
import { useFormContext, useWatch } from 'react-hook-form';
import { FormField } from '../../../shared/form/index.ts';
import { useGroupsText } from '../messages/index.ts';
import { recurrenceOf } from '../model/group-fields.ts';
import type { GroupFields } from '../model/group-fields.ts';
import { meetingDates } from '../model/series.ts';
import { SeriesDates } from './SeriesDates.tsx';

const REPEATS = ['ONCE', 'WEEKLY', 'EVERY_TWO_WEEKS', 'MONTHLY'] as const;

/** How often a group meets, how many times, and each date before any is made. */
export function RepeatFields({ timeZone }: { timeZone: string }) {
  const t = useGroupsText();
  const { control } = useFormContext<GroupFields>();
  const [repeat, occurrences, date, time, minutes] = useWatch({
    control,
    name: ['repeat', 'occurrences', 'date', 'time', 'minutes'],
  });
  const recurrence = recurrenceOf({ repeat, occurrences });
  const dates = recurrence && isPlannable(date) && time !== '' ? meetingDates(date, time, timeZone, recurrence) : [];
  return (
    <>
      <FormField control={control} name="repeat" rules={{ deps: 'occurrences' }}>
        {(field) => (
          <Select
            {...field}
            label={t('field.repeat')}
            hasOptionalMark={false}
            options={REPEATS.map((id) => ({ id, label: t(`repeat.${id}`) }))}
          />
        )}
      </FormField>
      {repeat !== 'ONCE' && (
        <FormField control={control} name="occurrences">
          {(field) => (
            <NumberField
              {...field}
              label={t('field.occurrences')}
              isRequired
              min={groupLimits.occurrences.min}
              max={groupLimits.occurrences.max}
            />
          )}
        </FormField>
      )}
      {dates.length > 0 && <SeriesDates dates={dates} minutes={minutes ?? 0} timeZone={timeZone} />}
    </>
  );
}
