import { useLeaveWarning } from '@sakina/design-system';
import { useDraft } from '@sakina/platform/react';
import type { DraftOptions } from '@sakina/platform/react';
import { useState } from 'react';

/** How a form stands to what was typed and not saved; `KeptNotice` shows it. */
export interface Unsaved {
  /** Whether what stands there came back from an earlier visit. */
  isRestored: boolean;
  /** Whether this browser could not keep it: leaving would lose it, so the browser asks before the tab closes. */
  isFailing: boolean;
  /** Removes what is kept. Call it where the form was sent, before it closes. */
  forget: () => void;
}

export type UnsavedOptions<Value> = Pick<DraftOptions<Value>, 'value'> & {
  /** Reads what was kept; null where it is no such thing. */
  read: (kept: unknown) => Value | null;
  /** Puts it back into the form. */
  restore: (kept: Value) => void;
};

/**
 * Keeps what is typed in a form, sealed for this person, however the form is left: by a link, Back, Escape, a reload,
 * the quick exit or the end of an idle session (SEC-15). Where it cannot be kept, the browser asks before the tab
 * closes.
 * @param record Names the draft: the form, with the id of what it changes.
 */
export function useUnsaved<Value>(record: string, { value, read, restore }: UnsavedOptions<Value>): Unsaved {
  const [isRestored, setRestored] = useState(false);
  const draft = useDraft(record, {
    value,
    onRestore: (kept) => {
      const found = read(kept);
      if (found === null) return;
      restore(found);
      setRestored(true);
    },
  });
  const isFailing = value !== null && draft?.status === 'failed';
  useLeaveWarning(value !== null && draft?.status !== 'kept');
  return {
    isRestored: isRestored && value !== null,
    isFailing,
    forget: () => {
      setRestored(false);
      void draft?.forget();
    },
  };
}
