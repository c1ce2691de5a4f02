import { Banner, useToast } from '@sakina/design-system';
import { exportAuditEntries } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';
import { isApiError } from '@sakina/platform/client';
import { ReasonDialog, saveTable } from '../../shared/index.ts';
import { useAdminSettingsText } from '../messages/index.ts';
import { exportBody } from '../model/audit-question.ts';
import type { AuditQuestion } from '../model/audit-question.ts';

export interface AuditExportDialogProps {
  /** Filters and order that the server was asked for. */
  question: AuditQuestion;
  /** How many match, or null where words that are searched for narrow the list and not the file. */
  total: number | null;
  /** Called when it is to close. */
  onClose: () => void;
}

/** Says what leaves as a file and asks why; the log keeps both. */
export function AuditExportDialog({ question, total, onClose }: AuditExportDialogProps) {
  const t = useAdminSettingsText();
  const toast = useToast();
  const fetchRows = useAction(exportAuditEntries);
  return (
    <ReasonDialog
      isOpen
      onClose={onClose}
      record="audit-export"
      title={t('export.title')}
      effects={[
        total === null ? t('export.words') : t('export.rows', { count: total }),
        t('export.personal'),
        t('export.logged'),
      ]}
      confirmLabel={t('export.take')}
      tone="primary"
      error={fetchRows.error}
      problem={
        isApiError(fetchRows.error, 'SELECTION_TOO_LARGE') ? (
          <Banner tone="danger" urgency="assertive" title={t('export.tooMany.title')}>
            {t('export.tooMany.body')}
          </Banner>
        ) : undefined
      }
      onConfirm={async (reason) => {
        const file = await fetchRows.run({ body: exportBody(question, reason) });
        saveTable(file);
        toast({ tone: 'success', title: t('export.done', { count: file.total }) });
        onClose();
      }}
    />
  );
}
