import { EmptyState, LoadingRegion, Skeleton, Stack } from '@sakina/design-system';
import type { ReactNode } from 'react';
import { errorCase } from '../error-text.ts';
import { ReadView } from '../ReadView.tsx';
import type { ReadViewProps } from '../ReadView.tsx';
import type { useMessages } from './api/messages.ts';
import { useThreadText } from './messages/index.ts';

/** What a conversation and its latest messages are read as. */
type ThreadRead = ReturnType<typeof useMessages>['read'];
type Thread = NonNullable<ThreadRead['data']>;

export interface ThreadViewProps extends Pick<ReadViewProps<Thread>, 'children'> {
  /** From `useMessages`. */
  read: ThreadRead;
  /** What the reader can do where the address names no conversation of theirs. @default nothing */
  missingAction?: ReactNode;
}

/** A conversation in the state of its read: loading, failed, missing or there. */
export function ThreadView({ read, missingAction, children }: ThreadViewProps) {
  const t = useThreadText();
  return (
    <ReadView
      read={read}
      loading={
        <LoadingRegion label={t('thread.loading')}>
          <Stack gap="x2">
            <Skeleton lines={3} />
            <Skeleton lines={2} />
          </Stack>
        </LoadingRegion>
      }
      describeError={(error) =>
        errorCase(error) === 'notFound' ? <MissingThread action={missingAction} /> : undefined
      }
    >
      {children}
    </ReadView>
  );
}

/** Stands where an address names no conversation of the reader’s. */
export function MissingThread({ action }: { action?: ReactNode }) {
  const t = useThreadText();
  return (
    <EmptyState title={t('thread.missing')} action={action}>
      {t('thread.missingBody')}
    </EmptyState>
  );
}
