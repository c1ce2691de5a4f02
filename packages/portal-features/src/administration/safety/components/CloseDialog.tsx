import { useToast } from '@sakina/design-system';
import type { AdminSafetyAlertDetail } from '@sakina/platform/contract';
import { useInvalidate } from '@sakina/platform/react';
import { ReasonDialog } from '../../shared/index.ts';
import { changed } from '../api/changed.ts';
import type { AlertDoor } from '../api/changed.ts';
import { useClose } from '../api/use-close.ts';
import { useAdminSafetyText } from '../messages/index.ts';
import { meanwhileOf } from '../model/meanwhile.ts';
import { Meanwhile } from './Meanwhile.tsx';
import { useAlertWords } from './use-alert-words.ts';

export interface CloseDialogProps {
  alert: AdminSafetyAlertDetail;
  /** Where it is answered. @default 'admin' */
  door?: AlertDoor;
  onClose: () => void;
  /** Called with what was done, in words. */
  onDone: (news: string) => void;
}

/** Closes an alert with what was done; who reads it is said before. */
export function CloseDialog({ alert, door = 'admin', onClose, onDone }: CloseDialogProps) {
  const t = useAdminSafetyText();
  const toast = useToast();
  const invalidate = useInvalidate();
  const action = useClose(door);
  const { responsible } = useAlertWords();
  const { id, client } = alert;
  const isTooLate = meanwhileOf(action.error) !== null;
  return (
    <ReasonDialog
      isOpen
      onClose={() => {
        onClose();
        if (isTooLate) void invalidate(...changed);
      }}
      title={t('close.title', { name: client.displayName })}
      effects={[
        alert.responsible.length === 0
          ? t('close.alone')
          : t('close.providers', { names: responsible(alert), count: alert.responsible.length }),
        t('close.client', { name: client.displayName }),
        t('close.final'),
      ]}
      reasonLabel={t('close.done')}
      reasonHelp={t('close.help')}
      confirmLabel={t('close.confirm')}
      tone="primary"
      error={action.error}
      problem={isTooLate && <Meanwhile error={action.error} />}
      onConfirm={async (done) => {
        await action.run({ params: { id }, body: { done } });
        const news = t('close.news', { name: client.displayName });
        toast({ tone: 'success', title: news });
        onClose();
        onDone(news);
      }}
    />
  );
}
