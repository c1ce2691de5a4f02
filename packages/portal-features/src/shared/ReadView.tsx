import { ErrorState } from '@sakina/design-system';
import type { ApiError } from '@sakina/platform/client';
import type { Read } from '@sakina/platform/react';
import { Suspense, useState } from 'react';
import type { ReactNode } from 'react';
import { errorCase, useErrorText } from './error-text.ts';
import { FocusStop } from './FocusStop.tsx';
import { useSharedText } from './messages/index.ts';

export interface ReadViewProps<T> {
  /** The read whose state is shown. */
  read: Read<T>;
  /** Shown until there is something: skeletons of what will come, inside a LoadingRegion. */
  loading: ReactNode;
  /** Whether an answer counts as empty. @default never */
  isEmpty?: (data: T) => boolean;
  /** Says what will be here and how it begins. */
  empty?: ReactNode;
  /**
   * Replaces the general words for an error that has its own text on this screen; return undefined for the general
   * ones.
   */
  describeError?: (error: ApiError) => ReactNode | undefined;
  /** What is shown once it is read. */
  children: (data: T) => ReactNode;
}

/**
 * Shows a read in its state: loading, failed with a retry, empty or full. A failed refresh keeps showing what was read
 * before, with the error above it. A retry shows the loading state again and keeps the focus in its place.
 */
export function ReadView<T>({ read, loading, isEmpty, empty, describeError, children }: ReadViewProps<T>) {
  const t = useSharedText();
  const [retries, setRetries] = useState(0);

  function retry() {
    setRetries(retries + 1);
    read.reload();
  }

  const failure = read.error ? <ReadError error={read.error} onRetry={retry} describe={describeError} /> : null;
  return (
    <>
      {retries > 0 && <FocusStop key={retries}>{t('retrying')}</FocusStop>}
      {read.data === undefined ? (
        ((read.isLoading ? null : failure) ?? loading)
      ) : (
        // What comes with the answer may have to fetch its texts; the page around it must not vanish meanwhile.
        <Suspense fallback={loading}>
          {failure}
          {isEmpty?.(read.data) ? empty : children(read.data)}
        </Suspense>
      )}
    </>
  );
}

interface ReadErrorProps {
  error: ApiError;
  onRetry: () => void;
  describe?: ((error: ApiError) => ReactNode | undefined) | undefined;
}

/** What is not there, or not the person's, does not come back by asking again. */
const FINAL = new Set(['forbidden', 'notAllowed', 'notFound']);

function ReadError({ error, onRetry, describe }: ReadErrorProps) {
  const t = useSharedText();
  const errorText = useErrorText('read');
  const described = describe?.(error);
  if (described !== undefined) return described;
  const { title, body } = errorText(error);
  const retry = FINAL.has(errorCase(error)) ? {} : { onRetry, retryLabel: t('retry') };
  return (
    <ErrorState title={title} {...retry}>
      {body}
    </ErrorState>
  );
}
