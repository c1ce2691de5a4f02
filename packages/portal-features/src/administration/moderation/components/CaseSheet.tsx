import { ErrorState, LoadingRegion, SideSheet, Skeleton } from '@sakina/design-system';
import { getModerationCase } from '@sakina/platform/contract';
import { useOperation } from '@sakina/platform/react';
import { errorCase, ReadView } from '../../../shared/index.ts';
import { useAdminModerationText } from '../messages/index.ts';
import { CaseDetails } from './CaseDetails.tsx';
import { useCaseWords } from './use-words.ts';

/** One case beside the list. */
export function CaseSheet({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useAdminModerationText();
  const { what } = useCaseWords();
  const read = useOperation(getModerationCase, { params: { id } });
  return (
    <SideSheet isOpen onOpenChange={onClose} title={read.data ? what(read.data) : t('case.title')}>
      <ReadView
        read={read}
        loading={
          <LoadingRegion label={t('case.loading')}>
            <Skeleton lines={6} />
          </LoadingRegion>
        }
        describeError={(error) =>
          errorCase(error) === 'notFound' ? (
            <ErrorState title={t('case.missing.title')} headingLevel={3}>
              {t('case.missing.body')}
            </ErrorState>
          ) : undefined
        }
      >
        {(entry) => <CaseDetails key={entry.id} entry={entry} />}
      </ReadView>
    </SideSheet>
  );
}
