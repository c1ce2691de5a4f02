import { Button, EmptyState, Inline, LoadingRegion, PageHeader, Skeleton, Stack } from '@sakina/design-system';
import type { Read } from '@sakina/platform/react';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { errorCase, ReadView } from '../../../shared/index.ts';
import { useInvoicesText } from '../messages/index.ts';

export interface PaperPageProps<Data> {
  read: Read<Data>;
  title: string;
  /** Words of the way back. */
  backLabel: string;
  /** Called to go back to where it was opened from. */
  onBack: () => void;
  /** What is said while it is read, and where it is not there. @default those of a superbill or an estimate */
  words?: { loading: string; missing: string; missingBody: string };
  /** Further buttons, once it was read. */
  actions?: ReactNode;
  /** What is shown once it is read. */
  children: (data: Data) => ReactNode;
}

/**
 * A superbill, an estimate or the copy of an invoice on a page of its own, to be read and printed; on paper it stands
 * without the page around it.
 */
export function PaperPage<Data>(props: PaperPageProps<Data>) {
  const { read, title, backLabel, onBack, actions, children } = props;
  const t = useInvoicesText();
  const words = props.words ?? {
    loading: t('paper.loading'),
    missing: t('paper.missing.title'),
    missingBody: t('paper.missing.body'),
  };
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Stack gap="x4">
      <PageHeader
        title={title}
        titleRef={heading}
        actions={
          <Inline gap="x2">
            <Button variant="secondary" onPress={onBack}>
              {backLabel}
            </Button>
            {read.data !== undefined && actions}
            {read.data !== undefined && <Button onPress={() => window.print()}>{t('copy.print')}</Button>}
          </Inline>
        }
      />
      <ReadView
        read={read}
        loading={
          <LoadingRegion label={words.loading}>
            <Skeleton lines={8} />
          </LoadingRegion>
        }
        describeError={(error) =>
          errorCase(error) === 'notFound' ? (
            <EmptyState title={words.missing} illustration={null}>
              {words.missingBody}
            </EmptyState>
          ) : undefined
        }
      >
        {children}
      </ReadView>
    </Stack>
  );
}
