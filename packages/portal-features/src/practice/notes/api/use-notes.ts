import { listSessionNotes } from '@sakina/platform/contract';
import type { ResponseOf } from '@sakina/platform/contract';
import { useOperation } from '@sakina/platform/react';
import type { Read } from '@sakina/platform/react';

/** The notes of the provider who is signed in. */
export function useNotes(): Read<ResponseOf<typeof listSessionNotes>> {
  return useOperation(listSessionNotes, {});
}
