import { isApiError } from '@sakina/platform/client';
import { isSameJson, mergeVersions, withTheirs } from '@sakina/platform/domain';
import type { IsSameField } from '@sakina/platform/domain';
import { useState } from 'react';

/** Two versions of a record whose changes do not fit together. */
export interface Conflict<Saved, Form> {
  /** What the server has now. */
  theirs: Saved;
  /** All changes of both; in the fields below the value typed here. */
  merged: Form;
  /** The fields that both changed. */
  fields: readonly (keyof Form & string)[];
}

/** What to save next: the merged form, on the record that the server has. */
export interface NextSave<Saved, Form> {
  on: Saved;
  form: Form;
}

export interface ConflictOptions<Saved, Form> {
  /** Reads the record that the server has now. @param base The one that was changed. */
  read: (base: Saved) => Promise<Saved>;
  /** What a record looks like as a form. */
  formOf: (saved: Saved) => Form;
  /** Compares a field, where the form has names of rows or spaces that say nothing. @default isSameJson */
  isSame?: IsSameField<Form>;
}

/** How often a save is repeated on a newer version before its conflict is told as an error. */
export const MOST_REBASES = 3;

/**
 * Meets a refused save of a form that another window was faster with: fields that one side alone changed are merged
 * without a word, and only what both changed is asked about, with `FieldConflict` (SEC-16).
 */
export function useConflict<Saved, Form extends object>({
  read,
  formOf,
  isSame = isSameJson,
}: ConflictOptions<Saved, Form>) {
  const [conflict, setConflict] = useState<Conflict<Saved, Form>>();
  return {
    conflict,
    /**
     * Call it once a save was refused with VERSION_CONFLICT.
     * @returns What to save next; null where the person has to choose, or the newer version could not be read.
     */
    meet: async (base: Saved, mine: Form): Promise<NextSave<Saved, Form> | null> => {
      let theirs: Saved;
      try {
        theirs = await read(base);
      } catch (unread) {
        // The refusal itself is shown then; what was typed stays.
        if (!isApiError(unread)) throw unread;
        return null;
      }
      const { merged, conflicts } = mergeVersions(formOf(base), mine, formOf(theirs), isSame);
      if (conflicts.length === 0) return { on: theirs, form: merged };
      setConflict({ theirs, merged, fields: conflicts });
      return null;
    },
    /** Ends the question. @returns What to save next; null where there was none. */
    resolve: (choice: 'mine' | 'theirs'): NextSave<Saved, Form> | null => {
      if (!conflict) return null;
      setConflict(undefined);
      const { theirs, merged, fields } = conflict;
      return { on: theirs, form: choice === 'mine' ? merged : withTheirs(merged, formOf(theirs), fields) };
    },
    /** Closes the question without a choice; what was typed stays. */
    close: () => setConflict(undefined),
  };
}
