import { DatePicker, TimeZonePicker } from '@sakina/design-system';
import type { TravelPeriod } from '@sakina/platform/contract';
import { useNow } from '@sakina/platform/react';
import { useState } from 'react';
import { useAvailabilityText } from '../messages/index.ts';
import { travelProblems } from '../model/entries.ts';
import { EntryDialog } from './EntryDialog.tsx';
import { useProblemWords } from './use-problem-words.ts';

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

/** Writes one journey. */
export function TravelDialog({ entry, others, today, onSave, onClose }: TravelDialogProps) {
  const t = useAvailabilityText();
  const wordsOf = useProblemWords();
  const now = useNow();
  const [draft, setDraft] = useState<TravelPeriod>(() => entry ?? { from: '', until: '', timeZone: '' });
  const problems = travelProblems(draft, others, today).map((problem) => ({
    name: problem.name,
    message:
      problem.kind === 'order'
        ? t('travel.problem.order')
        : problem.kind === 'twice'
          ? t('travel.problem.twice')
          : wordsOf(problem),
  }));

  return (
    <EntryDialog
      title={t(entry ? 'travel.dialog.change' : 'travel.dialog.new')}
      record={`availability-travel:${entry?.from ?? 'new'}`}
      fields={draft}
      onFill={setDraft}
      problems={problems}
      onTake={() => onSave(draft)}
      onClose={onClose}
    >
      {(messageAt) => (
        <>
          <DatePicker
            label={t('travel.from')}
            name="travel.from"
            isRequired
            today={today}
            value={draft.from}
            // A journey of one day is the least: the end follows.
            onChange={(from) =>
              setDraft((known) => ({ ...known, from, until: known.until < from ? from : known.until }))
            }
            errorMessage={messageAt('travel.from')}
          />
          <DatePicker
            label={t('travel.until')}
            name="travel.until"
            isRequired
            today={today}
            value={draft.until}
            onChange={(until) => setDraft((known) => ({ ...known, until }))}
            errorMessage={messageAt('travel.until')}
          />
          <TimeZonePicker
            label={t('travel.zone')}
            description={t('travel.zone.help')}
            name="travel.zone"
            isRequired
            at={now}
            value={draft.timeZone}
            onChange={(timeZone) => setDraft((known) => ({ ...known, timeZone }))}
            errorMessage={messageAt('travel.zone')}
          />
        </>
      )}
    </EntryDialog>
  );
}
