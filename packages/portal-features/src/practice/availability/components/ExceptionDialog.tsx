import { DatePicker, RadioGroup, TextField } from '@sakina/design-system';
import { hoursLimits } from '@sakina/platform/contract';
import type { SessionMode } from '@sakina/platform/contract';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import type { FieldPath } from 'react-hook-form';
import { FormField, problemsIn, resolverOf } from '../../../shared/form/index.ts';
import type { Problem } from '../../../shared/form/index.ts';
import { useAvailabilityText } from '../messages/index.ts';
import { newKey, nextRange } from '../model/draft.ts';
import type { ExceptionDraft } from '../model/draft.ts';
import { exceptionProblems } from '../model/entries.ts';
import type { ExceptionType } from '../model/entries.ts';
import { EntryDialog } from './EntryDialog.tsx';
import { RangeRows } from './RangeRows.tsx';
import { useProblemText } from './use-problem-text.ts';

export interface ExceptionDialogProps {
  /** What is changed; left out, a new one is written. */
  entry: ExceptionDraft | undefined;
  /** The other exceptions, which it must not overlap. */
  others: readonly ExceptionDraft[];
  /** Ways of meeting to choose from. */
  modes: readonly SessionMode[];
  /** `YYYY-MM-DD` in the provider’s zone. */
  today: string;
  /** Called with the exception once it is in order. */
  onSave: (entry: ExceptionDraft) => void;
  /** Called when it is to close. */
  onClose: () => void;
}

interface Fields {
  exception: Omit<ExceptionDraft, 'key'> & { type: ExceptionType };
}

/** Writes one date off, or one date with other hours. */
export function ExceptionDialog({ entry, others, modes, today, onSave, onClose }: ExceptionDialogProps) {
  const t = useAvailabilityText();
  const wordsOf = useProblemText();
  const [key] = useState(() => entry?.key ?? newKey());
  const form = useForm<Fields>({
    defaultValues: {
      exception: {
        date: entry?.date ?? '',
        type: entry && entry.ranges.length > 0 ? 'HOURS' : 'OFF',
        ranges: entry?.ranges ?? [],
        reason: entry?.reason ?? '',
      },
    },
    shouldFocusError: false,
    resolver: resolverOf(problemsOf),
  });
  const { control } = form;
  const typed = useWatch({ control }) as Fields;
  const shown = problemsIn(form.formState.errors);
  function problemsOf({ exception: { type, ...draft } }: Fields): Problem<Fields>[] {
    return exceptionProblems({ ...draft, key }, type, others, today).map((problem) => [
      problem.name as FieldPath<Fields>,
      wordsOf(problem),
    ]);
  }

  return (
    <EntryDialog
      size="lg"
      title={t(entry ? 'exception.title.change' : 'exception.title.new')}
      record={`availability-date:${entry?.date ?? 'new'}`}
      form={form}
      problems={problemsOf(typed)}
      onTake={({ exception: { type, ...draft } }) =>
        onSave({ ...draft, key, ranges: type === 'OFF' ? [] : draft.ranges })
      }
      onClose={onClose}
    >
      <FormField control={control} name="exception.date">
        {(field) => <DatePicker {...field} label={t('exception.date')} isRequired min={today} today={today} />}
      </FormField>
      <FormField control={control} name="exception.type">
        {(field) => (
          <RadioGroup
            {...field}
            label={t('exception.type')}
            isRequired
            options={[
              { id: 'OFF', label: t('exception.off') },
              { id: 'HOURS', label: t('exception.hours') },
            ]}
            onChange={(chosen) => {
              field.onChange(chosen);
              if (chosen === 'HOURS' && form.getValues('exception.ranges').length === 0)
                form.setValue('exception.ranges', [nextRange([], modes)]);
            }}
          />
        )}
      </FormField>
      {typed.exception.type === 'HOURS' && (
        <FormField control={control} name="exception.ranges">
          {({ value, onChange }) => (
            <RangeRows
              path="exception.ranges"
              of={t('exception.hours')}
              ranges={value}
              onChange={onChange}
              modes={modes}
              messageAt={(name) => shown.find((problem) => problem.name === name)?.message}
            />
          )}
        </FormField>
      )}
      <FormField control={control} name="exception.reason">
        {(field) => (
          <TextField
            {...field}
            label={t('exception.reason')}
            description={t('exception.reason.help')}
            maxLength={hoursLimits.reason}
          />
        )}
      </FormField>
    </EntryDialog>
  );
}
