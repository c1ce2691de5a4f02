import { listAuditEntries } from '@sakina/platform/contract';
import type { ResponseOf } from '@sakina/platform/contract';
import { useClient, useOperation } from '@sakina/platform/react';
import type { Read } from '@sakina/platform/react';
import { useCursorRows } from '../../shared/index.ts';
import type { AuditQuestion } from '../model/audit-question.ts';

const PIECE = 50;

/** The entries of the audit log that fit, the newest first, piece by piece. */
export function useAudit(question: AuditQuestion) {
  const client = useClient();
  const query = { ...question, limit: PIECE };
  const read: Read<ResponseOf<typeof listAuditEntries>> = useOperation(
    listAuditEntries,
    { query },
    { keepPrevious: true },
  );
  const list = useCursorRows(JSON.stringify(question), read, (after) =>
    client.call(listAuditEntries, { query: { ...query, after } }),
  );
  return { read, ...list };
}
