import { useMemo } from 'react';
import { readKeptForm } from './kept-shape.ts';
import { useUnsaved } from './use-unsaved.ts';
import type { Unsaved } from './use-unsaved.ts';

/** What is typed and not saved, with the record that it changes. */
export interface HeldForm<Saved, Form> {
  base: Saved;
  form: Form;
}

export interface KeptChangeOptions<Saved, Form> extends HeldForm<Saved, Form> {
  isChanged: boolean;
  /** Puts both back: saving then meets what was saved elsewhere meanwhile as a conflict. */
  restore: (kept: HeldForm<Saved, Form>) => void;
}

/** Reads a change that was kept: its form as `readKeptForm`, its record by having a version. */
export function readKeptChange<Saved extends { version: number }, Form extends object>(
  kept: unknown,
  form: Form,
): HeldForm<Saved, Form> | null {
  const { base, form: found } = Object(kept) as { base?: { version?: unknown } | null; form?: unknown };
  const read = readKeptForm(found, form);
  return read !== null && typeof base?.version === 'number' ? { base: base as Saved, form: read } : null;
}

/**
 * Keeps a change of a record with the version that it builds on, so that another window’s change is met as a conflict
 * and is not replaced unseen (SEC-15, SEC-16).
 * @param record Names the draft: the form, with the id of what it changes.
 */
export function useKeptChange<Saved extends { version: number }, Form extends object>(
  record: string,
  { base, form, isChanged, restore }: KeptChangeOptions<Saved, Form>,
): Unsaved {
  return useUnsaved<HeldForm<Saved, Form>>(record, {
    value: useMemo(() => (isChanged ? { base, form } : null), [isChanged, base, form]),
    read: (kept) => readKeptChange<Saved, Form>(kept, form),
    restore,
  });
}
