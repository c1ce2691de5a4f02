import { useEffect, useMemo, useRef, useState } from 'react';
import { afterTimeout } from '../../browser/index.ts';
import { createDraftWriter } from '../../drafts/index.ts';
import type { DraftVault } from '../../drafts/index.ts';
import { useDrafts } from './drafts.tsx';

/** Whose drafts those of nobody are: in the vault of the tab there is only one. */
const VISITOR = 'visitor';

export interface DraftOptions<Value> {
  /** What is typed and not saved yet; null when everything is saved. A new object after every change, and only then. */
  value: Value | null;
  /** Called once, with what was kept for this user and record, unless something was typed meanwhile. Check its form. */
  onRestore: (kept: unknown) => void;
  /**
   * Whether a visitor's typing is kept too, sealed, in this tab alone. Whoever signs in next in the tab goes on with it: it is
   * for forms that are begun before there is an account.
   * @default false
   */
  isOpenToVisitors?: boolean;
}

/** Where what is typed is kept, or that it could not be. */
export type DraftKeeping = { status: 'kept'; where: 'device' | 'tab' } | { status: 'failed' };

/** What was kept of a record for somebody; what they typed in this tab before they signed in becomes theirs. */
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
 * Keeps what is typed for this user and record, sealed, at most two seconds behind, and gives it back after a crash, a
 * reload or the end of a session (SEC-15).
 * @param record Names the record, such as `note:nt-1`; another name is another draft.
 * @returns How the draft is kept, for the reader to know; undefined where nobody keeps it.
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

  if (place === null) return undefined;
  return failedAt === place
    ? { status: 'failed' }
    : { status: 'kept', where: place.userId === VISITOR ? 'tab' : 'device' };
}
