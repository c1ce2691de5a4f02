import { isApiError } from '@sakina/platform/client';
import { isSameJson, mergeVersions } from '@sakina/platform/domain';
import type { IsSameField } from '@sakina/platform/domain';
import { useEffect, useRef, useState } from 'react';
import { MOST_REBASES, useConflict } from './use-conflict.ts';
import type { Conflict } from './use-conflict.ts';
import { useKeptChange } from './use-kept-change.ts';
import type { HeldForm } from './use-kept-change.ts';
import type { Unsaved } from './use-unsaved.ts';

export interface RecordFormOptions<Saved, Form> {
  /** Names the draft. */
  record: string;
  /** The record as it was read. */
  saved: Saved;
  /** What is typed, where an owner holds it for longer than this form stands; null for nothing. */
  held: HeldForm<Saved, Form> | null;
  hold: (held: HeldForm<Saved, Form> | null) => void;
  /** What a record looks like as a form; its order is that of the fields. */
  formOf: (saved: Saved) => Form;
  /** @default isSameJson */
  isSame?: IsSameField<Form>;
  /** Reads the record that the server has now. */
  read: () => Promise<Saved>;
  /** Saves the form on a record, and rejects where it is refused. */
  send: (form: Form, on: Saved) => Promise<Saved>;
  onSaved: (saved: Saved) => void;
}

export interface RecordForm<Saved, Form> {
  form: Form;
  change: (part: Partial<Form>) => void;
  unsaved: Unsaved;
  /** Throws away what was typed. */
  discard: () => void;
  submit: () => Promise<void>;
  /** What this window and another changed to different values; undefined if nothing has to be asked. */
  conflict: Conflict<Saved, Form> | undefined;
  resolve: (choice: 'mine' | 'theirs') => void;
  closeConflict: () => void;
}

/**
 * A form over a whole record with a version: what is typed is kept however the form is left (SEC-15), another window’s
 * changes are merged when it is saved, and only what both changed is asked about (SEC-16).
 */
export function useRecordForm<Saved extends { version: number }, Form extends object>(
  options: RecordFormOptions<Saved, Form>,
): RecordForm<Saved, Form> {
  const { saved, held, hold, formOf, isSame = isSameJson, read, send, onSaved } = options;
  // An answer is newer than what was read until it is read again.
  const [answer, setAnswer] = useState(saved);
  const newest = answer.version > saved.version ? answer : saved;
  const { base, form } = held ?? { base: newest, form: formOf(newest) };
  const conflicts = useConflict({ read, formOf, isSame });
  const unsaved = useKeptChange(options.record, { base, form, isChanged: held !== null, restore: hold });
  const latest = useRef(form);
  useEffect(() => {
    latest.current = form;
  });
  const differs = (one: Form, other: Form) =>
    (Object.keys(one) as (keyof Form & string)[]).some((name) => !isSame(one[name], other[name], name));

  async function save(typed: Form, on: Saved, rebases: number): Promise<void> {
    try {
      const next = await send(typed, on);
      setAnswer(next);
      // What was typed while it was being saved stays, and is still to be saved.
      const { merged } = mergeVersions(typed, latest.current, formOf(next), isSame);
      hold(differs(merged, formOf(next)) ? { base: next, form: merged } : null);
      onSaved(next);
    } catch (refusal) {
      // Any other refusal is told by the error of the write, above what was typed.
      if (!isApiError(refusal)) throw refusal;
      if (refusal.code !== 'VERSION_CONFLICT' || rebases === 0) return;
      const next = await conflicts.meet(on, latest.current);
      if (next) await goOn(next.form, next.on, rebases - 1);
    }
  }
  async function goOn(typed: Form, on: Saved, rebases = MOST_REBASES): Promise<void> {
    if (differs(typed, formOf(on))) {
      hold({ base: on, form: typed });
      latest.current = typed;
      await save(typed, on, rebases);
      return;
    }
    // Both windows made the same change.
    setAnswer(on);
    hold(null);
    onSaved(on);
  }
  return {
    form,
    change: (part) => {
      const next = { ...form, ...part };
      hold(differs(next, formOf(base)) ? { base, form: next } : null);
    },
    unsaved,
    discard: () => hold(null),
    submit: () => save(form, base, MOST_REBASES),
    conflict: conflicts.conflict,
    resolve: (choice) => {
      const next = conflicts.resolve(choice);
      if (next) void goOn(next.form, next.on);
    },
    closeConflict: conflicts.close,
  };
}
