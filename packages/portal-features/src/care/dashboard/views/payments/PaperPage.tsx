import { Button, EmptyState, LoadingRegion, PageHeader, Skeleton } from '@sakina/design-system';
import type { Read } from '@sakina/platform/react';
import type { ReactNode } from 'react';
import { errorCase, ReadView, useRouteFocus } from '../../../../shared/index.ts';
import { pathTo } from '../../model/place.ts';
import { usePaymentsText } from './messages/index.ts';

export interface PaperPageProps<Data> {
  read: Read<Data>;
  title: string;
  /** What is said while it is read, and where it is not there. @default those of a superbill or an estimate */
  words?: { loading: string; missing: string };
  /** What is shown once it is read. */
  children: (data: Data) => ReactNode;
}

/**
 * A receipt, a superbill or an estimate of the person, to be read and printed; on paper it stands without the page
 * around it.
 */
export function PaperPage<Data>({ read, title, words, children }: PaperPageProps<Data>) {
  const t = usePaymentsText();
  const heading = useRouteFocus();
  return (
    <>
      <PageHeader
        back={{ href: pathTo('payments'), label: t('receipt.back') }}
        title={title}
        titleRef={heading}
        actions={
          read.data !== undefined && (
            <Button variant="secondary" onPress={() => window.print()}>
              {t('receipt.print')}
            </Button>
          )
        }
      />
      <ReadView
        read={read}
        loading={
          <LoadingRegion label={words?.loading ?? t('paper.loading')}>
            <Skeleton lines={6} />
          </LoadingRegion>
        }
        describeError={(error) =>
          errorCase(error) === 'notFound' ? (
            <EmptyState title={words?.missing ?? t('paper.missing')}>{t('receipt.missingBody')}</EmptyState>
          ) : undefined
        }
      >
        {children}
      </ReadView>
    </>
  );
}
