import { isApiError } from '@sakina/platform/client';
import { own } from '@sakina/platform/domain';
import { useState } from 'react';

/** The version that the server has, as a refused write was told it (VERSION_CONFLICT); null for any other error. */
export function serverVersion(error: unknown): number | null {
  const version = isApiError(error, 'VERSION_CONFLICT') ? own(error.details, 'version') : undefined;
  return typeof version === 'number' ? version : null;
}

/**
 * The version that the fields of a form build on (SEC-16). It stays that of the read with which the form opened, even
 * where that is read again; after a conflict, which `SaveNotice` tells, it is the server's, so that saving again is a
 * decision to replace that one.
 * @param read The version that was read.
 */
export function useBaseVersion(read: number) {
  const [version, setVersion] = useState(read);
  return {
    version,
    /** Called with the version of each answer. */
    noteSaved: setVersion,
    /** Called with the error of each refused write. */
    noteRefused: (error: unknown) => setVersion((before) => serverVersion(error) ?? before),
  };
}
