import { isApiError } from '@sakina/platform/client';
import type { CheckIn } from '@sakina/platform/contract';
import { putCheckIn } from '@sakina/platform/contract';
import { speaksOfCrisis } from '@sakina/platform/domain';
import { addDays, instantAt } from '@sakina/platform/format';
import { useDraft, useFormat, useQueuedAction } from '@sakina/platform/react';
import { useState } from 'react';
import { emptyCheckIn, fieldsOf, problemsOf, readKeptCheckIn } from '../model/check-in.ts';
import type { CheckInFields } from '../model/check-in.ts';

/**
 * What someone says of today: what is typed, whether it is being said or changed, and the attempt to keep it.
 * @param said What was said of today already.
 * @param today The reader's date `YYYY-MM-DD`: a draft of yesterday is none of today.
 */
export function useCheckIn(said: CheckIn | undefined, today: string) {
  const { timeZone } = useFormat();
  const put = useQueuedAction(putCheckIn);
  const [typed, setTyped] = useState<CheckInFields | null>(null);
  const [isChanging, setChanging] = useState(false);
  const [isTried, setTried] = useState(false);
  const [savedCount, setSavedCount] = useState(0);
  const [isCrisis, setCrisis] = useState(false);
  useDraft(`check-in:${today}`, {
    value: typed,
    onRestore: (kept) => {
      setTyped(readKeptCheckIn(kept));
      setChanging(true);
    },
  });
  const fields = typed ?? (said ? fieldsOf(said) : emptyCheckIn);

  async function save() {
    setTried(true);
    const { mood, energy, note, ...rest } = fields;
    if (mood === null || energy === null || Object.keys(problemsOf(fields)).length > 0) return;
    try {
      // Sent tomorrow, it would say how tomorrow is.
      const dayIsOver = Date.parse(instantAt(addDays(today, 1), '00:00', timeZone));
      const sending = await put.run(
        { body: { ...rest, mood, energy, note: note.trim() || null, timeZone } },
        dayIsOver,
      );
      setTyped(null);
      setTried(false);
      setChanging(false);
      setCrisis(sending.isWaiting ? speaksOfCrisis(note) : sending.answer.crisisHelp);
      setSavedCount((count) => count + 1);
    } catch (error) {
      // Told of above the form, which keeps what was typed.
      if (!isApiError(error)) throw error;
    }
  }
  return {
    fields,
    /** What is wrong, once someone has tried to keep it. */
    problems: isTried ? problemsOf(fields) : {},
    isOpen: said === undefined || isChanging,
    isCrisis,
    /** Counts what was kept since the page opened, so that the focus can follow. */
    savedCount,
    error: put.error,
    set: (change: Partial<CheckInFields>) => setTyped({ ...fields, ...change }),
    change: () => setChanging(true),
    keepAsIs: () => {
      setTyped(null);
      setTried(false);
      setChanging(false);
    },
    save,
  };
}

/** See useCheckIn. */
export type CheckInWork = ReturnType<typeof useCheckIn>;
