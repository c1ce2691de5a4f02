import { useToast } from '@sakina/design-system';
import { isApiError } from '@sakina/platform/client';
import type { Operation } from '@sakina/platform/contract';
import { useInvalidate } from '@sakina/platform/react';
import { useState } from 'react';
import { useInsideText } from '../messages/inside/index.ts';
import type { Kept } from '../../../shared/form/index.ts';

export interface ChangeOptions {
  /** The version that stands on the server, as far as is known. */
  version: number;
  /** What to read again when someone was faster. Hand in the same array each time. */
  reads: readonly Operation[];
  /** Why the last attempt failed, if it did. */
  error: unknown;
  /** What is being typed; forgotten once it is saved. */
  kept: Pick<Kept<never>, 'clear'>;
  /** Sends the change. @param version The version that it is meant for. @throws ApiError */
  send: (version: number) => Promise<unknown>;
  onClose: () => void;
}

export interface Change {
  /** Another window’s change stands there now; saving again writes over it. */
  isConflict: boolean;
  /** Saves and closes. A refusal leaves everything as it was typed, and is told by `error` of the write. */
  save: () => Promise<void>;
  /** Throws away what was typed, and closes. */
  leave: () => void;
}

/** Saves a change of something that stands there already, over another window’s change only once that was seen. */
export function useChange({ version, reads, error, kept, send, onClose }: ChangeOptions): Change {
  const t = useInsideText();
  const toast = useToast();
  const invalidate = useInvalidate();
  // As it stood when the change began; what others see meanwhile may be newer.
  const [opened] = useState(version);
  const [isOverwriting, setOverwriting] = useState(false);

  async function save() {
    try {
      await send(isOverwriting ? version : opened);
      toast({ tone: 'success', title: t('edit.done') });
      kept.clear();
      onClose();
    } catch (failure) {
      // Told of above the form.
      if (!isApiError(failure)) throw failure;
      if (failure.code !== 'VERSION_CONFLICT') return;
      await invalidate(...reads);
      setOverwriting(true);
    }
  }
  return {
    isConflict: isOverwriting && isApiError(error, 'VERSION_CONFLICT'),
    save,
    leave: () => {
      kept.clear();
      onClose();
    },
  };
}
