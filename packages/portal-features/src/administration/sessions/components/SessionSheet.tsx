import { getAdminSession } from '@sakina/platform/contract';
import { useOperation } from '@sakina/platform/react';
import { RecordSheet } from '../../shared/index.ts';
import { useAdminSessionsText } from '../messages/index.ts';
import { SessionDetails } from './SessionDetails.tsx';

export interface SessionSheetProps {
  id: string;
  /** Called when it is to close. */
  onClose: () => void;
}

/** One session beside the list. */
export function SessionSheet({ id, onClose }: SessionSheetProps) {
  const t = useAdminSessionsText();
  return (
    <RecordSheet
      id={id}
      title={t('detail.title')}
      read={useOperation(getAdminSession, { params: { id } })}
      loading={t('detail.loading')}
      lines={[4, 3, 5]}
      missing={{ title: t('detail.missing.title'), body: t('detail.missing.body') }}
      onClose={onClose}
    >
      {(session) => <SessionDetails session={session} />}
    </RecordSheet>
  );
}
