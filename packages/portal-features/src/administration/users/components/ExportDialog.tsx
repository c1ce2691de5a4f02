import { ConfirmDialog, useToast } from '@sakina/design-system';
import { isApiError } from '@sakina/platform/client';
import { exportUsers } from '@sakina/platform/contract';
import { useClient } from '@sakina/platform/react';
import { useState } from 'react';
import { useErrorText } from '../../../shared/index.ts';
import { saveTable } from '../../shared/index.ts';
import { useAdminUsersText } from '../messages/index.ts';
import type { UsersQuestion } from '../model/question.ts';

export interface ExportDialogProps {
  /** Filters and order that the server was asked for. */
  question: UsersQuestion;
  /** How many match. */
  total: number;
  /** Called when it is to close. */
  onClose: () => void;
}

/** Asks before the people who match leave as a file, and says that the audit log keeps it. */
export function ExportDialog({ question, total, onClose }: ExportDialogProps) {
  const t = useAdminUsersText();
  const toast = useToast();
  const errorText = useErrorText('read');
  const client = useClient();
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>();

  async function take() {
    setBusy(true);
    setError(undefined);
    try {
      const table = await client.call(exportUsers, { body: question });
      saveTable(table);
      toast({ tone: 'success', title: t('export.done', { count: table.total }) });
      onClose();
    } catch (thrown) {
      setError(thrown);
    } finally {
      setBusy(false);
    }
  }
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={onClose}
      title={t('export.title', { count: total })}
      confirmLabel={t('export.take')}
      cancelLabel={t('export.keep')}
      tone="primary"
      isBusy={isBusy}
      onConfirm={() => void take()}
      failure={
        error === undefined
          ? undefined
          : isApiError(error, 'SELECTION_TOO_LARGE')
            ? t('export.tooMany')
            : errorText(error).body
      }
    >
      {t('export.body')}
    </ConfirmDialog>
  );
}
