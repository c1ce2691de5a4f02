import { getModerationCase } from '@sakina/platform/contract';
import { useOperation } from '@sakina/platform/react';

/** One matter with its thread, its author’s history and the moderators’ notes. */
export function useCase(id: string) {
  return useOperation(getModerationCase, { params: { id } });
}
