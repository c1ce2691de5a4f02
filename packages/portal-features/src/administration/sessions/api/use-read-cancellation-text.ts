import { readCancellationText } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';

/** Reads what someone wrote about why a session was cancelled. It is asked for and never cached: each reading is an entry. */
export function useReadCancellationText() {
  return useAction(readCancellationText);
}
