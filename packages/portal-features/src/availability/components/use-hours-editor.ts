import { isApiError } from '@sakina/platform/client';
import { getAvailability } from '@sakina/platform/contract';
import type { SessionMode } from '@sakina/platform/contract';
import type { ApiError } from '@sakina/platform/client';
import { useClient } from '@sakina/platform/react';
import { useState } from 'react';
import type { KnownHours } from '../api/use-hours.ts';
import { useSaveHours } from '../api/use-save-hours.ts';
import { useTryHours } from '../api/use-try-hours.ts';
import { bodyOf, draftOf, isSame } from '../model/draft.ts';
import type { HoursDraft } from '../model/draft.ts';
import type { SessionOutside } from '../model/outside.ts';
import { hoursProblems } from '../model/problems.ts';
import type { HoursProblem } from '../model/problems.ts';

/** What is asked before hours are saved. */
export interface SaveQuestion {
  /** Sessions ahead that the new hours do not cover. */
  outside: readonly SessionOutside[];
  /** Whether no one could book any more. */
  isEmpty: boolean;
}

interface HoursEditor {
  draft: HoursDraft;
  change: (changes: Partial<HoursDraft>) => void;
  /** Whether anything is not saved. */
  isDirty: boolean;
  /** Everything that is wrong, from the first attempt on at the fields. */
  problems: readonly HoursProblem[];
  hasTried: boolean;
  /** Checks, asks the server what saving would do, and saves where nothing has to be asked. */
  submit: () => Promise<void>;
  /** Saves for good, after the question; says whether it worked. */
  save: () => Promise<boolean>;
  discard: () => void;
  isRunning: boolean;
  error: ApiError | undefined;
  question: SaveQuestion | undefined;
  closeQuestion: () => void;
  /** The hours that another window saved meanwhile. */
  theirs: KnownHours | undefined;
  /** Keeps one of the two versions; the own one is then saved over the other. */
  resolve: (choice: 'mine' | 'theirs') => void;
  closeConflict: () => void;
}

/**
 * The form of the hours: what is typed, what is wrong with it, and how it is saved. A change elsewhere never slips under what
 * is being typed; it is met as a conflict (SEC-16).
 * @param modes The ways of meeting that the profile offers.
 * @param today `YYYY-MM-DD` in the provider's zone.
 * @param onSaved Called once the hours are kept.
 */
export function useHoursEditor(
  hours: KnownHours,
  modes: readonly SessionMode[],
  today: string,
  onSaved: () => void,
): HoursEditor {
  const formOf = ({ slots, exceptions, rules }: KnownHours): HoursDraft => draftOf(slots, exceptions, rules, modes);
  const client = useClient();
  const trying = useTryHours();
  const saving = useSaveHours();
  const [base, setBase] = useState(hours);
  const [draft, setDraft] = useState(() => formOf(hours));
  const [hasTried, setTried] = useState(false);
  const [question, setQuestion] = useState<SaveQuestion>();
  const [theirs, setTheirs] = useState<KnownHours>();
  const problems = hoursProblems(draft, today);
  const isDirty = !isSame(draft, formOf(base));

  function take(next: KnownHours, form = formOf(next)) {
    setBase(next);
    setDraft(form);
  }
  if (hours.version > base.version && !isDirty) take(hours);

  async function meet(failure: unknown): Promise<void> {
    if (!isApiError(failure)) throw failure;
    if (!isApiError(failure, 'VERSION_CONFLICT')) return;
    setQuestion(undefined);
    try {
      const { rules, ...rest } = await client.call(getAvailability, {});
      if (rules) setTheirs({ ...rest, rules });
    } catch (unread) {
      // The conflict itself is said then; what was typed stays.
      if (!isApiError(unread)) throw unread;
    }
  }
  async function save(version = base.version): Promise<boolean> {
    try {
      const saved = await saving.run({ body: { ...bodyOf(draft), version } });
      const kept = { ...saved, rules: saved.rules ?? draft.rules };
      setBase(kept);
      // What was changed while it was being saved stays, and is still to be saved.
      setDraft((now) => (now === draft ? formOf(kept) : now));
      setTried(false);
      setQuestion(undefined);
      onSaved();
      return true;
    } catch (failure) {
      await meet(failure);
      return false;
    }
  }
  async function submit(version = base.version): Promise<void> {
    setTried(true);
    if (problems.length > 0) return;
    try {
      const body = bodyOf(draft);
      const { bookedOutside = [] } = await trying.run({ body: { ...body, version, dryRun: true } });
      const isEmpty = body.slots.length === 0 && body.exceptions.every(({ slots }) => slots.length === 0);
      if (bookedOutside.length > 0 || isEmpty) setQuestion({ outside: bookedOutside, isEmpty });
      else await save(version);
    } catch (failure) {
      await meet(failure);
    }
  }
  return {
    draft,
    change: (changes) => setDraft((known) => ({ ...known, ...changes })),
    isDirty,
    problems,
    hasTried,
    submit: () => submit(),
    save: () => save(),
    discard: () => {
      take(base);
      setTried(false);
      trying.reset();
      saving.reset();
    },
    isRunning: trying.isRunning || saving.isRunning,
    error: theirs === undefined ? (trying.error ?? saving.error) : undefined,
    question,
    closeQuestion: () => setQuestion(undefined),
    theirs,
    resolve: (choice) => {
      if (!theirs) return;
      setTheirs(undefined);
      trying.reset();
      saving.reset();
      if (choice === 'theirs') take(theirs);
      else {
        setBase(theirs);
        void submit(theirs.version);
      }
    },
    closeConflict: () => setTheirs(undefined),
  };
}
