import { uploadLicense } from '@sakina/platform/contract';
import type { CredentialDocument } from '@sakina/platform/contract';
import { useClient, useReadAgain } from '@sakina/platform/react';
import { useCallback, useRef } from 'react';

/**
 * Hands in a licence (CALL-3). Without `useAction`, because it can be stopped. The same file sent again keeps its
 * idempotency key, so that a lost answer does not add it twice.
 */
export function useUploadLicense(): (license: File, signal: AbortSignal) => Promise<CredentialDocument> {
  const client = useClient();
  const readAgain = useReadAgain();
  const keys = useRef(new WeakMap<File, string>());
  return useCallback(
    async (license, signal) => {
      const idempotencyKey = keys.current.get(license) ?? crypto.randomUUID();
      keys.current.set(license, idempotencyKey);
      const document = await client.call(uploadLicense, { body: { license } }, { signal, idempotencyKey });
      keys.current.delete(license);
      await readAgain(uploadLicense);
      return document;
    },
    [client, readAgain],
  );
}
