import { isApiError } from '@sakina/platform/client';
import { useRef } from 'react';
import type { SyntheticEvent } from 'react';
import type { FieldPath, FieldPathValue, FieldValues, UseFormReturn } from 'react-hook-form';
import { showRefusals } from './field-refusals.ts';
import { isSameTyped } from './same-typed.ts';
import { MOST_REBASES, useConflict } from './use-conflict.ts';
import type { Conflict, ConflictOptions, NextSave } from './use-conflict.ts';
import type { SubmitOptions } from './use-submit.ts';

export interface VersionedSubmitOptions<Saved, Fields extends FieldValues, Answer>
  extends
    Pick<ConflictOptions<Saved, Fields>, 'read' | 'formOf'>,
    Pick<SubmitOptions<Fields, Answer>, 'errorFocus' | 'refusalOf'> {
  /** The record that the form builds on. */
  base: Saved;
  /** Called with a newer record, which the form builds on from then on. */
  onBase: (base: Saved) => void;
  /** Sends the fields for a record. Its rejection is shown by `RefusalNotice`. */
  send: (fields: Fields, on: Saved) => Promise<Answer>;
  /** Called before another attempt on a newer record: takes back what was said of the last one. */
  onAgain: () => void;
  /** Called with the answer: says that it is saved, and closes the form. */
  onSent: (answer: Answer) => void;
}

export interface VersionedSubmit<Saved, Fields> {
  /** What `onSubmit` of a `Form` takes. */
  submit: (event: SyntheticEvent) => Promise<void>;
  /** What this window and another changed to different values; undefined if nothing has to be asked. */
  conflict: Conflict<Saved, Fields> | undefined;
  /** Saves with the values chosen in these fields. */
  resolve: (choice: 'mine' | 'theirs') => void;
  /** Closes the question without a choice; what was typed stays. */
  closeConflict: () => void;
}

/**
 * Sends a form that changes a record with a version. Another window’s change is merged, and only what both changed is
 * asked about, with `FieldConflict` (SEC-16). What the server refuses is said at its field; what was typed stays while
 * an attempt fails.
 */
export function useVersionedSubmit<Saved, Fields extends FieldValues, Answer>(
  form: UseFormReturn<Fields>,
  options: VersionedSubmitOptions<Saved, Fields, Answer>,
): VersionedSubmit<Saved, Fields> {
  const { base, onBase, read, formOf, send, onAgain, onSent, errorFocus = 'field', refusalOf } = options;
  const conflicts = useConflict<Saved, Fields>({ read, formOf, isSame: isSameTyped });
  // What was chosen in a conflict is sent without a press of the form’s button, which must not send it again.
  const isUnderWay = useRef(false);

  /** Resolves with the answer; null where it was refused, or a person has to choose first. */
  async function attempt(fields: Fields, on: Saved, rebases: number): Promise<{ answer: Answer } | null> {
    try {
      return { answer: await send(fields, on) };
    } catch (refusal) {
      if (!isApiError(refusal)) throw refusal;
      if (refusal.code !== 'VERSION_CONFLICT') {
        showRefusals(refusalOf ? refusalOf(refusal) : refusal, form, { shouldFocus: errorFocus === 'field' });
        return null;
      }
      const next = rebases > 0 ? await conflicts.meet(on, fields) : null;
      return next && attemptNext(next, rebases - 1);
    }
  }
  // A reset during a submission would end it as one that never was: what is refused then stays at its field while it is
  // being corrected.
  function fill(fields: Fields) {
    for (const [name, value] of Object.entries(fields) as [
      FieldPath<Fields>,
      FieldPathValue<Fields, FieldPath<Fields>>,
    ][])
      if (!isSameTyped(value, form.getValues(name))) form.setValue(name, value);
  }
  function attemptNext({ on, form: fields }: NextSave<Saved, Fields>, rebases = MOST_REBASES) {
    onBase(on);
    fill(fields);
    onAgain();
    return attempt(fields, on, rebases);
  }
  async function once(run: () => Promise<{ answer: Answer } | null>) {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    let sent: { answer: Answer } | null;
    try {
      sent = await run();
    } finally {
      isUnderWay.current = false;
    }
    if (sent) onSent(sent.answer);
  }
  return {
    submit: (event) =>
      once(async () => {
        let sent: Awaited<ReturnType<typeof attempt>> = null;
        await form.handleSubmit(async (fields) => {
          sent = await attempt(fields, base, MOST_REBASES);
        })(event);
        // Only now does the form count as submitted: one that starts anew in `onSent` judges nothing before it is sent.
        return sent;
      }),
    conflict: conflicts.conflict,
    resolve: (choice) => {
      const next = conflicts.resolve(choice);
      if (next) void once(() => attemptNext(next));
    },
    closeConflict: conflicts.close,
  };
}
