import { ErrorState } from '@sakina/design-system';
import type { Read } from '@sakina/platform/react';
import type { ReactNode } from 'react';
import { errorCase, LoadingLines, ReadView } from '../index.ts';

export interface RecordViewProps<T> {
  /** The read of the record. */
  read: Read<T>;
  /** What is on its way, for screen readers. */
  loading: string;
  /**
   * Lines of text of each part, until the record is there.
   * @default one part of six lines
   */
  lines?: readonly number[];
  /**
   * Said where there is no such record.
   * @default the general words
   */
  missing?: { title: string; body: string };
  children: (record: T) => ReactNode;
}

const ONE_PART = [6];

/** One record in a panel: read, failed with a retry, missing or shown. */
export function RecordView<T>({ read, loading, lines = ONE_PART, missing, children }: RecordViewProps<T>) {
  return (
    <ReadView
      read={read}
      loading={<LoadingLines label={loading} lines={lines} />}
      describeError={(error) =>
        missing && errorCase(error) === 'notFound' ? (
          <ErrorState title={missing.title} headingLevel={3}>
            {missing.body}
          </ErrorState>
        ) : undefined
      }
    >
      {children}
    </ReadView>
  );
}
