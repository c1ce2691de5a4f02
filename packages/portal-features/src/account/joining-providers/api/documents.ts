import { uploadApplicationDocument } from '@sakina/platform/contract';
import type { DocumentKind, ProviderApplication } from '@sakina/platform/contract';
import { useClient, useReadAgain } from '@sakina/platform/react';
import { useCallback, useRef } from 'react';

/** The parameters of an upload. */
export interface DocumentUpload {
  /** Id of the application. */
  id: string;
  document: File;
  kind: DocumentKind;
  /** Aborts when the user stops the upload or leaves. */
  signal: AbortSignal;
}

/**
 * Adds a document to an application (CLOUD-62). Without `useAction`, because it can be aborted. Retrying the same file
 * reuses its idempotency key, so that a lost response does not create a second document.
 */
export function useUploadDocument(): (upload: DocumentUpload) => Promise<ProviderApplication> {
  const client = useClient();
  const readAgain = useReadAgain();
  const keys = useRef(new WeakMap<File, Map<string, string>>());
  return useCallback(
    async ({ id, document, kind, signal }) => {
      const ofFile = keys.current.get(document) ?? new Map<string, string>();
      keys.current.set(document, ofFile);
      const idempotencyKey = ofFile.get(kind) ?? crypto.randomUUID();
      ofFile.set(kind, idempotencyKey);
      const application = await client.call(
        uploadApplicationDocument,
        { params: { id }, body: { document, kind } },
        { signal, idempotencyKey },
      );
      ofFile.delete(kind);
      await readAgain(uploadApplicationDocument);
      return application;
    },
    [client, readAgain],
  );
}
