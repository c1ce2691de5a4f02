import { useToast } from '@sakina/design-system';
import { decideRecordAccess } from '@sakina/platform/contract';
import { isApiError } from '@sakina/platform/client';
import type { RecordGrant } from '@sakina/platform/contract';
import { useAction, useInvalidate } from '@sakina/platform/react';
import { ReasonDialog } from '../../../shared/index.ts';
import { grantReads } from '../../api/record-grants.ts';
import { useAdminSafetyText } from '../../messages/index.ts';
import { TooLate } from './TooLate.tsx';

export interface DecideDialogProps {
  grant: RecordGrant;
  /** Whether it is about to be allowed, or refused. */
  isAllowed: boolean;
  onClose: () => void;
}

/** Allows or refuses that someone else reads a record, after saying what that does. */
export function DecideDialog({ grant, isAllowed, onClose }: DecideDialogProps) {
  const t = useAdminSafetyText();
  const toast = useToast();
  const invalidate = useInvalidate();
  const decide = useAction(decideRecordAccess);
  const isTooLate = isApiError(decide.error, 'ALREADY_DECIDED');
  const names = { who: grant.requestedBy.displayName, client: grant.client.displayName };
  const kind = isAllowed ? 'allow' : 'refuse';
  return (
    <ReasonDialog
      isOpen
      onClose={() => {
        if (isTooLate) void invalidate(...grantReads);
        onClose();
      }}
      title={t(`${kind}.title`, names)}
      effects={
        isAllowed
          ? [t('allow.hour', names), t('allow.parts'), t('allow.review', names), t('allow.client', names)]
          : [t('refuse.nothing', names), t('refuse.again')]
      }
      reasonHelp={t('decide.help')}
      confirmLabel={t(`record.${kind}`)}
      tone={isAllowed ? 'primary' : 'danger'}
      error={decide.error}
      problem={isTooLate && <TooLate />}
      onConfirm={async (words) => {
        await decide.run({ params: { id: grant.id }, body: { isAllowed, words } });
        toast({ tone: 'success', title: t(`${kind}.done`, names) });
        onClose();
      }}
    />
  );
}
