import type { Operation, OperationInput, ResponseOf } from '@sakina/platform/contract';
import { useClient, useReadAgain } from '@sakina/platform/react';
import { useCallback, useRef } from 'react';

/** What makes an upload the same as the one before. */
interface UploadOf {
  file: File;
  /** What the file is sent as, where one file may be sent as several things. */
  as?: string;
  /** Aborts when its reader stops the upload or leaves. */
  signal: AbortSignal;
}

/**
 * Returns the call that sends a file. Without `useAction`, because it can be aborted. The same file sent again keeps
 * its idempotency key until it has arrived, so that a lost answer does not add it twice.
 * @throws ApiError
 */
export function useUpload<Sent extends Operation>(
  operation: Sent,
): (input: OperationInput<Sent>, upload: UploadOf) => Promise<ResponseOf<Sent>> {
  const client = useClient();
  const readAgain = useReadAgain();
  const keys = useRef(new WeakMap<File, Map<string, string>>());
  return useCallback(
    async (input, { file, as = '', signal }) => {
      const ofFile = keys.current.get(file) ?? new Map<string, string>();
      keys.current.set(file, ofFile);
      const idempotencyKey = ofFile.get(as) ?? crypto.randomUUID();
      ofFile.set(as, idempotencyKey);
      const answer = await client.call(operation, input, { signal, idempotencyKey });
      ofFile.delete(as);
      await readAgain(operation);
      return answer;
    },
    [client, operation, readAgain],
  );
}
