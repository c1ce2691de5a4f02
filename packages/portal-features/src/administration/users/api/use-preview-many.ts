import { previewManyUsers } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';

/** Says whom a bulk action would change, before anything is changed. */
export function usePreviewMany() {
  return useAction(previewManyUsers);
}
