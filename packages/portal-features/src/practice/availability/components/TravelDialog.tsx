import { DatePicker, TimeZonePicker } from '@sakina/design-system';
import type { TravelPeriod } from '@sakina/platform/contract';
import { useNow } from '@sakina/platform/react';
import { useForm, useWatch } from 'react-hook-form';
import type { FieldPath } from 'react-hook-form';
import { FormField, resolverOf } from '../../../shared/form/index.ts';
import type { Problem } from '../../../shared/form/index.ts';
import { useAvailabilityText } from '../messages/index.ts';
import { travelProblems } from '../model/entries.ts';
import { EntryDialog } from './EntryDialog.tsx';
import { useProblemText } from './use-problem-text.ts';

export interface TravelDialogProps {
  /** What is changed; left out, a new one is written. */
  entry: TravelPeriod | undefined;
  /** The other journeys, which it must not overlap. */
  others: readonly TravelPeriod[];
  /** `YYYY-MM-DD` in the provider’s zone. */
  today: string;
  /** Called with the journey once it is in order. */
  onSave: (entry: TravelPeriod) => void;
  /** Called when it is to close. */
  onClose: () => void;
}

interface Fields {
  travel: TravelPeriod;
}

/** Writes one journey. */
export function TravelDialog({ entry, others, today, onSave, onClose }: TravelDialogProps) {
  const t = useAvailabilityText();
  const wordsOf = useProblemText();
  const now = useNow();
  const form = useForm<Fields>({
    defaultValues: { travel: entry ?? { from: '', until: '', timeZone: '' } },
    shouldFocusError: false,
    resolver: resolverOf(problemsOf),
  });
  const { control } = form;
  const typed = useWatch({ control }) as Fields;
  function problemsOf({ travel }: Fields): Problem<Fields>[] {
    return travelProblems(travel, others, today).map((problem) => [
      problem.name as FieldPath<Fields>,
      problem.kind === 'order'
        ? t('travel.problem.order')
        : problem.kind === 'twice'
          ? t('travel.problem.twice')
          : wordsOf(problem),
    ]);
  }

  return (
    <EntryDialog
      title={t(entry ? 'travel.dialog.change' : 'travel.dialog.new')}
      record={`availability-travel:${entry?.from ?? 'new'}`}
      form={form}
      problems={problemsOf(typed)}
      onTake={({ travel }) => onSave(travel)}
      onClose={onClose}
    >
      <FormField control={control} name="travel.from">
        {(field) => (
          <DatePicker
            {...field}
            label={t('travel.from')}
            isRequired
            today={today}
            onChange={(from) => {
              field.onChange(from);
              // A journey of one day is the least: the end follows.
              if (form.getValues('travel.until') < from) form.setValue('travel.until', from);
            }}
          />
        )}
      </FormField>
      <FormField control={control} name="travel.until">
        {(field) => <DatePicker {...field} label={t('travel.until')} isRequired today={today} />}
      </FormField>
      <FormField control={control} name="travel.timeZone">
        {(field) => (
          <TimeZonePicker {...field} label={t('travel.zone')} description={t('travel.zone.help')} isRequired at={now} />
        )}
      </FormField>
    </EntryDialog>
  );
}
