import { ErrorState, LoadingRegion, SideSheet, Skeleton } from '@sakina/design-system';
import type { Read } from '@sakina/platform/react';
import type { ReactNode } from 'react';
import { errorCase } from '../../../shared/error-text.ts';
import { ReadView } from '../../../shared/ReadView.tsx';

export interface ReadSheetProps<T> {
  read: Read<T>;
  /** Whom or what it is about, once it is read. */
  title: (data: T) => string;
  texts: {
    /** Heading until it is read. */
    title: string;
    loading: string;
    /** Said where there is nothing of that id. */
    missing: { title: string; body: string };
  };
  /** Shown while it is read. @default six lines */
  skeleton?: ReactNode;
  onClose: () => void;
  children: (data: T) => ReactNode;
}

/** One row of a list beside it, in its state: reading, not there, failed with a retry, or read. */
export function ReadSheet<T>({
  read,
  title,
  texts,
  skeleton = <Skeleton lines={6} />,
  onClose,
  children,
}: ReadSheetProps<T>) {
  return (
    <SideSheet isOpen onOpenChange={onClose} title={read.data ? title(read.data) : texts.title}>
      <ReadView
        read={read}
        loading={<LoadingRegion label={texts.loading}>{skeleton}</LoadingRegion>}
        describeError={(error) =>
          errorCase(error) === 'notFound' ? (
            <ErrorState title={texts.missing.title} headingLevel={3}>
              {texts.missing.body}
            </ErrorState>
          ) : undefined
        }
      >
        {children}
      </ReadView>
    </SideSheet>
  );
}
