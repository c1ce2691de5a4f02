import { getAdminSession } from '@sakina/platform/contract';
import type { AdminSessionDetail } from '@sakina/platform/contract';
import { useOperation } from '@sakina/platform/react';
import type { Read } from '@sakina/platform/react';

/** One session with what happened to it. */
export function useAdminSession(id: string): Read<AdminSessionDetail> {
  return useOperation(getAdminSession, { params: { id } });
}
