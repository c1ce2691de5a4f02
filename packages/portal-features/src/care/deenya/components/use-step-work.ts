import { isApiError } from '@sakina/platform/client';
import type { Enrolment, Step } from '@sakina/platform/contract';
import { completeStep, createJournalEntry } from '@sakina/platform/contract';
import { speaksOfCrisis } from '@sakina/platform/domain';
import { useDraft, useQueuedAction } from '@sakina/platform/react';
import { useState } from 'react';
import { emptyReflection, readKeptReflection, reflectionProblem } from '../model/reflection.ts';
import type { ReflectionFields } from '../model/reflection.ts';

/** What is typed at a step, the attempt to say that it is done, and the copy for the journal where one is wanted. */
export function useStepWork(step: Step, enrolment: Enrolment) {
  const complete = useQueuedAction(completeStep);
  const create = useQueuedAction(createJournalEntry);
  const [typed, setTyped] = useState<ReflectionFields | null>(null);
  const [isTried, setTried] = useState(false);
  const [savedCount, setSavedCount] = useState(0);
  const [isCrisis, setCrisis] = useState(false);
  const [journal, setJournal] = useState<'none' | 'kept' | 'failed'>('none');
  const { programmeId, day } = step;
  useDraft(`step:${programmeId}:${enrolment.round}:${day}`, {
    value: typed,
    onRestore: (kept) => setTyped(readKeptReflection(kept)),
  });
  const fields = typed ?? emptyReflection;

  async function keepInJournal(body: string) {
    try {
      const { isWaiting } = await create.run({
        body: {
          title: step.title.slice(0, 120),
          body,
          tags: [],
          promptId: null,
          step: { programmeId, day },
          isFavourite: false,
        },
      });
      // What waits stands in the journal, and says so there.
      if (!isWaiting) setJournal('kept');
    } catch (error) {
      if (!isApiError(error)) throw error;
      setJournal('failed');
    }
  }
  async function save() {
    setTried(true);
    if (reflectionProblem(fields) !== null) return;
    const reflection = fields.reflection.trim() || null;
    try {
      const sending = await complete.run({ params: { id: programmeId, day: String(day) }, body: { reflection } });
      setTyped(null);
      setCrisis(sending.isWaiting ? speaksOfCrisis(reflection ?? '') : sending.answer.crisisHelp);
      setSavedCount((count) => count + 1);
      if (fields.toJournal && reflection !== null) await keepInJournal(reflection);
    } catch (error) {
      // Told of above the form, which keeps what was typed.
      if (!isApiError(error)) throw error;
    }
  }
  return {
    fields,
    problem: isTried ? reflectionProblem(fields) : null,
    error: complete.error,
    /** Counts what was finished since the page opened, so that the focus can follow. */
    savedCount,
    isCrisis,
    /** Whether the copy for the journal was kept, where one was wanted. */
    journal,
    journalError: create.error,
    isKeepingInJournal: create.isRunning,
    set: (change: Partial<ReflectionFields>) => setTyped({ ...fields, ...change }),
    save,
    keepInJournal,
  };
}

/** See useStepWork. */
export type StepWork = ReturnType<typeof useStepWork>;
