import type { Read } from '@sakina/platform/react';
import type { ReactNode } from 'react';
import { ReadView } from '../../shared/ReadView.tsx';

export interface ReadFailureProps<T> {
  read: Read<T>;
  /** A table that shows by itself that it is loading. */
  children: ReactNode;
}

/**
 * Says above a table why its rows could not be read; without any rows it stands in the table’s place. The table keeps
 * its place in the page from loading to ready, so that what is typed into its search and where the focus is are not
 * lost.
 */
export function ReadFailure<T>({ read, children }: ReadFailureProps<T>) {
  return (
    <>
      {read.error && (
        <ReadView read={read} loading={null}>
          {() => null}
        </ReadView>
      )}
      {(!read.error || read.data !== undefined || read.isLoading) && children}
    </>
  );
}
