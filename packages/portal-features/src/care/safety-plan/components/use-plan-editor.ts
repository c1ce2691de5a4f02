import { saveSafetyPlan } from '@sakina/platform/contract';
import { isApiError } from '@sakina/platform/client';
import type { SafetyPlan } from '@sakina/platform/contract';
import { useAction, useDraft } from '@sakina/platform/react';
import { useState } from 'react';
import { useReadLatestPlan } from '../api/safety-plans.ts';
import { readKeptEdit } from '../model/kept-edit.ts';
import type { Edit } from '../model/kept-edit.ts';
import { isSame, joined, meet } from '../model/merge.ts';
import { rowsOf, writtenIn } from '../model/rows.ts';
import type { PlanRow } from '../model/rows.ts';
import { entriesOf, nextSection, withEntries } from '../model/sections.ts';
import type { Entry, SectionKey } from '../model/sections.ts';

/** Two versions of one section. */
export interface PlanConflict {
  /** The plan as the server holds it now. */
  latest: SafetyPlan;
  /** The lines that were written here. */
  mine: readonly Entry[];
}

/** How often a save is tried again on top of a newer plan whose other sections have changed. */
const REBASES = 2;

const newRowId = () => crypto.randomUUID();

/** Whether something is written that the server does not have. */
export function isUnsaved(edit: Edit | null): boolean {
  return edit !== null && !isSame(writtenIn(edit.rows), edit.base);
}

/** Writes one section of the plan at a time. What is typed is sealed on the device until it is saved (SEC-15). */
export function usePlanEditor(plan: SafetyPlan, onReload: () => void) {
  const write = useAction(saveSafetyPlan);
  const readLatest = useReadLatestPlan();
  const [edit, setEdit] = useState<Edit | null>(null);
  const [conflict, setConflict] = useState<PlanConflict | null>(null);
  const [error, setError] = useState<unknown>();
  const [isRestored, setRestored] = useState(false);
  const [closed, setClosed] = useState<SectionKey | null>(null);
  const [isSaving, setSaving] = useState(false);

  useDraft('safety-plan', {
    value: isUnsaved(edit) ? edit : null,
    onRestore: (kept) => {
      const known = readKeptEdit(kept);
      if (!known) return;
      setEdit(known);
      setRestored(true);
    },
  });

  function open(section: SectionKey, isGuided: boolean, from: SafetyPlan = plan) {
    const base = entriesOf(from, section);
    setEdit({ section, base, isGuided, rows: rowsOf(base, newRowId) });
    setError(undefined);
    setRestored(false);
  }

  function close() {
    setClosed(edit?.section ?? null);
    setEdit(null);
    setConflict(null);
    setError(undefined);
    setRestored(false);
  }

  function goOn(done: Edit, latest: SafetyPlan) {
    setConflict(null);
    const next = done.isGuided ? nextSection(done.section) : undefined;
    if (next) open(next, true, latest);
    else close();
  }

  /** @returns Whether it came to an end: saved, or there already. */
  async function settle(
    current: Edit,
    mine: readonly Entry[],
    latest: SafetyPlan,
    rebases = REBASES,
  ): Promise<boolean> {
    const outcome = meet(current.base, mine, entriesOf(latest, current.section));
    if (outcome === 'ask') {
      setConflict({ latest, mine });
      return false;
    }
    if (outcome === 'done') {
      goOn(current, latest);
      return true;
    }
    try {
      goOn(current, await write.run({ body: withEntries(latest, current.section, mine) }));
      return true;
    } catch (thrown) {
      if (!isApiError(thrown, 'VERSION_CONFLICT') || rebases === 0) throw thrown;
      return settle(current, mine, await readLatest(plan.clientId), rebases - 1);
    }
  }

  async function attempt(work: () => Promise<boolean>): Promise<boolean> {
    setSaving(true);
    setError(undefined);
    try {
      return await work();
    } catch (thrown) {
      setError(thrown);
      return false;
    } finally {
      setSaving(false);
    }
  }

  return {
    edit,
    conflict,
    error,
    isRestored,
    isSaving,
    /** The section whose editor was closed last: its button takes the focus again. */
    closed,
    open,
    /** Lets go of what was typed in the section. */
    close,
    change: (rows: readonly PlanRow[]) => setEdit((current) => current && { ...current, rows }),
    /** Goes on to the next step without saving. */
    skip: () => edit && goOn(edit, plan),
    /** Saves, and goes on to no other step. */
    saveAndStop: () =>
      edit ? attempt(() => settle({ ...edit, isGuided: false }, writtenIn(edit.rows), plan)) : Promise.resolve(true),
    save: () => (edit ? attempt(() => settle(edit, writtenIn(edit.rows), plan)) : Promise.resolve(true)),
    /** Decides between two versions; nothing is replaced without it (SEC-16). */
    resolve: (choice: 'mine' | 'theirs' | 'both') => {
      if (!edit || !conflict) return;
      const theirs = entriesOf(conflict.latest, edit.section);
      if (choice === 'theirs') {
        close();
        onReload();
        return;
      }
      const { latest, mine } = conflict;
      setConflict(null);
      const kept = choice === 'both' ? joined(mine, theirs) : mine;
      void attempt(() => settle({ ...edit, base: theirs }, kept, latest));
    },
    /** Leaves the choice open; what was typed stays where it is. */
    leaveConflict: () => setConflict(null),
    newRowId,
  };
}

/** What writes the plan, as components are handed it. */
export type PlanEditor = ReturnType<typeof usePlanEditor>;
