import { isApiError } from '@sakina/platform/client';
import type { ApiError } from '@sakina/platform/client';
import { listRecordGrants, readRecordPart } from '@sakina/platform/contract';
import type { RecordPart, RecordPartContent } from '@sakina/platform/contract';
import { useClient } from '@sakina/platform/react';
import { useEffect, useState } from 'react';
import { usePagesOf } from '../../../shared/pages/index.ts';
import { REFRESH_MS } from './refresh.ts';

const LIMIT = 50;

/** Who asked to read whose record, the newest first; read again by itself (CLOUD-549). */
export function useRecordGrants() {
  return usePagesOf(listRecordGrants, { query: { limit: LIMIT } }, { refreshMs: REFRESH_MS });
}

type State = { of: string; content: RecordPartContent } | { of: string; error: ApiError };

/**
 * Reads one part of a record (CLOUD-553). Each reading is an entry of the audit log, so it is read once for each time
 * that it is opened, kept nowhere, and gone with the page.
 */
export function useRecordPart(grantId: string, part: RecordPart) {
  const client = useClient();
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<State>();
  const of = `${grantId} ${part} ${attempt}`;
  useEffect(() => {
    const left = new AbortController();
    client.call(readRecordPart, { params: { id: grantId }, query: { part } }, { signal: left.signal }).then(
      (content) => {
        if (!left.signal.aborted) setState({ of, content });
      },
      (error: unknown) => {
        if (left.signal.aborted) return;
        if (!isApiError(error)) throw error;
        setState({ of, error });
      },
    );
    return () => left.abort();
  }, [client, grantId, part, of]);
  const current = state?.of === of ? state : undefined;
  return {
    content: current && 'content' in current ? current.content : undefined,
    error: current && 'error' in current ? current.error : undefined,
    retry: () => setAttempt(attempt + 1),
  };
}
