import { exportUsers } from '@sakina/platform/contract';
import type { ResponseOf } from '@sakina/platform/contract';
import { useClient } from '@sakina/platform/react';
import type { UsersQuestion } from '../model/question.ts';

/** Fetches the people who fit as rows for a file; the audit log keeps that it was done. */
export function useExportUsers(): (question: UsersQuestion) => Promise<ResponseOf<typeof exportUsers>> {
  const client = useClient();
  return (body) => client.call(exportUsers, { body });
}
