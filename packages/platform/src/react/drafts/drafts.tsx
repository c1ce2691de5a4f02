import { createContext, useContext, useEffect, useMemo, useRef } from 'react';
import type { ReactNode } from 'react';
import { createDraftWriter } from '../../drafts/index.ts';
import type { DraftVault } from '../../drafts/index.ts';

interface Drafts {
  vault: DraftVault;
  userId: string;
}

const DraftsContext = createContext<Drafts | null>(null);

export interface DraftsProviderProps {
  vault: DraftVault;
  /** Whose drafts are kept and opened; null for visitors, whose typing is not kept. */
  userId: string | null;
  children: ReactNode;
}

/** Hands the vault of one user to everything below. */
export function DraftsProvider({ vault, userId, children }: DraftsProviderProps) {
  const drafts = useMemo(() => (userId === null ? null : { vault, userId }), [vault, userId]);
  return <DraftsContext value={drafts}>{children}</DraftsContext>;
}

const browserTimer = (milliseconds: number, callback: () => void) => {
  const timer = setTimeout(callback, milliseconds);
  return () => clearTimeout(timer);
};

export interface DraftOptions<Value> {
  /** What is typed and not saved yet; null when everything is saved. A new object after every change, and only then. */
  value: Value | null;
  /** Called once, with what was kept for this user and record, unless something was typed meanwhile. Check its form. */
  onRestore: (kept: unknown) => void;
}

/**
 * Keeps what is typed for this user and record, sealed, at most two seconds behind, and gives it back after a crash, a
 * reload or the end of a session (SEC-15).
 * @param record Names the record, such as `note:nt-1`; another name is another draft.
 */
export function useDraft<Value>(record: string, { value, onRestore }: DraftOptions<Value>): void {
  const drafts = useContext(DraftsContext);
  const writer = useMemo(() => drafts && createDraftWriter(drafts.vault, drafts.userId, record, { after: browserTimer }), [drafts, record]);
  const latest = useRef({ value, onRestore });
  useEffect(() => {
    latest.current = { value, onRestore };
  });

  useEffect(() => {
    if (!drafts || !writer) return undefined;
    let isGone = false;
    void drafts.vault.open(drafts.userId, record).then((kept) => {
      if (isGone || kept === undefined || latest.current.value !== null) return;
      writer.adopt();
      latest.current.onRestore(kept);
    });
    return () => {
      isGone = true;
    };
  }, [drafts, writer, record]);

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
}
