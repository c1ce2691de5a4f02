import { useEffect, useMemo, useRef, useState } from 'react';
import { afterTimeout } from '../../browser/index.ts';
import { createDraftWriter } from '../../drafts/index.ts';
import type { DraftVault } from '../../drafts/index.ts';
import { useDrafts } from './drafts.tsx';

/** Owner key for drafts of signed-out visitors; the tab’s vault has only one. */
const VISITOR = 'visitor';

export interface DraftOptions<Value> {
  /** Unsaved input; null when everything is saved. A new object after every change, and only then. */
  value: Value | null;
  /** Called once with what was kept for this user and record, unless the user has typed meanwhile. Validate it. */
  onRestore: (kept: unknown) => void;
  /**
   * Whether a visitor’s input is kept too, sealed, in this tab only. The user who signs in next in the tab continues
   * with it: for forms that are started before there is an account.
   * @default false
   */
  isOpenToVisitors?: boolean;
}

/** Where the input is kept, or that it could not be. */
export type DraftKeeping = ({ status: 'kept'; where: 'device' | 'tab' } | { status: 'failed' }) & {
  /**
   * Removes the draft now, before the form that was sent is closed; typing again makes a new one.
   * @returns Settles once it is gone.
   */
  readonly forget: () => Promise<void>;
};

/** Opens a user’s draft of a record; what they typed in this tab before signing in becomes theirs. */
async function openFor(
  { vault, userId }: { vault: DraftVault; userId: string },
  record: string,
  visitors: DraftVault | null,
): Promise<unknown> {
  const brought = await visitors?.open(VISITOR, record);
  if (brought === undefined) return vault.open(userId, record);
  await vault.seal(userId, record, brought);
  await visitors?.forget(VISITOR, record);
  return brought;
}

/**
 * Keeps the input for this user and record, sealed, at most two seconds behind, and restores it after a crash, a reload
 * or the end of a session (SEC-15).
 * @param record Identifies the record, such as `note:nt-1`; another name is another draft.
 * @returns How the draft is kept, to show to the user; undefined if it is not kept.
 */
export function useDraft<Value>(
  record: string,
  { value, onRestore, isOpenToVisitors = false }: DraftOptions<Value>,
): DraftKeeping | undefined {
  const drafts = useDrafts();
  const place = useMemo(() => {
    if (drafts === null) return null;
    const { vault, userId, visitors } = drafts;
    if (userId !== null) return { vault, userId, visitors: isOpenToVisitors ? visitors : null };
    return isOpenToVisitors && visitors ? { vault: visitors, userId: VISITOR, visitors: null } : null;
  }, [drafts, isOpenToVisitors]);
  const [failedAt, setFailedAt] = useState<typeof place>(null);
  const writer = useMemo(
    () =>
      place &&
      createDraftWriter(place.vault, place.userId, record, {
        after: afterTimeout,
        onSealed: (isKept) => setFailedAt(isKept ? null : place),
      }),
    [place, record],
  );
  const latest = useRef({ value, onRestore });
  useEffect(() => {
    latest.current = { value, onRestore };
  });

  useEffect(() => {
    if (!place || !writer) return undefined;
    let isGone = false;
    void openFor(place, record, place.visitors).then((kept) => {
      if (isGone || kept === undefined || latest.current.value !== null) return;
      writer.adopt();
      latest.current.onRestore(kept);
    });
    return () => {
      isGone = true;
    };
  }, [place, writer, record]);

  useEffect(() => writer?.take(value), [writer, value]);

  useEffect(() => {
    if (!writer) return undefined;
    const flush = () => void writer.flush();
    document.addEventListener('visibilitychange', flush);
    window.addEventListener('pagehide', flush);
    return () => {
      document.removeEventListener('visibilitychange', flush);
      window.removeEventListener('pagehide', flush);
      flush();
    };
  }, [writer]);

  if (place === null || writer === null) return undefined;
  const forget = () => {
    writer.take(null);
    return writer.flush();
  };
  return failedAt === place
    ? { status: 'failed', forget }
    : { status: 'kept', where: place.userId === VISITOR ? 'tab' : 'device', forget };
}
