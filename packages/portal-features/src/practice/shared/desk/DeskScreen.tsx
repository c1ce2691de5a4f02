import { Container, LoadingRegion, PageHeader, Skeleton, Split, Stack } from '@sakina/design-system';
import type { Read } from '@sakina/platform/react';
import type { ReactNode } from 'react';
import { ReadView } from '../../../shared/index.ts';

export interface DeskScreenProps<T> {
  /** Heading of the page. */
  title: string;
  /** A sentence under the heading. */
  lead?: ReactNode;
  /** What acts on the whole page, shown once there is something in the list. */
  actions?: ReactNode;
  /** The read of the list. */
  read: Read<T>;
  /** What is loading, for screen readers. */
  loading: string;
  /** Whether there is nothing to list and nothing is open. */
  isEmpty: (data: T) => boolean;
  /** An EmptyState: what will be here and how it begins. */
  empty: ReactNode;
  /** The list and what is open of it, a Desk. */
  children: (data: T) => ReactNode;
}

/** A page whose work goes through a list one by one: reading, failed, empty, or the list beside what is open of it. */
export function DeskScreen<T>({ title, lead, actions, loading, ...view }: DeskScreenProps<T>) {
  const { read, isEmpty } = view;
  return (
    <Container width="wide" pad="page">
      <Stack gap="x3">
        <PageHeader title={title} lead={lead} actions={read.data !== undefined && !isEmpty(read.data) && actions} />
        <ReadView loading={<DeskSkeleton label={loading} />} {...view} />
      </Stack>
    </Container>
  );
}

function DeskSkeleton({ label }: { label: string }) {
  return (
    <LoadingRegion label={label}>
      <Split
        side={
          <Stack gap="x2">
            <Skeleton shape="button" />
            <Skeleton shape="block" size="sm" />
            <Skeleton shape="block" size="sm" />
            <Skeleton shape="block" size="sm" />
          </Stack>
        }
      >
        <Skeleton shape="block" size="lg" />
      </Split>
    </LoadingRegion>
  );
}
