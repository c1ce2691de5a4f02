import { listOwnApplications, uploadApplicationDocument } from '@sakina/platform/contract';
import type { DocumentKind, ProviderApplication } from '@sakina/platform/contract';
import { useClient, useInvalidate } from '@sakina/platform/react';
import { useCallback, useRef } from 'react';

/** What a document is sent with. */
export interface DocumentUpload {
  /** Id of the application. */
  id: string;
  document: File;
  kind: DocumentKind;
  /** Ends when the person stops it or leaves. */
  signal: AbortSignal;
}

/**
 * Adds a document to an application (CLOUD-62). Not by `useAction`, since it can be stopped half-way. The same file sent again
 * carries the same key: an answer that was lost on the way makes no second document.
 */
export function useUploadDocument(): (upload: DocumentUpload) => Promise<ProviderApplication> {
  const client = useClient();
  const invalidate = useInvalidate();
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
      await invalidate(listOwnApplications);
      return application;
    },
    [client, invalidate],
  );
}
