import { Banner, PlainButton } from '@sakina/design-system';
import { Suspense } from 'react';
import type { ReactNode } from 'react';
import { errorCase } from '../../../shared/error-text.ts';
import { useSharedText } from '../../../shared/messages/index.ts';
import type { useEarlierAnswers } from './use-earlier-answers.ts';

interface EarlierUnreadProps {
  /** Why the earlier answers could not be read. */
  error: unknown;
  title: string;
  children: string;
  /** Reads them again. */
  onRetry: () => void;
}

/** A retry cannot change these. */
const FINAL = new Set(['forbidden', 'notAllowed', 'notFound']);

/** Reports above a form that earlier answers could not be read. The form stays usable without them. */
function EarlierUnread({ error, title, children, onRetry }: EarlierUnreadProps) {
  const t = useSharedText();
  const retry = FINAL.has(errorCase(error))
    ? {}
    : {
        actions: (
          <PlainButton size="small" variant="secondary" onClick={onRetry}>
            {t('retry')}
          </PlainButton>
        ),
      };
  return (
    <Banner tone="warning" title={title} {...retry}>
      {children}
    </Banner>
  );
}

export interface AfterEarlierProps {
  /** The read of the earlier answers. */
  read: Pick<ReturnType<typeof useEarlierAnswers>, 'isLoading' | 'error' | 'reload'>;
  /** Says that the earlier answers could not be read. */
  failed: { title: string; body: string };
  /** Stands in the place of the form until it can be shown. */
  loading: ReactNode;
  /** The form. */
  children: ReactNode;
}

/**
 * A form that begins with the answers given earlier: waits for them, and says above it where they could not be read.
 */
export function AfterEarlier({ read: { isLoading, error, reload }, failed, loading, children }: AfterEarlierProps) {
  if (isLoading) return loading;
  return (
    // The form suspends while its texts load; the page around it stays.
    <Suspense fallback={loading}>
      {error && (
        <EarlierUnread error={error} title={failed.title} onRetry={reload}>
          {failed.body}
        </EarlierUnread>
      )}
      {children}
    </Suspense>
  );
}
