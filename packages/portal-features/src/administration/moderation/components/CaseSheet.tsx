import { getModerationCase } from '@sakina/platform/contract';
import { useOperation } from '@sakina/platform/react';
import { RecordSheet } from '../../shared/index.ts';
import { useAdminModerationText } from '../messages/index.ts';
import { CaseDetails } from './CaseDetails.tsx';
import { useCaseText } from './use-words.ts';

/** One case beside the list. */
export function CaseSheet({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useAdminModerationText();
  const { what } = useCaseText();
  const read = useOperation(getModerationCase, { params: { id } });
  return (
    <RecordSheet
      id={id}
      title={read.data ? what(read.data) : t('case.title')}
      read={read}
      loading={t('case.loading')}
      missing={{ title: t('case.missing.title'), body: t('case.missing.body') }}
      onClose={onClose}
    >
      {(entry) => <CaseDetails entry={entry} />}
    </RecordSheet>
  );
}
