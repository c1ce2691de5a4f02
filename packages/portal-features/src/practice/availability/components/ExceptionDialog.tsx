import { DatePicker, RadioGroup, TextField } from '@sakina/design-system';
import { hoursLimits } from '@sakina/platform/contract';
import type { SessionMode } from '@sakina/platform/contract';
import { useState } from 'react';
import { useAvailabilityText } from '../messages/index.ts';
import { newKey, nextRange } from '../model/draft.ts';
import type { ExceptionDraft } from '../model/draft.ts';
import { exceptionProblems } from '../model/entries.ts';
import type { ExceptionType } from '../model/entries.ts';
import { EntryDialog } from './EntryDialog.tsx';
import { RangeRows } from './RangeRows.tsx';
import { useProblemWords } from './use-problem-words.ts';

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

/** Writes one date off, or one date with other hours. */
export function ExceptionDialog({ entry, others, modes, today, onSave, onClose }: ExceptionDialogProps) {
  const t = useAvailabilityText();
  const wordsOf = useProblemWords();
  const [draft, setDraft] = useState<ExceptionDraft>(
    () => entry ?? { key: newKey(), date: '', ranges: [], reason: '' },
  );
  const [type, setType] = useState<ExceptionType>(entry && entry.ranges.length > 0 ? 'HOURS' : 'OFF');
  const problems = exceptionProblems(draft, type, others, today).map((problem) => ({
    name: problem.name,
    message: wordsOf(problem),
  }));

  return (
    <EntryDialog
      size="lg"
      title={t(entry ? 'exception.title.change' : 'exception.title.new')}
      record={`availability-date:${entry?.date ?? 'new'}`}
      fields={{ draft, type }}
      onFill={(next) => {
        setDraft((known) => ({ ...next.draft, key: known.key }));
        setType(next.type);
      }}
      problems={problems}
      onTake={() => onSave(type === 'OFF' ? { ...draft, ranges: [] } : draft)}
      onClose={onClose}
    >
      {(messageAt) => (
        <>
          <DatePicker
            label={t('exception.date')}
            name="exception.date"
            isRequired
            min={today}
            today={today}
            value={draft.date}
            onChange={(date) => setDraft((known) => ({ ...known, date }))}
            errorMessage={messageAt('exception.date')}
          />
          <RadioGroup
            label={t('exception.type')}
            name="exception.type"
            isRequired
            options={[
              { id: 'OFF', label: t('exception.off') },
              { id: 'HOURS', label: t('exception.hours') },
            ]}
            value={type}
            onChange={(chosen) => {
              setType(chosen as ExceptionType);
              if (chosen === 'HOURS' && draft.ranges.length === 0)
                setDraft((known) => ({ ...known, ranges: [nextRange([], modes)] }));
            }}
            errorMessage={messageAt('exception.type')}
          />
          {type === 'HOURS' && (
            <RangeRows
              path="exception"
              of={t('exception.hours')}
              ranges={draft.ranges}
              onChange={(ranges) => setDraft((known) => ({ ...known, ranges }))}
              modes={modes}
              messageAt={messageAt}
            />
          )}
          <TextField
            label={t('exception.reason')}
            description={t('exception.reason.help')}
            maxLength={hoursLimits.reason}
            value={draft.reason}
            onChange={(reason) => setDraft((known) => ({ ...known, reason }))}
          />
        </>
      )}
    </EntryDialog>
  );
}
