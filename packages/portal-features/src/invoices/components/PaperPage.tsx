import { Button, EmptyState, Inline, LoadingRegion, PageHeader, Skeleton, Stack } from '@sakina/design-system';
import type { Read } from '@sakina/platform/react';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { errorCase, ReadView } from '../../shared/index.ts';
import { useInvoicesText } from '../messages/index.ts';

export interface PaperPageProps<Data> {
  read: Read<Data>;
  title: string;
  /** Words of the way back. */
  backLabel: string;
  onBack: () => void;
  /** Further buttons, once it was read. */
  actions?: ReactNode;
  children: (data: Data) => ReactNode;
}

/** A superbill or an estimate on a page of its own, to be read and printed; on paper it stands without the page around it. */
export function PaperPage<Data>({ read, title, backLabel, onBack, actions, children }: PaperPageProps<Data>) {
  const t = useInvoicesText();
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
          <LoadingRegion label={t('paper.loading')}>
            <Skeleton lines={8} />
          </LoadingRegion>
        }
        describeError={(error) =>
          errorCase(error) === 'notFound' ? (
            <EmptyState title={t('paper.missing.title')} illustration={null}>
              {t('paper.missing.body')}
            </EmptyState>
          ) : undefined
        }
      >
        {children}
      </ReadView>
    </Stack>
  );
}
