import { decideRecordAccess } from '@sakina/platform/contract';
import type { RecordGrant } from '@sakina/platform/contract';
import { ActDialog } from '../../../shared/index.ts';
import { useAdminSafetyText } from '../../messages/index.ts';
import { useTooLate } from './use-too-late.ts';

export interface DecideDialogProps {
  /** The access that it is about. */
  grant: RecordGrant;
  /** Whether it is about to be allowed, or refused. */
  isAllowed: boolean;
  /** Called when it is to close. */
  onClose: () => void;
}

/** Allows or refuses that someone else reads a record, after saying what that does. */
export function DecideDialog({ grant, isAllowed, onClose }: DecideDialogProps) {
  const t = useAdminSafetyText();
  const names = { who: grant.requestedBy.displayName, client: grant.client.displayName };
  const tooLate = useTooLate();
  const kind = isAllowed ? 'allow' : 'refuse';
  return (
    <ActDialog
      operation={decideRecordAccess}
      input={(words) => ({ params: { id: grant.id }, body: { isAllowed, words } })}
      onClose={onClose}
      record={`record-${kind}:${grant.id}`}
      title={t(`${kind}.title`, names)}
      effects={
        isAllowed
          ? [t('allow.hour', names), t('allow.parts'), t('allow.review', names), t('allow.client', names)]
          : [t('refuse.nothing', names), t('refuse.again')]
      }
      reasonHelp={t('decide.help')}
      confirmLabel={t(`record.${kind}`)}
      tone={isAllowed ? 'primary' : 'danger'}
      done={t(`${kind}.done`, names)}
      overtaken={{ ALREADY_DECIDED: tooLate }}
    />
  );
}
