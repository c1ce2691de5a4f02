import { isApiError } from '@sakina/platform/client';
import { getAvailability, updateAvailability } from '@sakina/platform/contract';
import type { SessionMode } from '@sakina/platform/contract';
import type { ApiError } from '@sakina/platform/client';
import { mergeVersions } from '@sakina/platform/domain';
import { useAction, useClient } from '@sakina/platform/react';
import { useState } from 'react';
import { isSameTyped, MOST_REBASES, useConflict, useKeptChange } from '../../../shared/form/index.ts';
import type { Unsaved } from '../../../shared/form/index.ts';
import { bodyOf, draftOf, isSame, withNewKeys } from '../model/draft.ts';
import type { HoursDraft } from '../model/draft.ts';
import type { KnownHours } from '../model/hours.ts';
import type { SessionOutside } from '../model/outside.ts';
import { fromParts, partsOf } from '../model/parts.ts';
import type { HoursParts } from '../model/parts.ts';
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
  /** What came back after leaving. */
  unsaved: Unsaved;
  /** Both versions where this window and another changed the same; undefined if nothing has to be asked. */
  conflict: { names: readonly string[]; mine: HoursDraft; theirs: HoursDraft } | undefined;
  /** Keeps one of the two values of what both changed; all other changes stay, and are saved. */
  resolve: (choice: 'mine' | 'theirs') => void;
  closeConflict: () => void;
}

/**
 * The form of the hours: what is typed, what is wrong with it, and how it is saved. A change elsewhere never slips
 * under what is being typed: it is merged when this is saved, and what both changed is asked about (SEC-16).
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
  const trying = useAction(updateAvailability, { isReadAgain: false });
  const saving = useAction(updateAvailability);
  const [base, setBase] = useState(hours);
  const [draft, setDraft] = useState(() => formOf(hours));
  const [hasTried, setTried] = useState(false);
  const [question, setQuestion] = useState<SaveQuestion>();
  const conflicts = useConflict<KnownHours, HoursParts>({
    read: async () => {
      const { rules, ...rest } = await client.call(getAvailability, {});
      return { ...rest, rules: rules ?? base.rules };
    },
    formOf: (saved) => partsOf(formOf(saved)),
    isSame: isSameTyped,
  });
  const problems = hoursProblems(draft, today);
  const isDirty = !isSame(draft, formOf(base));

  function take(next: KnownHours, form = formOf(next)) {
    setBase(next);
    setDraft(form);
  }
  if (hours.version > base.version && !isDirty) take(hours);

  const unsaved = useKeptChange('availability', {
    base,
    form: draft,
    isChanged: isDirty,
    restore: (kept) => take(kept.base, withNewKeys(kept.form)),
  });

  /** Goes on with the merged hours after a refusal for a newer version; any other is shown as the error. */
  async function meet(failure: unknown, typed: HoursDraft, on: KnownHours, rebases: number): Promise<void> {
    if (!isApiError(failure)) throw failure;
    if (!isApiError(failure, 'VERSION_CONFLICT') || rebases === 0) return;
    setQuestion(undefined);
    const next = await conflicts.meet(on, partsOf(typed));
    if (next) await goOn(next.on, fromParts(next.form), rebases - 1, typed);
  }
  async function goOn(on: KnownHours, typed: HoursDraft, rebases = MOST_REBASES, sent = draft): Promise<void> {
    trying.reset();
    saving.reset();
    setBase(on);
    // What was changed since it was sent stays, on top of the merged hours.
    setDraft((now) =>
      now === sent ? typed : fromParts(mergeVersions(partsOf(sent), partsOf(now), partsOf(typed), isSameTyped).merged),
    );
    if (!isSame(typed, formOf(on))) await submit(typed, on, rebases);
    else onSaved();
  }
  async function save(typed = draft, on = base, rebases = MOST_REBASES): Promise<boolean> {
    try {
      const saved = await saving.run({ body: { ...bodyOf(typed), version: on.version } });
      const kept = { ...saved, rules: saved.rules ?? typed.rules };
      setBase(kept);
      // What was changed while it was being saved stays, and is still to be saved.
      setDraft((now) => (now === typed ? formOf(kept) : now));
      setTried(false);
      setQuestion(undefined);
      onSaved();
      return true;
    } catch (failure) {
      await meet(failure, typed, on, rebases);
      return false;
    }
  }
  async function submit(typed: HoursDraft, on: KnownHours, rebases: number): Promise<void> {
    setTried(true);
    if (hoursProblems(typed, today).length > 0) return;
    try {
      const body = bodyOf(typed);
      const { bookedOutside = [] } = await trying.run({ body: { ...body, version: on.version, dryRun: true } });
      const isEmpty = body.slots.length === 0 && body.exceptions.every(({ slots }) => slots.length === 0);
      if (bookedOutside.length > 0 || isEmpty) setQuestion({ outside: bookedOutside, isEmpty });
      else await save(typed, on, rebases);
    } catch (failure) {
      await meet(failure, typed, on, rebases);
    }
  }
  const { conflict } = conflicts;
  return {
    draft,
    change: (changes) => setDraft((known) => ({ ...known, ...changes })),
    isDirty,
    problems,
    hasTried,
    submit: () => submit(draft, base, MOST_REBASES),
    save: () => save(),
    discard: () => {
      take(base);
      setTried(false);
      trying.reset();
      saving.reset();
    },
    isRunning: trying.isRunning || saving.isRunning,
    error: conflict === undefined ? (trying.error ?? saving.error) : undefined,
    question,
    closeQuestion: () => setQuestion(undefined),
    unsaved,
    conflict: conflict && {
      names: conflict.fields,
      mine: fromParts(conflict.merged),
      theirs: formOf(conflict.theirs),
    },
    resolve: (choice) => {
      const next = conflicts.resolve(choice);
      if (next) void goOn(next.on, fromParts(next.form));
    },
    closeConflict: conflicts.close,
  };
}
