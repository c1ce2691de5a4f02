import { isApiError } from '@sakina/platform/client';
import type { JournalEntry } from '@sakina/platform/contract';
import { updateJournalEntry, createJournalEntry } from '@sakina/platform/contract';
import { speaksOfCrisis } from '@sakina/platform/domain';
import { useDraft, useQueuedAction } from '@sakina/platform/react';
import { useEffect, useRef, useState } from 'react';
import {
  draftOf,
  emptyEntry,
  entryProblems,
  fieldsOfEntry,
  isSameEntry,
  readKeptEntry,
  versionIn,
} from '../model/entry.ts';
import type { EntryFields } from '../model/entry.ts';

/** An entry that was just kept. */
export interface KeptEntry {
  /** Null for a new one that waits for a connection: it has no place of its own yet. */
  id: string | null;
  /** Words of crisis stand in it. */
  isCrisis: boolean;
}

export interface EntryWorkOptions {
  /** The entry as it stands; null for a new one. */
  entry: JournalEntry | null;
  /** The question that a new one answers, or null. */
  promptId: string | null;
  /** Called when it has been kept, after its draft has gone. */
  onKept: (kept: KeptEntry) => void;
}

/** What is typed of an entry, and the attempt to keep it. */
export function useEntryWork({ entry, promptId, onKept }: EntryWorkOptions) {
  const create = useQueuedAction(createJournalEntry);
  const update = useQueuedAction(updateJournalEntry);
  const [typed, setTyped] = useState<EntryFields | null>(null);
  const [isTried, setTried] = useState(false);
  const [kept, setKept] = useState<KeptEntry | null>(null);
  const before = entry ? fieldsOfEntry(entry) : emptyEntry;
  const fields = typed ?? before;
  useDraft(entry ? `journal:${entry.id}` : `journal:new:${promptId ?? ''}`, {
    value: typed,
    onRestore: (value) => {
      const restored = readKeptEntry(value);
      if (restored) setTyped(restored);
    },
  });
  // After the draft has been let go: whoever is told may lead away.
  const latest = useRef(onKept);
  useEffect(() => {
    latest.current = onKept;
  });
  useEffect(() => {
    if (kept) latest.current(kept);
  }, [kept]);

  const error = entry ? update.error : create.error;
  /** @param version The version that it replaces, where that is another than the one read. */
  async function save(version = entry?.version) {
    setTried(true);
    if (Object.keys(entryProblems(fields)).length > 0) return;
    try {
      const sending =
        entry && version !== undefined
          ? await update.run({ params: { id: entry.id }, body: { ...draftOf(fields), version } })
          : await create.run({ body: { ...draftOf(fields), promptId, step: null } });
      setTyped(null);
      setTried(false);
      setKept(
        sending.isWaiting
          ? { id: entry?.id ?? null, isCrisis: speaksOfCrisis(`${fields.title} ${fields.body}`) }
          : { id: sending.answer.entry.id, isCrisis: sending.answer.crisisHelp },
      );
    } catch (thrown) {
      // Told of above the form, which keeps what was typed.
      if (!isApiError(thrown)) throw thrown;
    }
  }
  return {
    fields,
    problems: isTried ? entryProblems(fields) : {},
    error,
    /** The version on the server, where someone changed it in another window. */
    otherVersion: isApiError(error, 'VERSION_CONFLICT') ? versionIn(error.details) : null,
    hasTyped: typed !== null && !isSameEntry(typed, before),
    isRunning: create.isRunning || update.isRunning,
    set: (change: Partial<EntryFields>) => setTyped({ ...fields, ...change }),
    /** Lets go of what was typed. */
    drop: () => {
      setTyped(null);
      setTried(false);
      update.reset();
    },
    save,
  };
}

/** See useEntryWork. */
export type EntryWork = ReturnType<typeof useEntryWork>;
